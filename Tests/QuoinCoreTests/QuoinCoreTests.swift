import Testing

@Suite struct QuoinCoreTests {}
