import Diagnosis
import Stage

extension ColumnCandidates {
  /// The frames of films of one script that were judged between the same times.
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
      wanted: film.restFrames + film.keyboardModeFrames,
      seams: ColumnCandidates.seams(films, all, except: turning),
      moving: ColumnCandidates.lists(films, all),
      keyboard: all.map { film.keyboardView(at: film.time(ofFrame: $0))?.rise ?? 0 },
      pixel: film.device.pixel, lastChoice: turning)
  }

  /// What each film shows in each frame, in points: how far what should meet parts or, where it meets in every frame
  /// of all films, how much is amiss with messages.
  private static func seams(
    _ films: [JudgedFilm], _ inside: [Int], except turning: Set<Int>
  ) -> [[Double]] {
    films.map { film in
      if let troubles = film.troubles {
        return settled(inside.map { troubles.size(at: film[$0].time) })
      }
      return inside.map { index in
        let frame = film[index]
        // What is said of rests alone would seem to jump where they begin.
        let counts =
          !turning.contains(index) && !frame.isMovingFocus
          && film.film.needlessLift(at: frame.time) == nil
        guard counts else { return 0 }
        let off = film.unseenOff(frame)
        return off != 0 ? off : frame.marked?.signed ?? 0
      }
    }
  }

  /// Where each film's first message is in each frame, in points; nil where it is not about messages.
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

  /// Sizes of which only the middle one of the longest stretch with the largest stays the largest: it shows what is
  /// amiss at rest.
  private static func settled(_ sizes: [Double]) -> [Double] {
    guard let largest = sizes.max(), largest > 0 else { return sizes }
    if sizes.first == largest { return sizes }
    let stretches = sizes.indices.split { sizes[$0] < largest }
    guard let longest = stretches.max(by: { $0.count < $1.count }) else { return sizes }
    var settled = sizes
    settled[longest[longest.startIndex + longest.count / 2]] = largest + leastDifference
    return settled
  }

  /// Too little to be seen, in points: it says which of several frames is taken.
  private static let leastDifference = 0.001
}
