import Diagnosis
import Stage

extension MessageTroubles {
  /// The frame with the worst trouble, preferably at rest and a column; of several the middle one, nil for none.
  func worstFrame(of judged: JudgedFilm, columns: [Int]) -> Int? {
    let sizes = judged.frames.map { size(at: $0.time) }
    guard let largest = sizes.max(), largest > 0 else { return nil }
    let worst = zip(judged.frames, sizes).filter { $0.1 >= largest - Seam.rounding }.map(\.0)
    let inColumns = worst.filter { columns.contains($0.index) }
    func resting(_ frames: [JudgedFilm.Frame]) -> [JudgedFilm.Frame] {
      frames.filter { entry(at: $0.time)?.isAtRest == true }
    }
    let found =
      [resting(inColumns), resting(worst), inColumns, worst].first { !$0.isEmpty } ?? worst
    return found[found.count / 2].index
  }
}

extension Film {
  /// Where the trouble with messages is visible, in points of the screen; nil for none.
  func point(of troubles: MessageTroubles, at time: Double, _ size: Size) -> Point? {
    guard let trouble = troubles.at(time), let table = tableState(at: .at(time)) else { return nil }
    let bar = rect(of: .toolbar, at: .at(time))
    let barTop = bar?.minY ?? screen(at: time).maxY
    switch trouble {
    case .cellsAstray, .contentsAstray:
      let top = rect(of: .navigationBar, at: .at(time))?.maxY ?? table.visible.minY
      let free = Rect(
        x: table.visible.minX, y: top, width: table.visible.width, height: max(0, barTop - top))
      let seen = table.rows.filter { !$0.drawn.intersection(table.visible).isEmpty }
      // One that bars hide is taken only if there is no other.
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
}
