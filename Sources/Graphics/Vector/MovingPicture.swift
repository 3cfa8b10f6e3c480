package import Geometry

/// A picture whose parts move from frame to frame, for an SVG file that plays by itself.
///
/// Lengths are in points from the top left, y down.
package struct MovingPicture {
  /// Where a part is in a frame.
  package struct Place: Sendable, Hashable {
    /// Where all of it lies.
    let rect: Rect
    /// What is seen of it, and whether that is less than all that lies in the hole.
    let clip: Rect
    let isCut: Bool
    /// Whether anything is seen of it.
    package let isSeen: Bool
    /// Its opacity, above 0 and at most 1.
    let alpha: Double

    /// A place over a hole, cut by a clip; nil for one without an inside, and where it is clear.
    ///
    /// What is not seen has its place, too: it is on its way from there.
    package init?(_ rect: Rect, clip: Rect? = nil, in hole: Rect, alpha: Double = 1) {
      guard !rect.isEmpty, alpha > 0 else { return nil }
      let clip = clip ?? hole
      let part = rect.intersection(hole)
      self.rect = rect
      self.clip = clip
      isCut = !part.isEmpty && !clip.holds(part)
      isSeen = !part.intersection(clip).isEmpty
      self.alpha = alpha
    }
  }

  /// One thing, and where it is in each frame.
  package struct Part {
    /// What is seen.
    package enum Content {
      /// A canvas of marks, stretched to its place.
      case picture(Canvas)
      /// What lies behind, blurred over so many points, inside some corners of a radius in points.
      case frost(blur: Double, radius: Double, corners: Corners)
    }

    let content: Content
    /// One a frame; nil where it is not there.
    package var places: [Place?]

    /// A part with a place for each frame.
    package init(_ content: Content, _ places: [Place?]) {
      self.content = content
      self.places = places
    }
  }

  /// Parts that are seen through one hole.
  struct Cell {
    /// The hole, in points of the picture; the parts' places count from its top left.
    let rect: Rect
    let radius: Double
    /// Back to front.
    let parts: [Part]
  }

  /// The picture's size.
  package let size: Size
  /// What lies behind everything.
  let background: Color
  /// How many frames there are.
  package let frameCount: Int
  private(set) var cells: [Cell] = []

  /// A picture in which nothing moves yet.
  package init(size: Size, background: Color, frameCount: Int) {
    self.size = size
    self.background = background
    self.frameCount = frameCount
  }

  /// Adds parts, back to front, that are seen through a rectangle with round corners; places count from its top left.
  package mutating func add(_ parts: [Part], in rect: Rect, radius: Double = 0) {
    cells.append(Cell(rect: rect, radius: radius, parts: parts))
  }

  /// How the frames are played.
  package struct Play: Sendable, Hashable {
    /// How long each frame is shown, in seconds.
    let delay: Double
    /// How often; 0 for ever.
    let loops: Int
    /// The frame that is seen where nothing moves, from 0.
    let still: Int

    /// Each frame for `delay` seconds, `loops` times or, with 0, for ever.
    package init(delay: Double, loops: Int, still: Int) {
      self.delay = delay
      self.loops = loops
      self.still = still
    }
  }

  /// The picture as an SVG file that plays by itself, also as the source of an HTML image.
  ///
  /// - Parameters:
  ///   - scale: The pixels a point of the parts' canvases.
  ///   - description: What it shows, for those who do not see it.
  ///   - fonts: Those that the parts' texts were set with.
  /// - Throws: `CanvasError` where a glyph is missing, or where a part's medium is not marks.
  package func svg(
    _ play: Play, scale: Double, title: String, description: String, fonts: Fonts
  ) throws(CanvasError) -> String {
    var writer = MovingSVGWriter(
      SVGWriter(scale: scale, families: fonts.families), play, frameCount: frameCount)
    let body = try writer.body(of: self)
    return SVGWriter.file(
      size: size, title: title, description: description, families: fonts.families,
      style: writer.style, definitions: writer.svg.definitions, body: body)
  }
}
