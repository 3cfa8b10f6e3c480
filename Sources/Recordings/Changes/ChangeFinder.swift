/// Finds the moments of a recording in which something changes, whatever it shows.
///
/// It takes one frame after another, in cells, and keeps the last few: memory grows with the changes alone. A change is
/// told from a codec's noise by how far a surface's mean moves, which is compared with what moves everywhere at once,
/// with the contrast next to it and, of a flash, with the frame after it.
package struct ChangeFinder: Sendable {
  private var moments: [ChangeMoment] = []
  /// The frame before the one to be judged, that one, and those after it.
  private var recent: [ChangeGrid] = []
  /// The number of the frame to be judged.
  private var number = 0
  /// The picture since the last change, with its age in frames.
  private var state: (grid: ChangeGrid, age: Int)?
  /// The picture as it rested last.
  private var rest: ChangeGrid?
  /// Whether the last change has come to rest.
  private var hasRested = true
  /// Where a flash ends, and the picture before it.
  private var ending: (number: Int, before: ChangeGrid)?
  /// When flashes are over, in seconds, by their frames.
  private var returns: [Int: Double] = [:]
  private let first: Int

  /// A flash lasts no longer, in seconds.
  private static let longestFlash = 0.15
  /// The most frames of a flash: a recorder may show one twice.
  private static let mostFrames = 3
  /// How long something must be still to be at rest, in seconds.
  private static let resting = 0.1
  /// In frames: a codec refines a picture after a change.
  private static let mending = 4
  /// The largest distance of changes that share one frame, in cells.
  static let reach = 6

  /// - Parameter first: The number of the first frame that is added.
  package init(first: Int = 0) { self.first = first }

  /// The next frame: brightness and two colour differences below each other, each a value for a cell.
  ///
  /// Frames that are too small for cells are left out.
  package mutating func add(_ frame: LumaFrame) {
    guard let grid = ChangeGrid(frame) else { return }
    guard let last = recent.last else {
      recent = [grid]
      (state, rest) = ((grid, 0), grid)
      moments = [ChangeMoment(frame: first, time: grid.time, kind: .begin, amount: 0, areas: [])]
      number = first + 1
      return
    }
    guard (grid.columns, grid.rows) == (last.columns, last.rows) else { return }
    recent.append(grid)
    if recent.count > ChangeFinder.mostFrames + 1 { judge() }
  }

  /// The moments, of which the first is the first frame.
  ///
  /// - Parameter end: When the recording ends, in seconds.
  package mutating func finish(at end: Double) -> [ChangeMoment] {
    while recent.count > 1 { judge() }
    for index in moments.indices {
      let next = index + 1 < moments.count ? moments[index + 1].time : end
      moments[index].duration = max(0, next - moments[index].time)
      // A flash is followed by what was before.
      if let back = returns[moments[index].frame], back < next {
        moments[index].duration = back - moments[index].time
        moments[index].asBefore = next - back
      }
    }
    return moments
  }

  private mutating func judge() {
    let now = recent[1]
    defer {
      recent.removeFirst()
      number += 1
    }
    settle(at: now)
    var before = recent[0]
    if let ending {
      guard number == ending.number else { return }
      // All is as it was, or something moved meanwhile.
      before = ending.before
      self.ending = nil
    }
    if now.isSame(as: before) || flash(before, now) { return }
    change(to: now, from: before)
  }

  /// Notes how far a change has gone when it comes to rest.
  private mutating func settle(at now: ChangeGrid) {
    guard !hasRested, let last = moments.indices.last, let rest, let state,
      now.time - moments[last].time >= ChangeFinder.resting
    else { return }
    hasRested = true
    let amount = state.grid.changes(from: rest).amount
    if moments[last].kind == .change { moments[last].amount = max(moments[last].amount, amount) }
    self.rest = state.grid
  }

  private mutating func change(to now: ChangeGrid, from before: ChangeGrid) {
    var mask = now.changes(from: before)
    var parts = mask.parts
    if parts.isEmpty, let state {
      // A slow change is compared with the frame in which it began.
      mask = now.changes(from: state.grid)
      parts = mask.parts
    }
    guard !parts.isEmpty else {
      if let age = state?.age {
        state = age < ChangeFinder.mending ? (now, age + 1) : state
      }
      return
    }
    settle(at: now)
    add(.change, now, amount: mask.amount, parts)
    (state, hasRested) = ((now, 0), false)
  }

  private mutating func add(
    _ kind: ChangeMoment.Kind, _ now: ChangeGrid, amount: Double, _ parts: [ChangeGrid.Mask.Part]
  ) {
    moments.append(
      ChangeMoment(
        frame: number, time: now.time, kind: kind, amount: amount,
        areas: parts.map(\.area).merged(within: ChangeFinder.reach)))
  }

  /// Whether something flashes up in a frame, only in it or in a few.
  private mutating func flash(_ before: ChangeGrid, _ now: ChangeGrid) -> Bool {
    var previous = now
    for length in 1...ChangeFinder.mostFrames {
      guard recent.count > length + 1 else { return false }
      let after = recent[length + 1]
      guard after.time - now.time <= ChangeFinder.longestFlash else { return false }
      if length > 1, !previous.changes(from: now).parts.isEmpty { return false }
      previous = after
      let mask = now.flashes(from: before, to: after)
      // Something that moves is also in one place for only a frame, but more around it keeps moving.
      var parts = mask.parts.filter {
        10 * after.changedCells(in: $0.area, around: ChangeFinder.reach, from: before)
          < 3 * $0.cells
      }
      if !parts.isEmpty { parts = parts.filter { !goesOn($0.area, parts, before, now, after) } }
      guard !parts.isEmpty else { continue }
      add(.flash, now, amount: mask.amount, parts)
      returns[number] = after.time
      ending = (number + length, before)
      return true
    }
    return false
  }

  /// Whether an area's content was elsewhere before and is elsewhere afterwards, such as a moving pointer.
  private func goesOn(
    _ area: ChangedArea, _ flashes: [ChangeGrid.Mask.Part], _ before: ChangeGrid,
    _ now: ChangeGrid, _ after: ChangeGrid
  ) -> Bool {
    func stands(in other: ChangeGrid) -> Bool {
      now.changes(from: other).parts.contains { part in
        !flashes.contains { $0.area.isNear(part.area, within: 0) }
          && now.shows(area, as: other, in: part.area, without: before)
      }
    }
    return stands(in: before) && stands(in: after)
  }
}
