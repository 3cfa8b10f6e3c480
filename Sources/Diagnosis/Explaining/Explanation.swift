/// What is wrong in a film, and what mending one cause at a time would do.
///
/// Everything is found from the film and from the films of the same script with causes mended; the names of scenario,
/// approach and views are never read.
public struct Explanation: Sendable, Hashable {
  /// The film as it is.
  public let film: Film
  /// What is wrong, by precedence; empty where nothing is.
  public let findings: [Finding]
  /// The seam as it is: nothing mended.
  public let asItIs: Counterfactual
  /// The seam with each cause mended alone, the one that leaves least first; empty where the film cannot be repeated.
  public let counterfactuals: [Counterfactual]
  /// The fewest causes that remove the seam's fault together, where no single one does; nil where none do.
  public let together: Counterfactual?

  /// Whether the film is the same once more after all others, with nothing mended.
  ///
  /// Where it is not, the code keeps something from one film to the next, such as in a static or a singleton. What
  /// mending changes cannot be told from that then: nothing is compared, and no finding is certain.
  public let isRepeatable: Bool

  /// What a gap or overlap must exceed to count, in points.
  public let tolerance: Double

  /// When each event happens, in words such as “as the keyboard shows at 0 ms”: one for each of a film's faults.
  package let occasions: [String]

  /// Plays a film as it is and with each cause mended, and explains it.
  ///
  /// - Parameters:
  ///   - rules: Every rule, those that outrank others first.
  ///   - found: What is said of a cause that leads where no rule found it. Its others must be mended with it; nil where it
  ///     cures the film alone.
  ///   - play: Plays the script with causes mended, each time with fresh handlers.
  /// - Throws: What playing the script as it is throws; a mended play that fails is left out.
  package init(
    by rules: [Rule], ofCure found: (Mending, Mending?, Features) -> Finding,
    playing play: (Mending) throws(PlayError) -> Film
  ) throws(PlayError) {
    let film = try play([])
    var mended: [Mending: Film] = [:]
    for cause in Mending.allCases { mended[cause] = try? play(cause) }
    isRepeatable = (try? play([])).map { $0.moves(like: film) } ?? false
    let features = Features(of: film, mended: isRepeatable ? mended : [:])
    self.film = film
    occasions = features.episodes.map(\.occasion)
    tolerance = features.tolerance
    asItIs = features.asItIs
    counterfactuals = features.counterfactuals
    together = Explanation.together(features, play)
    findings = Rule.judge(features, by: rules, together: together?.change, ofCure: found)
  }

  /// How much of what is left one more cause must take away to be added, 0…1: our choice.
  private static let leastProgress = 0.01

  /// Adds to the best cause the next best, until no visible fault is left.
  private static func together(
    _ features: Features, _ play: (Mending) throws(PlayError) -> Film
  ) -> Counterfactual? {
    guard features.asItIs.fault > features.tolerance,
      var best = features.counterfactuals.first, best.fault > features.tolerance
    else { return nil }
    while best.fault > features.tolerance {
      let next = Mending.allCases.filter { best.change.isDisjoint(with: $0) }
        .compactMap { cause -> Counterfactual? in
          guard let film = try? play(best.change.union(cause)) else { return nil }
          return Counterfactual(best.change.union(cause), film)
        }.min { $0.leavesLess(than: $1) }
      guard let next, next.fault < best.fault || next.share(of: best) > leastProgress else {
        return nil
      }
      best = next
    }
    return best
  }
}

extension Film {
  /// Whether all that is measured at its frames is as in another film.
  fileprivate func moves(like other: Film) -> Bool {
    self == other || Series.allCases.allSatisfy { series($0) == other.series($0) }
  }
}

extension Explanation: CustomStringConvertible {
  /// The approach, and each finding's line.
  public var description: String {
    let found = findings.map(\.description).joined(separator: ", ")
    return "\(film.approach): \(found.isEmpty ? "nothing found" : found)"
  }
}
