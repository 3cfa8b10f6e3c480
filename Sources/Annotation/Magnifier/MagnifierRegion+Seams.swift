import Diagnosis
import Stage

extension MagnifierRegion {
  /// A magnifier's frame and its mark, with one of the largest gaps or overlaps.
  ///
  /// Among several, a column is preferred, and the keyboard nearest to half way. Where bar and keyboard never part, a
  /// column must be near half way. A form's field is taken at rest, if it has a fault then. Nil without a keyboard.
  static func frame(
    of judged: JudgedFilm, columns: [Int]
  ) -> (frame: Int, marked: MarkedSeam)? {
    let film = judged.film
    let shown = judged.frames.compactMap { frame -> Candidate? in
      guard !frame.isMovingFocus, !film.isTurning(at: frame.time), let marked = frame.marked
      else { return nil }
      return Candidate(
        frame: frame.index, time: frame.time, marked: marked,
        fault: max(marked.signed.magnitude, abs(judged.unseenOff(frame))),
        fromHalf: abs(Phase.progress(in: film, at: frame.time) - 50))
    }
    let rests = film.restFrames
    let atRest = shown.filter { rests.contains($0.frame) }
    let isRestWrong = atRest.contains { $0.fault != 0 }
    let isEverWrong = shown.contains { $0.fault != 0 }
    let candidates = atRest.isEmpty || isEverWrong && !isRestWrong ? shown : atRest
    guard let largest = candidates.map(\.fault).max() else { return nil }
    var alike = candidates.filter { $0.fault >= largest - Seam.rounding }
    // Without a fault, edges that meet are preferred to edges that will.
    let padded = alike.filter { film.needlessPadding(at: $0.time) > 0 }
    let meeting = alike.filter { $0.marked.seam.signed == 0 }
    if largest == 0 { alike = padded.isEmpty ? meeting.isEmpty ? alike : meeting : padded }
    let seen = alike.filter { edge(of: $0.marked.seam) < film.screen(at: $0.time).maxY }
    // A bar lifted without a need is hidden by a keyboard as wide as the screen.
    let beside = seen.filter { film.showsBarBesideKeyboard($0.marked, at: $0.time) }
    let worst = seen.isEmpty ? alike : beside.isEmpty ? seen : beside
    let inColumns = worst.filter { columns.contains($0.frame) }
    let near = inColumns.filter { $0.fromHalf <= MagnifierRegion.nearHalf }
    let preferred = largest > 0 ? [near, inColumns, worst] : [near, worst]
    return preferred.first { !$0.isEmpty }?.min { $0.fromHalf < $1.fromHalf }
      .map { ($0.frame, $0.marked) }
  }

  private struct Candidate {
    let frame: Int
    /// In seconds.
    let time: Double
    let marked: MarkedSeam
    /// The edges' distance by a fault, in points; 0 or more.
    let fault: Double
    /// The keyboard's distance from half way, in per cent of its height.
    let fromHalf: Double
  }

  /// How far from half way a column's keyboard may be, in per cent, to show both sides of the seam.
  private static let nearHalf = 25.0
}

extension Film {
  /// Whether part of a lifted bar is visible around a keyboard that is not docked.
  fileprivate func showsBarBesideKeyboard(_ marked: MarkedSeam, at time: Double) -> Bool {
    guard marked.subject == .lift, let face = keyboardView(at: time)?.face else { return false }
    return face.position == .split || face.position == .floating
  }
}
