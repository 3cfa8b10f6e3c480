import Diagnosis
import Stage

/// What a lens looks at beside seams: the keyboard's corners, and messages.
extension LensWindow {
  /// The window of a row: on the worst message where the sheet is about messages, on a corner that shows what is behind
  /// it, else on the seam; nil where there is nothing to look at.
  init?(
    _ film: Film, in range: ClosedRange<Double>, columns: [Int], _ troubles: MessageTroubles?,
    size: Size
  ) {
    if let troubles, let frame = troubles.worstFrame(of: film, in: range, columns: columns),
      let place = film.place(of: troubles, at: film.time(ofFrame: frame), size)
    {
      let verdict = film.verdict(at: film.time(ofFrame: frame), troubles)
      self.init(film, frame, lookingAt: place, verdict, size: size)
    } else if let (frame, corner) = film.worstCorner(in: range, columns: columns) {
      let time = film.time(ofFrame: frame)
      self.init(
        film, frame, lookingAt: Point(x: corner.x - size.width / 2, y: corner.y + size.height / 4),
        .corners(film.cornerBleed(at: time) ?? 0), size: size)
    } else if let found = LensWindow.frame(of: film, in: range, columns: columns) {
      guard film.showsMeeting(at: film.time(ofFrame: found.frame), in: size) else { return nil }
      self.init(film, found.frame, found.seam, size: size)
    } else if let (frame, place) = film.restingBar(in: range, columns: columns, size) {
      self.init(
        film, frame, lookingAt: place, film.verdict(at: film.time(ofFrame: frame)), size: size)
    } else {
      return nil
    }
  }
}

extension MessageTroubles {
  /// The frame with the worst trouble between two times, in seconds: at rest and a column if one is as bad, and of
  /// several the middle one; nil where nothing is amiss.
  func worstFrame(of film: Film, in range: ClosedRange<Double>, columns: [Int]) -> Int? {
    let frames = (0..<film.frameCount).filter { range.contains(film.time(ofFrame: $0)) }
    let sizes = frames.map { size(at: film.time(ofFrame: $0)) }
    guard let largest = sizes.max(), largest > 0 else { return nil }
    let worst = zip(frames, sizes).filter { $0.1 >= largest - Seam.rounding }.map(\.0)
    let inColumns = worst.filter(columns.contains)
    func resting(_ frames: [Int]) -> [Int] {
      frames.filter { entry(at: film.time(ofFrame: $0))?.isAtRest == true }
    }
    let found =
      [resting(inColumns), resting(worst), inColumns, worst].first { !$0.isEmpty } ?? worst
    return found[found.count / 2]
  }
}

extension Film {
  /// Where the trouble with messages is seen at a time, in points of the screen; nil where there is none.
  fileprivate func place(of troubles: MessageTroubles, at time: Double, _ size: Size) -> Point? {
    guard let trouble = troubles.at(time), let table = tableState(at: .at(time)) else { return nil }
    let bar = rect(of: .toolbar, at: .at(time))
    let barTop = bar?.minY ?? screen(at: time).maxY
    switch trouble {
    case .cellsAstray, .contentsAstray:
      let top = rect(of: .navigationBar, at: .at(time))?.maxY ?? table.visible.minY
      let free = Rect(
        x: table.visible.minX, y: top, width: table.visible.width, height: max(0, barTop - top))
      let seen = table.rows.filter { !$0.drawn.intersection(table.visible).isEmpty }
      // One that bars hide is looked at only where there is no other.
      let clear = seen.filter { $0.drawn.intersection(free).height >= size.height / 4 }
      let astray = (clear.isEmpty ? seen : clear)
        .max { $0.astray + $0.partsAstray < $1.astray + $1.partsAstray }
      return astray.map {
        let part = $0.drawn.intersection(free)
        return Point(x: part.midX, y: part.midY)
      }
    case .covered, .lastSeen:
      return Point(x: table.visible.midX, y: barTop)
    case .pushedOff, .offTop:
      let top = rect(of: .navigationBar, at: .at(time))?.maxY ?? table.visible.minY
      return Point(x: table.visible.midX, y: top)
    case .blank(let blank):
      return Point(x: table.visible.midX, y: barTop - blank)
    case .arriving: return nil
    }
  }

  /// Whether a window of a size on what is marked at a time, in points and seconds, shows anything: a field that is
  /// seen far above the keyboard does not meet it.
  fileprivate func showsMeeting(at time: Double, in size: Size) -> Bool {
    guard let marked = marked(at: time), marked.subject == .field, marked.fault == nil,
      let place = fieldPlace(at: .at(time))
    else { return true }
    return place.keyboardTop - place.field.maxY <= size.height / 2 - Seam.rounding
      || place.visible < 1
  }

  /// The column in which an undocked keyboard has come farthest without lifting the bar, and the bar's lower edge where
  /// it is seen then; nil where there is none.
  fileprivate func restingBar(
    in range: ClosedRange<Double>, columns: [Int], _ size: Size
  ) -> (frame: Int, place: Point)? {
    let still = columns.filter {
      let time = time(ofFrame: $0)
      return range.contains(time) && keyboardView(at: time)?.isSeen == true
        && unneededLift(at: time) == 0
    }
    func rise(_ frame: Int) -> Double { keyboardView(at: time(ofFrame: frame))?.rise ?? 0 }
    guard let frame = still.max(by: { rise($0) < rise($1) }),
      let bar = rect(of: .toolbar, at: .at(time(ofFrame: frame)))
    else { return nil }
    return (frame, Point(x: freePlace(at: time(ofFrame: frame), size), y: bar.maxY))
  }

  /// How far to the right something of a size is seen beside, or between the halves of, a keyboard that is not docked,
  /// in points.
  func freePlace(at time: Double, _ size: Size) -> Double {
    guard let keyboard = keyboardView(at: time), keyboard.face.place == .floating else {
      return screen(at: time).midX
    }
    return max(size.width / 2, keyboard.rect.minX - size.width / 2)
  }

  /// Whether a keyboard that is not docked leaves something of a lifted bar to be seen.
  func showsBarBesideKeyboard(at time: Double) -> Bool {
    guard marked(at: time)?.subject == .lift, let face = keyboardView(at: time)?.face else {
      return false
    }
    return face.place == .split || face.place == .floating
  }

  /// The frame at rest between two times, in seconds, in which most shows behind the keyboard's corners, and the right
  /// corner then; nil where nothing does.
  fileprivate func worstCorner(
    in range: ClosedRange<Double>, columns: [Int]
  ) -> (frame: Int, corner: Point)? {
    guard let rest = measures(in: range).corners?.bleedAtRest, rest.value > 0,
      let restTime = rest.time
    else { return nil }
    let alike = (0..<frameCount).filter { frame in
      let time = time(ofFrame: frame)
      return range.contains(time) && time <= restTime
        && abs((cornerBleed(at: time) ?? 0) - rest.value) < 0.5
    }
    let inColumns = alike.filter(columns.contains)
    func fromRest(_ frame: Int) -> Double { abs(time(ofFrame: frame) - restTime) }
    let nearest = (inColumns.isEmpty ? alike : inColumns).min { fromRest($0) < fromRest($1) }
    guard let frame = nearest, let keyboard = rect(of: .keyboard, at: .at(time(ofFrame: frame)))
    else { return nil }
    return (frame, Point(x: keyboard.maxX, y: keyboard.minY))
  }
}
