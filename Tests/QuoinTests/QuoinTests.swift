import Testing

@Suite struct QuoinTests {}
