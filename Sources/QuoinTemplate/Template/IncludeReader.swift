internal import QuoinCore

/// Reads a template and puts the elements of the files that it includes in their places.
struct IncludeReader {
  private let access: FileAccess
  private var count = 0
  private var size = 0
  private var elements = 1
  /// The files being read, outermost first, with the places that include them.
  private var chain: [(path: String, location: SourceLocation?)] = []

  /// The most files that one template may include, each counted as often as it is.
  private static let maximumCount = 256

  init(_ access: FileAccess) {
    self.access = access
  }

  /// The root element of a file with every `<include>` replaced.
  mutating func read(
    _ bytes: [UInt8], path: String, file: String, directory: String
  ) throws(TemplateError) -> XMLElement {
    let root = try XMLReader.read(bytes, file: file, directory: directory)
    size += bytes.count
    chain.append((path, nil))
    defer { chain.removeLast() }
    return try expand(root)
  }

  private mutating func expand(_ element: XMLElement) throws(TemplateError) -> XMLElement {
    guard element.children.contains(where: { $0.element != nil }) else { return element }
    var result = element
    result.children = []
    for child in element.children {
      guard let inner = child.element else {
        result.children.append(child)
        continue
      }
      elements += 1
      guard elements <= Limits.elements else { throw XMLReader.tooManyElements(at: inner.location) }
      if inner.name == "include" {
        result.children += try include(inner)
      } else {
        result.children.append(.element(try expand(inner)))
      }
    }
    return result
  }

  private mutating func include(_ element: XMLElement) throws(TemplateError) -> [XMLNode] {
    guard let src = element.attribute("src"), element.attributes.count == 1,
      element.elements.isEmpty, !src.value.contains("{{")
    else {
      // Left in its place for the checker, who says what is wrong with it.
      return [.element(element)]
    }
    let location = src.location
    let path: String
    do {
      path = try access.file(src.value, from: element.source.directory)
    } catch {
      throw error.error(for: src.value, what: "file", code: .unknownName, at: location)
    }
    if let first = chain.firstIndex(where: { $0.path == path }) {
      let places = chain[(first + 1)...].compactMap(\.location) + [location]
      let list = places.map(\.description).joined(separator: ", ")
      throw TemplateError(.badValue, at: location, "'\(src.value)' includes itself: \(list)")
    }
    count += 1
    guard let bytes = FileAccess.read(path) else {
      throw TemplateError(.unknownName, at: location, "the file '\(src.value)' cannot be read")
    }
    size += bytes.count
    guard count <= Self.maximumCount, size <= XMLReader.maximumSize else {
      throw TemplateError(.tooLarge, at: location, "the template includes too much")
    }
    let root = try XMLReader.read(
      bytes, file: joined(src.value, to: element.source.file),
      directory: path.directoryPath)
    chain.append((path, location))
    defer { chain.removeLast() }
    if root.name == "include" { return try include(root) }
    let included = try expand(root)
    return included.name == "template" ? included.children : [.element(included)]
  }

  /// What an included file is called: its path from where the first file's path leads from.
  private func joined(_ path: String, to file: String) -> String {
    let folder = file.directoryPath
    return folder.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }
}

extension XMLNode {
  fileprivate var element: XMLElement? {
    if case .element(let element) = self { element } else { nil }
  }
}

extension String {
  /// Everything before the last slash.
  var directoryPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}

extension FileAccess.Failure {
  /// What is said about a file that cannot be had.
  func error(
    for path: String, what: String, code: Diagnostic.Code, at location: SourceLocation
  ) -> TemplateError {
    switch self {
    case .outside:
      TemplateError(
        .unsafePath, at: location,
        path.contains("://")
          ? "'\(path)' is not a file; nothing is read from the network"
          : "the \(what) '\(path)' is outside the root folder")
    case .missing:
      TemplateError(code, at: location, "no \(what) '\(path)'")
    }
  }
}
