/// Where a link leads, as far as it may.
enum LinkTarget: Hashable {
  /// A box or page of this document.
  case place(String)
  case address(String)

  /// Addresses that data can bring but a reader would not expect to follow, `javascript:` above all.
  private static let schemes = ["https:", "http:", "mailto:", "tel:", "ftp:", "sms:", "geo:"]

  /// Nil where the link leads nowhere that is safe.
  init?(_ link: String) {
    if link.hasPrefix("#") {
      guard link.count > 1 else { return nil }
      self = .place(String(link.dropFirst()))
    } else {
      let lowercased = link.lowercased()
      guard Self.schemes.contains(where: lowercased.hasPrefix) else { return nil }
      self = .address(link)
    }
  }
}
