package import Geometry

/// A picture whose parts move from frame to frame, for an SVG animation.
///
/// Lengths are in points from the top left, y down.
package struct MovingPicture {
  /// Where a part is in a frame.
  package struct Place: Sendable, Hashable {
    /// The whole part.
    let rect: Rect
    /// The visible rectangle, and whether it is smaller than the part inside the hole.
    let clip: Rect
    let isCut: Bool
    /// Whether any of it is visible.
    package let isSeen: Bool
    /// Above 0 and at most 1.
    let alpha: Double

    /// A place over a hole, cut by a clip; nil if it is empty or transparent.
    ///
    /// An invisible part has a place, too, from which it will move.
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
    package enum Content {
      /// A canvas of marks, stretched to its place.
      case picture(Canvas)
      /// The background, blurred over `blur` points, inside some corners of a radius in points.
      case frost(blur: Double, radius: Double, corners: Corners)
    }

    let content: Content
    /// One a frame; nil where it is absent.
    package var places: [Place?]

    package init(_ content: Content, _ places: [Place?]) {
      self.content = content
      self.places = places
    }

    /// The place in every frame, kept while invisible; `base` for a part that never is.
    func everywhere(_ base: Place) -> [Place] {
      var last = places.lazy.compactMap { $0 }.first ?? base
      return places.map { place in
        last = place ?? last
        return last
      }
    }
  }

  /// Parts visible through one hole.
  struct Cell {
    /// In points of the picture; the parts' places count from its top left.
    let rect: Rect
    let radius: Double
    let corners: Corners
    /// Back to front.
    let parts: [Part]
  }

  /// In points.
  package let size: Size
  /// Behind everything.
  let background: Color
  package let frameCount: Int
  private(set) var cells: [Cell] = []

  /// Without any parts.
  package init(size: Size, background: Color, frameCount: Int) {
    self.size = size
    self.background = background
    self.frameCount = frameCount
  }

  /// Adds parts, back to front, visible through a round rectangle; places count from its top left.
  package mutating func add(
    _ parts: [Part], in rect: Rect, radius: Double = 0, corners: Corners = .all
  ) {
    cells.append(Cell(rect: rect, radius: radius, corners: corners, parts: parts))
  }

  package struct Play: Sendable, Hashable {
    let delay: Double
    let loops: Int
    /// The frame shown without animation, from 0.
    let still: Int

    /// Each frame for `delay` seconds, `loops` times or, with 0, for ever.
    package init(delay: Double, loops: Int, still: Int) {
      self.delay = delay
      self.loops = loops
      self.still = still
    }
  }

  /// A part's greatest distance from its place in any frame, 0.1 points, less the rounding of keys.
  static let tolerance = 0.1 - 0.01
  /// The least distance of a jump, in points; a shorter slide looks the same.
  static let jump = 1.0
  /// The same for opacities.
  static let (alphaTolerance, alphaJump) = (0.01, 0.1)

  /// Whether something blurs the parts behind it.
  package var isFrosted: Bool {
    cells.contains { $0.parts.contains { if case .frost = $0.content { true } else { false } } }
  }

  /// The picture as a Lottie animation, whose pictures have the canvases' pixels.
  ///
  /// - Throws: `CanvasError` for a missing glyph, or a part's medium other than marks.
  package func lottie(
    _ play: Play, title: String, description: String, fonts: Fonts
  ) throws(CanvasError) -> String {
    var writer = MovingLottieWriter(
      fonts: fonts, frameCount: frameCount, framesPerSecond: 1 / play.delay)
    return try writer.file(of: self, title: title, description: description)
  }

  /// The picture as an SVG animation, also for an HTML image.
  ///
  /// - Parameters:
  ///   - scale: The pixels a point of the parts' canvases.
  ///   - description: For accessibility.
  ///   - fonts: The parts' fonts.
  /// - Throws: `CanvasError` for a missing glyph, or a part's medium other than marks.
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
