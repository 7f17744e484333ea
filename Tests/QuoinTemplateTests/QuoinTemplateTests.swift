import Testing

@Suite struct QuoinTemplateTests {}
