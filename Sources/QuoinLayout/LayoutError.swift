public import QuoinCore

/// What can go wrong when rules are made or handles are used.
public enum LayoutError: Error, Hashable, Sendable {
  /// A rule that can never mean anything; the diagnostic says where and why.
  case invalid(Diagnostic)
  /// A handle was used after remake or remove had taken its constraint away.
  case staleHandle(Diagnostic)

  public var diagnostic: Diagnostic {
    switch self {
    case .invalid(let diagnostic), .staleHandle(let diagnostic): diagnostic
    }
  }
}

extension LayoutError: CustomStringConvertible {
  public var description: String {
    diagnostic.location.map { "\($0): \(diagnostic.message)" } ?? diagnostic.message
  }
}
