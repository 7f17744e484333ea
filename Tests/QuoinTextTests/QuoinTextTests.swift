import Testing

@Suite struct QuoinTextTests {}
