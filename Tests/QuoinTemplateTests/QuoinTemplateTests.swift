import Testing

@testable import QuoinTemplate
