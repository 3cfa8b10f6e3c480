import Diagnosis
import Stage

extension ColumnCandidates {
  init(_ films: [JudgedFilm]) {
    guard let film = films.first?.film else {
      self.init(
        all: [], times: [], durations: [], events: [], wanted: [], seams: [], keyboard: [],
        pixel: 0)
      return
    }
    let all = films.first?.frames.map(\.index) ?? []
    let turning = Set(all.filter { film.isTurning(at: film.time(ofFrame: $0)) })
    self.init(
      all: all, times: all.map { film.time(ofFrame: $0) },
      durations: all.map { _ in 1 / film.framesPerSecond }, events: film.events.map(\.time),
      // A fading keyboard covers a moving bar the most, and the rests would not be seen.
      wanted: (film.crossFades ? film.framesAtRest : film.restFrames) + film.keyboardModeFrames,
      seams: ColumnCandidates.seams(films, all, except: turning),
      moving: ColumnCandidates.lists(films, all),
      keyboard: all.map { film.keyboardView(at: film.time(ofFrame: $0))?.rise ?? 0 },
      pixel: film.device.pixel, lastChoice: turning)
  }

  /// Each film's gap in each frame, in points, or the faults of messages if all films are seamless.
  private static func seams(
    _ films: [JudgedFilm], _ inside: [Int], except turning: Set<Int>
  ) -> [[Double]] {
    films.map { film in
      if let troubles = film.troubles {
        return settled(inside.map { troubles.size(at: film[$0].time) })
      }
      return inside.map { index in
        let frame = film[index]
        // Counted at rests only, they would seem to jump where these begin.
        let counts =
          !turning.contains(index) && !frame.isMovingFocus
          && film.film.needlessLift(at: frame.time) == nil
        guard counts else { return 0 }
        let off = film.unseenOff(frame)
        return off != 0 ? off : frame.marked?.signed ?? 0
      }
    }
  }

  /// The first message's place in each frame, in points; nil if a film is not about messages.
  ///
  /// Numbers of messages change at once, but lists move.
  private static func lists(_ films: [JudgedFilm], _ inside: [Int]) -> [[Double]]? {
    guard films.allSatisfy({ $0.troubles != nil }) else { return nil }
    return films.map { film in
      inside.map { frame in
        let table = film.film.tableState(at: .at(film[frame].time))
        return table.map { $0.count > 0 ? $0.rect(ofRow: 0).minY : 0 } ?? 0
      }
    }
  }

  /// Keeps the largest size only in the middle of its longest stretch, to show a fault at rest.
  private static func settled(_ sizes: [Double]) -> [Double] {
    guard let largest = sizes.max(), largest > 0 else { return sizes }
    if sizes.first == largest { return sizes }
    let stretches = sizes.indices.split { sizes[$0] < largest }
    guard let longest = stretches.max(by: { $0.count < $1.count }) else { return sizes }
    var settled = sizes
    settled[longest[longest.startIndex + longest.count / 2]] = largest + leastDifference
    return settled
  }

  /// An invisible difference, in points, that only decides between frames.
  private static let leastDifference = 0.001
}
