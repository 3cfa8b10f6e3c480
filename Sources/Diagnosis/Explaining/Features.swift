import Basics

/// The facts about a film that rules use: computed once, in closed form, at any frame rate.
package struct Features {
  package let film: Film
  /// The films of the same script with one cause fixed each.
  let mended: [Mending: Film]
  /// The film of a screen without an inset at its bottom; nil where no rest depends on it.
  let withoutInset: Film?
  /// The unchanged seam, and those with one cause fixed each, the best first.
  package private(set) var asItIs: Counterfactual
  package private(set) var counterfactuals: [Counterfactual]
  package private(set) var episodes: [Episode]
  package let messages: MessageMeasures?

  init(of film: Film, mended: [Mending: Film], withoutInset: Film? = nil) {
    self.film = film
    self.mended = mended
    self.withoutInset = withoutInset
    let episodes = Episode.all(of: film)
    self.episodes = episodes
    let asItIs = Counterfactual([], film, episodes)
    self.asItIs = asItIs
    // Most causes matter to few films: the same film is not measured again.
    counterfactuals = Mending.allCases.compactMap { cause in
      mended[cause].map {
        $0 == film
          ? Counterfactual(cause, leavingFilmOf: asItIs) : Counterfactual(cause, $0)
      }
    }.stablySorted { $0.leavesLess(than: $1) }
    messages = film.messageMeasures(in: 0...film.duration)
  }

  /// Restricted to some events, by their numbers from 0, as if the others had no faults.
  func of(_ events: [Int]) -> Features {
    var some = self
    some.episodes = events.map { episodes[$0] }
    some.asItIs = asItIs.of(events)
    some.counterfactuals = counterfactuals.map { $0.of(events) }
      .stablySorted { $0.leavesLess(than: $1) }
    return some
  }

  /// The least fault that counts, in points: a spring's end may be as large.
  package let tolerance = 1.5

  // MARK: Faults

  /// The episodes in which bar and keyboard part, or where the bar does not come home.
  package var faulty: [Episode] { episodes.filter(isFaulty) }

  package func isFaulty(_ episode: Episode) -> Bool {
    isFaultyAtRest(episode) || episode.motionFault > tolerance
  }

  package func isFaultyAtRest(_ episode: Episode) -> Bool {
    abs(episode.restSeam ?? episode.homeFault ?? 0) > tolerance
  }

  /// The numbers of the events after which the bar rests wrong, from 0.
  package var faultyRests: [Int] { episodes.indices.filter { isFaultyAtRest(episodes[$0]) } }

  /// The faults at rest while a keyboard shows, in points: gaps, and overlaps as negative numbers.
  package var restFaults: [Double] {
    episodes.compactMap(\.restSeam).filter { abs($0) > tolerance }
  }

  /// The episodes with a keyboard at rest at their end.
  package var rests: [(episode: Episode, seam: Double)] {
    episodes.compactMap { episode in episode.restSeam.map { (episode, $0) } }
  }

  /// Whether there is a fault, and the last extraordinary event up to the first one is of a kind.
  ///
  /// A fault that did not follow earlier such events is the last one's.
  package func isFaultyOnly(from isKind: (Episode) -> Bool) -> Bool {
    guard let first = episodes.firstIndex(where: isFaulty),
      let last = episodes[...first].last(where: { !$0.isOrdinary || isKind($0) })
    else { return false }
    return isKind(last)
  }

  func has(_ isKind: (ScriptEvent.Action) -> Bool) -> Bool {
    film.events.contains { isKind($0.action) }
  }

  // MARK: Counterfactuals

  /// The share of faults that fixing a cause removes, in some events or all; negative if it adds.
  package func cured(by cause: Mending, in events: [Int]? = nil) -> Double {
    guard let other = counterfactuals.first(where: { $0.change == cause }) else { return 0 }
    guard let events else { return other.share(of: asItIs) }
    return other.of(events).share(of: asItIs.of(events))
  }

  /// The first of some causes whose fix removes most of the fault; nil where none does.
  package func cure(among causes: [Mending]) -> Mending? {
    causes.first { cured(by: $0) > 0.9 }
  }
}
