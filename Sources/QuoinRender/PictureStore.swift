package import QuoinCore

/// The pictures of a process: each file is read and decoded once.
///
/// One store per worker, used from one thread at a time.
package final class PictureStore {
  private var sizes: [String: Size] = [:]
  private var byPath: [String: Result<Picture, RenderError>] = [:]
  /// Two paths to the same bytes are one picture, which a PDF then stores once.
  private var byContent: [[UInt8]: Picture] = [:]
  /// In the order in which they were read.
  private var pictures: [Picture] = []

  /// More pixels than this are not decoded: 100 million take 400 MB.
  package static let mostPixels = 100_000_000
  /// Larger files are not read.
  static let mostBytes = 256 << 20
  /// The resolution stands before the pixels, though a colour profile may stand before it.
  static let mostHeadBytes = 4 << 20

  package init() {}

  /// The natural size in pt of the picture at a path: by its own resolution, else 96 pixels to the
  /// inch. Only the file's head is looked at.
  ///
  /// - Throws: `RenderError.unreadablePicture`, `.oversizedPicture`
  package func naturalSize(ofPictureAt path: String) throws(RenderError) -> Size {
    if let known = sizes[path] { return known }
    let head = try FileBytes.read(path, atMost: Self.mostHeadBytes)
    let size = try Self.header(of: head, path: path).naturalSize
    sizes[path] = size
    return size
  }

  /// The decoded picture at a path.
  ///
  /// - Throws: `RenderError.unreadablePicture`, `.oversizedPicture`
  func picture(at path: String) throws(RenderError) -> Picture {
    if let known = byPath[path] { return try known.get() }
    let result: Result<Picture, RenderError>
    do throws(RenderError) {
      result = .success(try load(path))
    } catch {
      result = .failure(error)
    }
    byPath[path] = result
    return try result.get()
  }

  /// The picture whose placeholder bears a number.
  ///
  /// - Throws: `RenderError.drawing`
  func picture(numbered number: Int) throws(RenderError) -> Picture {
    guard pictures.indices.contains(number) else { throw .drawing(reason: "a picture is lost") }
    return pictures[number]
  }

  private func load(_ path: String) throws(RenderError) -> Picture {
    let file = try FileBytes.read(path, atMost: Self.mostBytes)
    if let known = byContent[file] { return known }
    let header = try Self.header(of: file, path: path)
    let picture = try Picture(file, header, path: path, number: pictures.count)
    pictures.append(picture)
    byContent[file] = picture
    return picture
  }

  private static func header(
    of bytes: [UInt8], path: String
  ) throws(RenderError) -> PNGHeader {
    guard let header = PNGHeader(bytes) else {
      throw .unreadablePicture(path: path, reason: "not a PNG file")
    }
    guard header.width <= PixelSize.longestSide, header.height <= PixelSize.longestSide,
      header.width * header.height <= mostPixels
    else { throw .oversizedPicture(path: path, width: header.width, height: header.height) }
    return header
  }
}
