internal import QuoinCore
internal import QuoinTemplate

/// Data to bind into a template: an object with its numbers as written and its keys in order.
public struct DocumentData: Sendable {
  let value: DataValue

  /// The largest JSON file that is read.
  public static let mostBytes = Limits.dataSize

  /// An empty object.
  public init() {
    value = .object(DataObject())
  }

  init(_ value: DataValue) {
    self.value = value
  }

  /// Reads a JSON object (RFC 8259, UTF-8).
  ///
  /// - Parameters:
  ///   - json: The bytes of the file.
  ///   - file: What diagnostics call it.
  /// - Throws: `QuoinError` with the place of the first thing that is no JSON, or of a value that is
  ///   no object.
  public init(json: [UInt8], file: String) throws(QuoinError) {
    do throws(TemplateError) {
      value = try JSONReader.read(json, file: file)
    } catch {
      throw QuoinError(error.diagnostics)
    }
    guard case .object = value else {
      let start = SourceLocation(file: file, line: 1, column: 1)
      throw QuoinError(.badValue, at: start, "the data must be an object: {…}")
    }
  }

  /// The data with one text put at a path such as `customer.name` or `items[0].title`.
  ///
  /// - Throws: `QuoinError` where the path cannot be read or leads through something else.
  public func setting(_ path: String, to text: String) throws(QuoinError) -> DocumentData {
    guard let value = value.setting(path, to: text) else {
      throw QuoinError(.missingData, "no value can be set at '\(path)'")
    }
    return DocumentData(value)
  }
}
