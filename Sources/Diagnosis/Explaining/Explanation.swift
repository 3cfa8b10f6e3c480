/// A film's faults, and the effect of fixing one cause at a time.
///
/// Everything follows from the film and the films of the same script with fixed causes; the names of scenario, approach
/// and views are never read.
public struct Explanation: Sendable, Hashable {
  /// The unchanged film.
  public let film: Film
  /// The findings, by precedence; empty for a film without faults.
  public let findings: [Finding]
  /// The unchanged seam.
  public let asItIs: Counterfactual
  /// The seam with each cause fixed alone, the best first; empty where the film cannot be repeated.
  public let counterfactuals: [Counterfactual]
  /// The fewest causes that remove the fault together, where no single one does; nil where none do.
  public let together: Counterfactual?

  /// Whether the unchanged film is the same once more after all others.
  ///
  /// Otherwise the code keeps state from one film to the next, such as in a static or a singleton. The effects of fixes
  /// are then unknown: nothing is compared, and no finding is certain.
  public let isRepeatable: Bool

  /// The least gap or overlap that counts, in points.
  public let tolerance: Double

  /// The time of each event, for example “as the keyboard shows at 0 ms”: one for each fault.
  package let occasions: [String]

  /// Plays a film unchanged and with each cause fixed, and explains it.
  ///
  /// - Parameters:
  ///   - rules: Every rule, in order of precedence.
  ///   - found: Makes the finding for a cause that leads although no rule found it. Its second argument is the causes
  ///     that must be fixed with it, nil if it cures the film alone.
  ///   - play: Plays the script with fixed causes, each time with fresh handlers.
  /// - Throws: The errors of playing the unchanged script; failing plays with fixes are left out.
  package init(
    by rules: [Rule], ofCure found: (Mending, Mending?, Features) -> Finding,
    playing play: (Mending) throws(PlayError) -> Film
  ) throws(PlayError) {
    let film = try play([])
    var mended: [Mending: Film] = [:]
    for cause in Mending.causes(of: film) { mended[cause] = try? play(cause) }
    isRepeatable = (try? play([])).map { $0.moves(like: film) } ?? false
    let standsOnInset = Episode.all(of: film).contains { episode in
      let inset = film.safeArea(at: episode.begin).bottom
      return inset > 0 && episode.restSeam.map { abs($0 - inset) < Film.tolerance } ?? false
    }
    let features = Features(
      of: film, mended: isRepeatable ? mended : [:],
      withoutInset: standsOnInset ? try? play(.withoutInset) : nil)
    self.film = film
    occasions = features.episodes.map(\.occasion)
    tolerance = features.tolerance
    asItIs = features.asItIs
    counterfactuals = features.counterfactuals
    together = Explanation.together(features, play)
    findings = Rule.judge(features, by: rules, together: together?.change, ofCure: found)
  }

  /// The share of the remaining fault a further cause must remove to count, 0…1: our choice.
  private static let leastProgress = 0.01

  /// The causes of motions.
  private static let motions: [Mending] = [.start, .layout, .context, .curve, .duration]

  /// The causes that remove the fault with the best one or, where that leads nowhere, with the best pair.
  private static func together(
    _ features: Features, _ play: (Mending) throws(PlayError) -> Film
  ) -> Counterfactual? {
    guard features.asItIs.fault > features.tolerance,
      let best = features.counterfactuals.first, best.fault > features.tolerance
    else { return nil }
    if let all = completed(best, features, play) { return all }
    // Work put off and not laid out is fixed by neither alone; a follower from frame to frame by none of these.
    guard !features.episodes.contains(where: \.isStepped) else { return nil }
    let pairs = motions.indices.flatMap { first in
      motions[(first + 1)...].map { motions[first].union($0) }
    }
    let pair = pairs.compactMap { pair in (try? play(pair)).map { Counterfactual(pair, $0) } }
      .min { $0.leavesLess(than: $1) }
    return pair.flatMap { completed($0, features, play) }
  }

  /// Adds the next best cause until no visible fault is left; nil where one stays.
  private static func completed(
    _ first: Counterfactual, _ features: Features, _ play: (Mending) throws(PlayError) -> Film
  ) -> Counterfactual? {
    var best = first
    while best.fault > features.tolerance {
      let next = Mending.causes(of: features.film).filter {
        best.change.isDisjoint(with: $0)
      }
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
  /// Whether all measured values at its frames equal another film's.
  fileprivate func moves(like other: Film) -> Bool {
    self == other || Series.allCases.allSatisfy { series($0) == other.series($0) }
  }
}

extension Explanation: CustomStringConvertible {
  /// The approach, and a line for each finding.
  public var description: String {
    let found = findings.map(\.description).joined(separator: ", ")
    return "\(film.approach): \(found.isEmpty ? "nothing found" : found)"
  }
}
