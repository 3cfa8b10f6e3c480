import Diagnosis
package import Stage

/// Where a magnifier looks: a frame, and the part of its screen around what is marked there.
package struct MagnifierRegion: Sendable {
  /// The frame's number.
  package let frame: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// The part of the screen, in points of the device.
  package let rect: Rect
  /// What is marked there; nil where nothing is amiss with two edges.
  package let mark: SeamMark?
  /// Whether all of what is marked lies in it.
  package let holdsMark: Bool
  /// Where two edges touch, in points from the screen's top; nil where they do not, and where it looks at something
  /// else.
  package let touch: Double?
  /// Whether it looks at two edges that should meet, and not at something else.
  let looksAtSeam: Bool
  /// What is said of the frame; nil of a recording's.
  let verdict: FrameVerdict?
  /// What is said of the frame, in words.
  package let label: Label

  /// Room that must be left above and below a seam, in points of the device.
  private static let margin = 4.0
  /// Where the send button is on a screen that has none, as a share of its width.
  private static let across = 0.925

  /// A region of a size, in points of the device, moved into the screen where it is not larger.
  ///
  /// In its middle is the seam, or, of a seam that does not fit, the edge where the fault begins:
  /// the bar's lower edge above a gap, the keyboard's upper edge where it covers the bar. It shows the send button, on a
  /// form the end of the field, and of a hardware keyboard's narrow bar the end, as there is nothing to meet beside it.
  init(_ judged: JudgedFilm, _ frame: Int, _ marked: MarkedSeam, size: Size) {
    let film = judged.film
    let time = film.time(ofFrame: frame)
    let seam = marked.seam
    let isPadded = film.needlessPadding(at: time) > 0
    let top = isPadded ? seam.contentBottom : MagnifierRegion.edge(of: seam)
    let bottom = seam.overlap > 0 ? seam.contentBottom : seam.keyboardTop
    holdsMark = bottom - top + 2 * MagnifierRegion.margin <= size.height
    let middle = holdsMark ? (top + bottom) / 2 : top
    let screen = film.screen(at: time)
    let button = film.layers.firstIndex { $0.contents == .sendButton }
      .flatMap { film.rect(of: $0, at: .at(time)) }
    let field =
      film.landmarks[.toolbar] == nil
      ? film.fieldPlace(at: .at(time)).map { $0.field.maxX - size.width / 4 } : nil
    let free = marked.subject == .lift ? film.freeX(at: time, size) : nil
    let header =
      marked.subject == .header ? (marked.across.lowerBound + marked.across.upperBound) / 2 : nil
    let bar = film.keyboardView(at: time).flatMap { keyboard in
      keyboard.face.barWidth.map { _ in
        keyboard.face.seen(in: keyboard.rect).maxX - size.width / 4
      }
    }
    let x = free ?? header ?? bar ?? button?.midX ?? field ?? screen.width * MagnifierRegion.across
    self.frame = frame
    self.time = time
    looksAtSeam = true
    mark = marked.mark
    let verdict = judged[frame].verdict
    self.verdict = verdict
    label = verdict.label
    touch = mark == nil && label.severity == .good ? seam.keyboardTop : nil
    rect = MagnifierRegion.rect(around: Point(x: x, y: middle), size, in: screen)
  }

  /// A region of a size around two edges of a frame, of which is known what is said and marked, moved into the screen where it is not larger.
  ///
  /// - Parameters:
  ///   - frame: The frame's number and its time, in seconds.
  ///   - mark: What is marked on it.
  ///   - edge: Where the fault begins, or where both edges touch, from the screen's top.
  ///   - label: What is said of the frame.
  package init(
    _ frame: (number: Int, time: Double), mark: SeamMark?, edge: Double, label: Label,
    size: Size, in screen: Rect
  ) {
    self.frame = frame.number
    time = frame.time
    self.mark = mark
    self.label = label
    verdict = nil
    looksAtSeam = true
    let height = mark?.rect.height ?? 0
    holdsMark = height + 2 * MagnifierRegion.margin <= size.height
    touch = mark == nil && label.severity == .good ? edge : nil
    rect = MagnifierRegion.rect(
      around: Point(
        x: screen.width * MagnifierRegion.across,
        y: holdsMark ? mark?.rect.midY ?? edge : edge), size, in: screen)
  }

  /// A region of a size, in points of the device, around a point of the screen, of which a verdict is said.
  init(_ film: Film, _ frame: Int, lookingAt point: Point, _ verdict: FrameVerdict, size: Size) {
    self.frame = frame
    time = film.time(ofFrame: frame)
    self.verdict = verdict
    label = verdict.label
    looksAtSeam = false
    mark = nil
    touch = nil
    holdsMark = false
    rect = MagnifierRegion.rect(around: point, size, in: film.screen(at: time))
  }

  private static func rect(around point: Point, _ size: Size, in screen: Rect) -> Rect {
    Rect(
      x: max(0, min((point.x - size.width / 2).rounded(), screen.width - size.width)),
      y: max(0, min((point.y - size.height / 2).rounded(), screen.height - size.height)),
      width: size.width, height: size.height)
  }

  /// The upper edge of a gap or overlap, in points of the device; where both touch, the keyboard's.
  static func edge(of seam: Seam) -> Double {
    seam.gap > 0 ? seam.toolbarBottom : seam.keyboardTop
  }
}

extension Film {
  /// How far to the right something of a size is seen beside, or between the halves of, a keyboard that is not docked,
  /// in points.
  func freeX(at time: Double, _ size: Size) -> Double {
    guard let keyboard = keyboardView(at: time), keyboard.face.position == .floating else {
      return screen(at: time).midX
    }
    return max(size.width / 2, keyboard.rect.minX - size.width / 2)
  }
}
