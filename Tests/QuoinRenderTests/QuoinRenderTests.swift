import Testing

@Suite struct QuoinRenderTests {}
