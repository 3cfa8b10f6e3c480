import Imaging
import Geometry

/// One thing that was drawn, in pixels of its picture.
indirect enum Mark {
  case fill(Shape, Paint)
  case stroke(Path, Paint, Stroke)
  case text(TextMark)
  case shadow(Rect, radius: Double, Shadow)
  /// Another picture, cut to its own size; the placement is from its pixels to these.
  case picture(Recording, ScaleTranslation)
  /// Pixels, stretched to a rectangle and interpolated.
  case pixels(Bitmap, Rect)
  /// Marks visible through a shape.
  case clipped(Shape, [Mark])
  /// Drawn as one picture at an opacity above 0 and below 1.
  case faded(Double, [Mark])

  /// A rectangle around it; nil for nothing.
  var box: Rect? {
    switch self {
    case .fill(.rectangle(let rect), _): rect
    case .fill(.path(let path), _): path.box
    case .stroke(let path, _, let stroke):
      path.box?.grown(
        by: stroke.width / 2 * (stroke.isPointed(along: path) ? Stroke.miterLimit : 1))
    case .text(let text): text.placement.apply(text.ink)
    case .shadow(let rect, _, let shadow):
      rect.offset(x: 0, y: shadow.y).grown(by: shadow.blur)
    case .picture(let recording, let placement): placement.apply(recording.bounds)
    case .pixels(_, let rect): rect
    case .clipped(.rectangle(let rect), let marks):
      marks.box.map { $0.intersection(rect) }
    case .clipped(.path(let path), let marks):
      marks.box.flatMap { box in path.box.map { $0.intersection(box) } }
    case .faded(_, let marks): marks.box
    }
  }
}

extension Stroke {
  /// The greatest ratio of a sharp corner's length to the line's width.
  static let miterLimit = 10.0

  /// Whether it may extend sideways by more than half its width: at sharp corners of less than 90°.
  ///
  /// Corners between horizontal and vertical lines have 90°, and curves begin without one.
  fileprivate func isPointed(along path: Path) -> Bool {
    guard join == .sharp else { return false }
    var last = Point.zero
    for element in path.elements {
      switch element {
      case .line(let point):
        if point.x != last.x && point.y != last.y { return true }
        last = point
      case .move(let point), .curve(_, _, let point): last = point
      case .close: break
      }
    }
    return false
  }
}

extension [Mark] {
  /// A rectangle around them.
  var box: Rect? {
    compactMap(\.box).reduce(nil) { box, next in box.map { $0.union(next) } ?? next }
  }
}

/// A line of set text.
struct TextMark {
  struct Run {
    /// In reading order.
    let letters: String
    /// From the line's start to its left edge, in points.
    let x: Double
    /// In points.
    let width: Double
    let family: String
    let isRightToLeft: Bool
    /// From the run's left edge to each character's, in points; empty unless it has figures of one width, whose places a
    /// reader without that feature would not find.
    let places: [Double]
  }

  let text: String
  let style: TextStyle
  let maxWidth: Double?
  let runs: [Run]
  /// In points from its start.
  let ink: Rect
  /// From points, the start of the baseline at the origin, to pixels.
  let placement: ScaleTranslation
}

extension Rect {
  /// The rectangle with each edge moved outwards.
  func grown(by length: Double) -> Rect {
    inset(by: Insets(top: -length, left: -length, bottom: -length, right: -length))
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether another rectangle is inside, but for rounding errors.
  func holds(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
