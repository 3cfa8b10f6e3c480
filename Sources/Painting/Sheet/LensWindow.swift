import Diagnosis
import Stage

/// Where a lens looks: a frame, and the part of its screen around what is marked there.
struct LensWindow {
  let film: Film
  let frame: Int
  /// What is marked there; nil where the lens looks at something else.
  let seam: Seam?
  /// What is said of the frame.
  let verdict: SeamVerdict
  /// The part of the screen, in points of the device.
  let rect: Rect
  /// Whether the whole seam lies in it.
  let holdsSeam: Bool

  /// How what is marked there is drawn; nil where nothing is amiss with it.
  var fault: SeamFault? { film.marked(at: film.time(ofFrame: frame))?.fault }

  /// Whether something is amiss with a field that neither the keyboard nor the bars cover.
  var isFieldAmiss: Bool {
    switch verdict {
    case .partlySeen: true
    default: false
    }
  }

  /// Room that must be left above and below a seam, in points of the device.
  private static let margin = 4.0
  /// Where the send button is on a screen that has none, as a share of its width.
  private static let across = 0.925

  /// A window of a size, in points of the device, moved into the screen where it is not larger.
  ///
  /// In its middle is the seam, or, of a seam that does not fit, the edge where the fault begins:
  /// the bar's lower edge above a gap, the keyboard's upper edge where it covers the bar. It shows the send button or,
  /// on a form, the end of the field.
  init(_ film: Film, _ frame: Int, _ seam: Seam, size: Size) {
    let time = film.time(ofFrame: frame)
    let isPadded = film.needlessPadding(at: time) > 0
    let top = isPadded ? seam.contentBottom : LensWindow.edge(of: seam)
    let bottom = seam.overlap > 0 ? seam.contentBottom : seam.keyboardTop
    holdsSeam = bottom - top + 2 * LensWindow.margin <= size.height
    let middle = holdsSeam ? (top + bottom) / 2 : top
    let screen = film.screen(at: time)
    let button = film.layers.firstIndex { $0.contents == .sendButton }
      .flatMap { film.rect(of: $0, at: .at(time)) }
    let field =
      film.landmarks[.toolbar] == nil
      ? film.fieldPlace(at: .at(time)).map { $0.field.maxX - size.width / 4 } : nil
    let free =
      film.marked(at: time)?.subject == .lift ? film.freePlace(at: time, size) : nil
    let header = film.marked(at: time).flatMap { marked in
      marked.subject == .header ? (marked.across.lowerBound + marked.across.upperBound) / 2 : nil
    }
    let x = free ?? header ?? button?.midX ?? field ?? screen.width * LensWindow.across
    self.film = film
    self.frame = frame
    self.seam = seam
    verdict = film.verdict(at: time)
    rect = LensWindow.rect(around: Point(x: x, y: middle), size, in: screen)
  }

  /// A window of a size, in points of the device, around a place of the screen, of which a verdict is said.
  init(_ film: Film, _ frame: Int, lookingAt place: Point, _ verdict: SeamVerdict, size: Size) {
    self.film = film
    self.frame = frame
    self.verdict = verdict
    seam = nil
    holdsSeam = false
    rect = LensWindow.rect(
      around: place, size, in: film.screen(at: film.time(ofFrame: frame)))
  }

  private static func rect(around place: Point, _ size: Size, in screen: Rect) -> Rect {
    Rect(
      x: max(0, min((place.x - size.width / 2).rounded(), screen.width - size.width)),
      y: max(0, min((place.y - size.height / 2).rounded(), screen.height - size.height)),
      width: size.width, height: size.height)
  }

  /// The upper edge of a gap or overlap, in points of the device; where both touch, the keyboard's.
  private static func edge(of seam: Seam) -> Double {
    seam.gap > 0 ? seam.toolbarBottom : seam.keyboardTop
  }

  /// The frame a lens looks at between two times: one with the largest gap or overlap.
  ///
  /// Of several it is a column, if one is among them, and the one with the keyboard nearest to half
  /// way. Where bar and keyboard never part, a column must be near half way. A form's field is looked at at rest, if
  /// anything is wrong with it then. Nil where there is no keyboard then.
  static func frame(
    of film: Film, in range: ClosedRange<Double>, columns: [Int]
  ) -> (frame: Int, seam: Seam)? {
    let shown = (0..<film.frameCount).compactMap { frame -> Candidate? in
      let time = film.time(ofFrame: frame)
      guard range.contains(time), !film.isMovingFocus(at: time), !film.isTurning(at: time),
        let marked = film.marked(at: time)
      else { return nil }
      return Candidate(
        frame: frame, seam: marked.seam, fault: marked.signed.magnitude,
        fromHalf: abs(Phase.progress(in: film, at: time) - 50))
    }
    let rests = film.restFrames
    let atRest = shown.filter { rests.contains($0.frame) }
    let isRestWrong = atRest.contains { $0.fault != 0 }
    let isEverWrong = shown.contains { $0.fault != 0 }
    let candidates = atRest.isEmpty || isEverWrong && !isRestWrong ? shown : atRest
    guard let largest = candidates.map(\.fault).max() else { return nil }
    var alike = candidates.filter { $0.fault >= largest - Seam.rounding }
    // Where nothing is wrong, it looks at edges that meet rather than at such as are on their way to.
    let padded = alike.filter { film.needlessPadding(at: film.time(ofFrame: $0.frame)) > 0 }
    let meeting = alike.filter { $0.seam.signed == 0 }
    if largest == 0 { alike = padded.isEmpty ? meeting.isEmpty ? alike : meeting : padded }
    let seen = alike.filter {
      LensWindow.edge(of: $0.seam) < film.screen(at: film.time(ofFrame: $0.frame)).maxY
    }
    // A bar that is lifted for nothing is hidden by a keyboard that is as wide as the screen.
    let beside = seen.filter { film.showsBarBesideKeyboard(at: film.time(ofFrame: $0.frame)) }
    let worst = seen.isEmpty ? alike : beside.isEmpty ? seen : beside
    let inColumns = worst.filter { columns.contains($0.frame) }
    let near = inColumns.filter { $0.fromHalf <= LensWindow.nearHalf }
    let preferred = largest > 0 ? [near, inColumns, worst] : [near, worst]
    return preferred.first { !$0.isEmpty }?.min { $0.fromHalf < $1.fromHalf }
      .map { ($0.frame, $0.seam) }
  }

  private struct Candidate {
    let frame: Int
    let seam: Seam
    /// How far apart the edges are by a fault, in points; 0 or more.
    let fault: Double
    /// How far the keyboard is from half way, in per cent of its height.
    let fromHalf: Double
  }

  /// How far from half way a column's keyboard may be, in per cent, to show both sides of the seam.
  private static let nearHalf = 25.0
}
