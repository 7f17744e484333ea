internal import QuoinCore

/// Where a picture comes to lie in its box.
struct PicturePlacement {
  /// The whole picture's rectangle; it may reach beyond the box.
  let rect: Rect

  /// - Parameters:
  ///   - image: The box, and how the picture is to fill it.
  ///   - natural: The picture's own size in pt.
  init(_ image: SceneImage, natural: Size) {
    let box = image.rect
    let across = box.width / natural.width
    let down = box.height / natural.height
    let size =
      switch image.fit {
      case .fill: box.size
      case .none: natural
      case .contain: natural.scaled(by: min(across, down))
      case .cover: natural.scaled(by: max(across, down))
      }
    rect = Rect(
      x: box.x + (box.width - size.width) * image.position.x,
      y: box.y + (box.height - size.height) * image.position.y, width: size.width,
      height: size.height)
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
