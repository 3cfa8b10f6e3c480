import Diagnosis
import Stage

extension MagnifierRegion {
  /// A film's worst message, else corner, seam or resting bar, in this order; nil for none.
  ///
  /// - Parameters:
  ///   - columns: The frames shown in the same row.
  ///   - size: In points of the device.
  init?(_ judged: JudgedFilm, columns: [Int], size: Size) {
    let film = judged.film
    if let troubles = judged.troubles,
      let frame = troubles.worstFrame(of: judged, columns: columns),
      let point = film.point(of: troubles, at: judged[frame].time, size)
    {
      self.init(
        film, frame, lookingAt: point, judged.verdict(on: judged[frame]), size: size)
    } else if let (frame, corner) = judged.worstCorner(columns: columns) {
      let middle = film.screen(at: judged[frame].time).midX
      let x = corner.x + size.width / (corner.x < middle ? 2 : -2)
      self.init(
        film, frame, lookingAt: Point(x: x, y: corner.y + size.height / 4),
        .corners(film.cornerBleed(at: judged[frame].time) ?? 0), size: size)
    } else if let found = MagnifierRegion.frame(of: judged, columns: columns) {
      guard film.showsMeeting(found.marked, at: judged[found.frame].time, in: size) else {
        return nil
      }
      self.init(judged, found.frame, found.marked, size: size)
      // Where there is neither a fault nor a seam that holds, there is nothing to look at.
      guard mark != nil || touch != nil || label.severity != .plain else { return nil }
    } else if let (frame, point) = judged.restingBar(columns: columns, size) {
      self.init(film, frame, lookingAt: point, judged[frame].verdict, size: size)
    } else {
      return nil
    }
  }
}

extension Film {
  /// Whether a region of a size in points shows both edges: not those of a field far above the keyboard.
  fileprivate func showsMeeting(_ marked: MarkedSeam, at time: Double, in size: Size) -> Bool {
    guard marked.subject == .field, marked.fault == nil,
      let place = fieldPlace(at: .at(time))
    else { return true }
    return place.keyboardTop - place.field.maxY <= size.height / 2 - Seam.rounding
      || place.visible < 1
  }
}

extension JudgedFilm {
  /// The column in which an undocked keyboard has come farthest without lifting the bar, and the bar's lower edge.
  fileprivate func restingBar(columns: [Int], _ size: Size) -> (frame: Int, point: Point)? {
    let still = columns.map { self[$0] }.filter { frame in
      range.contains(frame.time) && film.keyboardView(at: frame.time)?.isSeen == true
        && film.unneededLift(at: frame.time) == 0
    }
    func rise(_ frame: Frame) -> Double { film.keyboardView(at: frame.time)?.rise ?? 0 }
    guard let frame = still.max(by: { rise($0) < rise($1) }),
      let bar = film.rect(of: .toolbar, at: .at(frame.time))
    else { return nil }
    return (frame.index, Point(x: film.freeX(at: frame.time, size), y: bar.maxY))
  }

  /// The frame at rest with most behind the keyboard's corners, and the corner with more of it; nil for none.
  fileprivate func worstCorner(columns: [Int]) -> (frame: Int, corner: Point)? {
    guard let rest = measures.corners?.bleedAtRest, rest.value >= Film.leastBleed,
      let restTime = rest.time
    else {
      return nil
    }
    let alike = frames.filter { frame in
      frame.time <= restTime && abs((film.cornerBleed(at: frame.time) ?? 0) - rest.value) < 0.5
    }
    let inColumns = alike.filter { columns.contains($0.index) }
    func fromRest(_ frame: Frame) -> Double { abs(frame.time - restTime) }
    let nearest = (inColumns.isEmpty ? alike : inColumns).min { fromRest($0) < fromRest($1) }
    guard let frame = nearest,
      // Of equal ones the right, where thumbs are.
      let corner = film.cornerBleeds(at: .at(frame.time))?.max(by: { $0.area <= $1.area })
    else { return nil }
    return (frame.index, corner.corner)
  }
}
