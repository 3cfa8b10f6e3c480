import Diagnosis
import Stage

/// A filmstrip's frames.
///
/// The first and the last are always among them, then each film's worst frames, then those in which the keyboard is
/// half way. The rest are where seams and keyboard move: half way, by how far they have moved, between frames that are
/// already chosen.
struct ColumnFrames: Sendable, Hashable {
  /// In order, each once; fewer than asked for where there are no more.
  let frames: [Int]

  /// How much time counts compared with a moving seam, in points per second: columns spread over stretches without
  /// motion.
  static let speedOfTime = 40.0
  /// How much a moving keyboard counts compared with a moving seam.
  static let shareOfKeyboard = 0.5

  /// Chooses at most `count` frames, 2 or more.
  init(count: Int, of candidates: ColumnCandidates) {
    let all = candidates.all
    guard let first = all.first, let last = all.last else {
      frames = []
      return
    }
    var chosen = [first]
    func choose(_ frame: Int) {
      if chosen.count < count, !chosen.contains(frame) { chosen.append(frame) }
    }
    // Of so few, none shows the end, which is as the begin.
    let worst = count <= 3 ? ColumnFrames.worstOfEvents(candidates) : []
    if worst.count == 2 {
      frames = (count == 3 ? [first] : []) + worst
      return
    }
    choose(last)
    for frame in candidates.wanted where all.contains(frame) { choose(frame) }
    for frame in ColumnFrames.worst(
      candidates.seams, all, apart: (last - first) / (4 * count), except: chosen)
    {
      choose(frame)
    }
    for frame in ColumnFrames.halfWay(candidates, except: chosen)
    where !candidates.lastChoice.contains(frame) { choose(frame) }
    let distance = ColumnFrames.distances(candidates)
    while chosen.count < min(count, all.count) {
      choose(
        ColumnFrames.middleOfWidest(
          chosen.sorted(), distance, first: first, except: candidates.lastChoice))
    }
    frames = chosen.sorted()
  }

  /// Each film's largest gap and overlap unless already shown, the farthest first, spaced apart.
  private static func worst(
    _ seams: [[Double]], _ inside: [Int], apart: Int, except chosen: [Int]
  ) -> [Int] {
    var candidates: [(frame: Int, size: Double)] = []
    for seam in seams {
      for extreme in [seam.max(), seam.min()] {
        let isShown = zip(inside, seam).contains {
          chosen.contains($0.0) && abs($0.1 - (extreme ?? 0)) <= Seam.rounding
        }
        if let extreme, extreme != 0, !isShown {
          // The middle one of many equal ones.
          let alike = seam.indices.filter { abs(seam[$0] - extreme) <= Seam.rounding }
          let index = alike[alike.count / 2]
          candidates.append((inside[index], abs(extreme)))
        }
      }
    }
    var frames: [Int] = []
    for candidate in candidates.sorted(by: { ($1.size, $0.frame) < ($0.size, $1.frame) })
    where !frames.contains(where: { abs($0 - candidate.frame) < apart }) {
      frames.append(candidate.frame)
    }
    return frames
  }

  /// The worst frame of each of the first two events with a fault: all rows count the same.
  private static func worstOfEvents(_ candidates: ColumnCandidates) -> [Int] {
    let most = candidates.seams.map { max($0.map(\.magnitude).max() ?? 0, 1) }
    func size(_ index: Int) -> Double {
      zip(candidates.seams, most).reduce(0) { $0 + $1.0[index].magnitude / $1.1 }
    }
    let times = candidates.events + [.infinity]
    return Array(
      zip(times, times.dropFirst()).compactMap { start, end in
        let inside = candidates.all.indices.filter {
          (start..<end).contains(candidates.times[$0])
        }
        // The one of the rows' own worst at which the others are worst, too.
        let own = candidates.seams.compactMap { seam in
          inside.max { seam[$0].magnitude < seam[$1].magnitude }
        }
        return own.max { size($0) < size($1) }.flatMap {
          size($0) > 0 ? candidates.all[$0] : nil
        }
      }.prefix(2))
  }

  /// For each event the frame with the keyboard half way, unless one in the middle half of its way is chosen.
  private static func halfWay(_ candidates: ColumnCandidates, except chosen: [Int]) -> [Int] {
    let times = candidates.events + [.infinity]
    return zip(times, times.dropFirst()).compactMap { start, end in
      let moving = candidates.all.indices.filter {
        (start..<end).contains(candidates.times[$0])
      }.map { (candidates.all[$0], candidates.keyboard[$0]) }
      guard let first = moving.first, let last = moving.last,
        abs(last.1 - first.1) >= candidates.pixel
      else { return nil }
      func fromHalf(_ rise: Double) -> Double { abs(rise - (first.1 + last.1) / 2) }
      let quarter = abs(last.1 - first.1) / 4
      let isShown = moving.contains { chosen.contains($0.0) && fromHalf($0.1) <= quarter }
      return isShown ? nil : moving.min { fromHalf($0.1) < fromHalf($1.1) }?.0
    }
  }

  /// Motion by each frame, in points: the sum of the films' seams, and the keyboard's share once.
  private static func distances(_ candidates: ColumnCandidates) -> [Double] {
    let (keyboard, seams) = (candidates.keyboard, candidates.moving ?? candidates.seams)
    var sum = 0.0
    return keyboard.indices.map { index in
      if index > 0 {
        sum += speedOfTime * candidates.durations[index]
        sum += shareOfKeyboard * abs(keyboard[index] - keyboard[index - 1])
        for seam in seams { sum += abs(seam[index] - seam[index - 1]) }
      }
      return sum
    }
  }

  /// The frame that halves the longest motion; those in which the device turns are taken last.
  private static func middleOfWidest(
    _ chosen: [Int], _ distance: [Double], first: Int, except turning: Set<Int>
  ) -> Int {
    var widest: (left: Int, right: Int, distance: Double) = (first, first, -1)
    func between(_ left: Int, _ right: Int) -> [Int] {
      ((left + 1)..<max(right, left + 2)).filter { !turning.contains($0) }
    }
    for (left, right) in zip(chosen, chosen.dropFirst())
    where right - left > 1 && !between(left, right).isEmpty {
      let moved = distance[right - first] - distance[left - first]
      if moved > widest.distance { widest = (left, right, moved) }
    }
    let half = distance[widest.left - first] + widest.distance / 2
    let free = (first..<(first + distance.count)).filter { !chosen.contains($0) }
    return between(widest.left, widest.right).min {
      abs(distance[$0 - first] - half) < abs(distance[$1 - first] - half)
    } ?? free.first ?? first
  }
}
