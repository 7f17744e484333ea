import Testing

@Suite struct QuoinLayoutTests {}
