/// A laid-out document: what layout ends in and rendering starts from.
///
/// A plain value: it names fonts and pictures but holds no bytes of them.
public struct Scene: Hashable, Sendable {
  public var pages: [ScenePage]

  public init(pages: [ScenePage] = []) {
    self.pages = pages
  }
}

/// One laid-out page.
public struct ScenePage: Hashable, Sendable {
  /// The id of the `<page>`.
  public var id: String?
  /// The trim size in pt.
  public var size: Size
  /// How far painting reaches beyond the trim box.
  public var bleed: Insets
  /// Painted over the whole page, bleed included; nil leaves the paper.
  public var fill: Paint?
  /// What is painted, back to front.
  public var items: [SceneItem]
  /// Every box with an id, guides among them, in document order.
  public var frames: [SceneFrame]

  public init(
    id: String?, size: Size, bleed: Insets = .zero, fill: Paint? = nil, items: [SceneItem] = [],
    frames: [SceneFrame] = []
  ) {
    self.id = id
    self.size = size
    self.bleed = bleed
    self.fill = fill
    self.items = items
    self.frames = frames
  }
}

/// One thing to paint, its rectangle in pt from the page's top left.
public indirect enum SceneItem: Hashable, Sendable {
  case shape(SceneShape)
  case text(SceneText)
  case image(SceneImage)
  case group(SceneGroup)
}

/// An outline in a box, filled and stroked.
public struct SceneShape: Hashable, Sendable {
  public enum Outline: Hashable, Sendable {
    case rectangle(CornerRadii)
    case ellipse
    /// From the rectangle's top left to its bottom right.
    case line
  }

  public var rect: Rect
  public var outline: Outline
  public var fill: Paint?
  public var stroke: Stroke?

  public init(rect: Rect, outline: Outline, fill: Paint?, stroke: Stroke?) {
    self.rect = rect
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// A text set in a rectangle; the renderer lays it out just as it was measured.
public struct SceneText: Hashable, Sendable {
  public var rect: Rect
  public var content: TextContent
  /// The width it was measured at; nil where it stands on its natural lines.
  public var wrapWidth: Double?
  /// The height given to `fit="shrink"`.
  public var fitHeight: Double?

  public init(rect: Rect, content: TextContent, wrapWidth: Double?, fitHeight: Double?) {
    self.rect = rect
    self.content = content
    self.wrapWidth = wrapWidth
    self.fitHeight = fitHeight
  }
}

/// A picture in a rectangle.
public struct SceneImage: Hashable, Sendable {
  public var rect: Rect
  public var source: ImageSource
  public var fit: ImageFit
  public var position: ImagePosition
  public var radius: CornerRadii
  public var alternativeText: String?

  public init(
    rect: Rect, source: ImageSource, fit: ImageFit, position: ImagePosition,
    radius: CornerRadii = .zero, alternativeText: String? = nil
  ) {
    self.rect = rect
    self.source = source
    self.fit = fit
    self.position = position
    self.radius = radius
    self.alternativeText = alternativeText
  }
}

/// Items painted together: one opacity, one clip, one rotation, one link for all of them.
public struct SceneGroup: Hashable, Sendable {
  /// The box that the group stands for.
  public var rect: Rect
  public var opacity: Double
  /// Whether painting stays inside `rect`, its corners rounded by `radius`.
  public var clips: Bool
  public var radius: CornerRadii
  /// Degrees clockwise about the centre of `rect`.
  public var rotation: Double
  /// `https://…` or `#id`: all of `rect` leads there.
  public var link: String?
  /// The id under which `#id` links find this box.
  public var anchor: String?
  /// What the group stands for, for scripts; SVG writes it as `data-…` attributes, others nowhere.
  public var data: [SceneDatum]
  public var items: [SceneItem]

  public init(
    rect: Rect, opacity: Double = 1, clips: Bool = false, radius: CornerRadii = .zero,
    rotation: Double = 0, link: String? = nil, anchor: String? = nil, data: [SceneDatum] = [],
    items: [SceneItem]
  ) {
    self.rect = rect
    self.opacity = opacity
    self.clips = clips
    self.radius = radius
    self.rotation = rotation
    self.link = link
    self.anchor = anchor
    self.data = data
    self.items = items
  }
}

/// A named value of a group; the name is of lowercase letters and hyphens.
public struct SceneDatum: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Where a box came to stand, as `quoin layout` prints it.
public struct SceneFrame: Hashable, Sendable {
  public var id: String
  /// The element's name: `text`, `box`, `image`, `guide`…
  public var kind: String
  public var rect: Rect
  public var isHidden: Bool
  /// For texts: lines as drawn; nil for other boxes.
  public var text: Text?

  public init(id: String, kind: String, rect: Rect, isHidden: Bool = false, text: Text? = nil) {
    self.id = id
    self.kind = kind
    self.rect = rect
    self.isHidden = isHidden
    self.text = text
  }

  /// Lines and baselines of a text box; baselines are absolute on the page.
  public struct Text: Hashable, Sendable {
    public var lines: [String]
    public var firstBaseline: Double
    public var lastBaseline: Double
    public var scale: Double

    public init(lines: [String], firstBaseline: Double, lastBaseline: Double, scale: Double) {
      self.lines = lines
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
      self.scale = scale
    }
  }
}
