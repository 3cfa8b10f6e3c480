import Diagnosis
public import Stage

/// Which frames a filmstrip shows.
///
/// The first and the last are always among them, then each film's worst frames, and the rest lie where the
/// seams move: half way, by how far they have moved, between frames that are already chosen.
public struct ColumnFrames: Sendable, Hashable {
  /// The frames, in order, each once; fewer than asked for where there are no more.
  public let frames: [Int]

  /// How much a moving picture counts beside a moving seam, in points a second: it spreads columns over
  /// stretches where nothing tears.
  static let speedOfTime = 40.0

  /// Chooses at most `count` frames, 2 or more, of films of one script between two times, in seconds.
  public init(count: Int, films: [Film], from: Double, to: Double) {
    guard let film = films.first else {
      frames = []
      return
    }
    let inside = (0..<film.frameCount).filter {
      let time = film.time(ofFrame: $0)
      return from <= time && time <= to
    }
    guard let first = inside.first, let last = inside.last else {
      frames = []
      return
    }
    var chosen = [first]
    func choose(_ frame: Int) {
      if chosen.count < count, !chosen.contains(frame) { chosen.append(frame) }
    }
    choose(last)
    let seams = films.map { film in
      inside.map { film.seam(at: film.time(ofFrame: $0))?.signed ?? 0 }
    }
    for frame in ColumnFrames.worst(seams, inside, apart: (last - first) / (4 * count)) {
      choose(frame)
    }
    let distance = ColumnFrames.distances(seams, frameTime: 1 / film.framesPerSecond)
    while chosen.count < min(count, inside.count) {
      choose(ColumnFrames.middleOfWidest(chosen.sorted(), distance, first: first))
    }
    frames = chosen.sorted()
  }

  /// Each film's largest gap and largest overlap, the farthest first; a frame near one already taken is left out.
  private static func worst(_ seams: [[Double]], _ inside: [Int], apart: Int) -> [Int] {
    var candidates: [(frame: Int, size: Double)] = []
    for seam in seams {
      for extreme in [
        seam.enumerated().max { $0.element < $1.element },
        seam.enumerated().min { $0.element < $1.element },
      ] {
        if let extreme, extreme.element != 0 {
          candidates.append((inside[extreme.offset], abs(extreme.element)))
        }
      }
    }
    var frames: [Int] = []
    for candidate in candidates.sorted(by: { ($1.size, $0.frame) < ($0.size, $1.frame) })
    where !frames.contains(where: { abs($0 - candidate.frame) < max(1, apart) }) {
      frames.append(candidate.frame)
    }
    return frames
  }

  /// How far the seams have moved by each frame, in points, summed over films.
  private static func distances(_ seams: [[Double]], frameTime: Double) -> [Double] {
    guard let count = seams.first?.count else { return [] }
    var sum = 0.0
    return (0..<count).map { index in
      if index > 0 {
        sum += speedOfTime * frameTime
        for seam in seams { sum += abs(seam[index] - seam[index - 1]) }
      }
      return sum
    }
  }

  /// The frame that halves the stretch over which the seams move farthest.
  private static func middleOfWidest(_ chosen: [Int], _ distance: [Double], first: Int) -> Int {
    var widest: (left: Int, right: Int, distance: Double) = (first, first, -1)
    for (left, right) in zip(chosen, chosen.dropFirst()) where right - left > 1 {
      let moved = distance[right - first] - distance[left - first]
      if moved > widest.distance { widest = (left, right, moved) }
    }
    let half = distance[widest.left - first] + widest.distance / 2
    return ((widest.left + 1)..<max(widest.right, widest.left + 2)).min {
      abs(distance[$0 - first] - half) < abs(distance[$1 - first] - half)
    } ?? widest.left + 1
  }
}
