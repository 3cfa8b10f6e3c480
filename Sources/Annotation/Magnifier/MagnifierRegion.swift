import Diagnosis
package import Stage

/// A magnifier's frame, and the part of its screen around the mark.
package struct MagnifierRegion: Sendable {
  package let frame: Int
  /// In seconds.
  package let time: Double
  /// In points of the device.
  package let rect: Rect
  /// Nil without a fault of two edges.
  package let mark: SeamMark?
  /// Whether the whole mark is inside.
  package let holdsMark: Bool
  /// Where two edges touch, in points from the screen's top; nil where they part, and if it looks at no edges.
  package let touch: Double?
  /// Whether its subject is two edges that should meet.
  let looksAtSeam: Bool
  /// Nil for a recording.
  let verdict: FrameVerdict?
  package private(set) var label: Label

  /// The same in a language.
  func `in`(_ words: PictureWords) -> MagnifierRegion {
    var region = self
    region.label = label.in(words)
    return region
  }

  /// The least room above and below a seam, in points of the device.
  private static let margin = 4.0
  /// The send button's place on a screen without one, as a share of its width.
  private static let across = 0.925

  /// A region of a size, in points of the device, moved into the screen unless it is larger.
  ///
  /// In its middle is the seam or, if that does not fit, the edge where the fault begins: the bar's lower edge above a
  /// gap, the keyboard's upper edge where it covers the bar. It includes the send button, on a form the end of the
  /// field, and with a hardware keyboard's narrow bar the end of that, as nothing meets next to it.
  init(_ judged: JudgedFilm, _ frame: Int, _ marked: MarkedSeam, size: Size) {
    let film = judged.film
    let time = film.time(ofFrame: frame)
    let seam = marked.seam
    // Of a bar that has come off, its lower edge matters, and not how much of it is padding.
    let isPadded = seam.gap == 0 && film.needlessPadding(at: time) > 0
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

  /// A region of a size around two edges, moved into the screen unless it is larger.
  ///
  /// - Parameters:
  ///   - frame: Its time is in seconds.
  ///   - edge: Where the fault begins, or where both edges touch, from the screen's top.
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

  /// A region of a size, in points of the device, around a point of the screen.
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
  /// The middle of a region of a size that an undocked keyboard leaves free, from the left, in points.
  ///
  /// It is left of a floating keyboard, and between the halves of a split one.
  func freeX(at time: Double, _ size: Size) -> Double {
    guard let keyboard = keyboardView(at: time), keyboard.face.position == .floating else {
      return screen(at: time).midX
    }
    return max(size.width / 2, keyboard.rect.minX - size.width / 2)
  }
}
