import Basics
import Recordings

/// Two recordings, and the changes from the earlier to the later one.
struct ComparedRecordings {
  let before, after: Recording
  let comparison: RecordingComparison
  /// In the films' unit: by how much keyboard and bar may differ, beyond the uncertainty.
  let tolerance: Double
  let changes: [HeldChange]
  /// What only one of them shows, a sentence each.
  let unseen: [String]

  /// What the earlier recording is called in sentences.
  private static let former = "before"

  /// Throws `Failure` where one tells its points, and the other does not.
  init(_ before: Recording, _ after: Recording, tolerance: Double) throws {
    guard let comparison = RecordingComparison(of: after.verdict, against: before.verdict) else {
      let path = before.film.unit == .pixels ? before.path : after.path
      throw Failure(.badData, "\(path): \(ComparedRecordings.withoutPoints)")
    }
    guard !comparison.motions.isEmpty else {
      throw Failure(
        .badData,
        "\(before.path) shows \(before.verdict.eventWords), \(after.path) \(after.verdict.eventWords): no motion of the keyboard is in both, so nothing can be compared."
      )
    }
    (self.before, self.after, self.comparison, self.tolerance) = (
      before, after, comparison, tolerance
    )
    changes = comparison.changes(beyond: tolerance, former: ComparedRecordings.former)
    unseen = comparison.unseen(former: ComparedRecordings.former)
  }

  /// Why a recording in pixels is not compared with one in points.
  static let withoutPoints =
    "It does not say how many pixels make a point, so the difference from another is unknown; name the device with "
    + "--device."

  /// Why it is undecided whether bar and keyboard differ by more than the tolerance; nil if it is decided.
  var obstacle: String? {
    guard comparison.comparesBar else { return barObstacle }
    return unseen.first ?? untold.first ?? vague.first
  }

  /// Motions during which keyboard or bar is known in neither recording, a sentence each.
  private var untold: [String] {
    guard comparison.obstacle == nil else { return [] }
    return comparison.motions.compactMap { motion in
      let parts =
        (motion.comparesKeyboard ? [] : ["keyboard"])
        + (motion.comparesBar || !comparison.comparesBar ? [] : ["bar"])
      return parts.isEmpty
        ? nil
        : "\(motion.event): the \(parts.joined(separator: " and the ")) is not compared in motion."
    }
  }

  private var barObstacle: String {
    let blind = [("earlier", before), ("later", after)].first { !$1.film.showsBar }
    return blind.map { name, recording in
      "\(ComparedRecordings.noBar): no frame of the \(name) recording shows one; \(recording.barAdvice)"
    } ?? (comparison.obstacle == nil ? nil : unseen.first)
      ?? "\(ComparedRecordings.noBar): no motion and no rest shows it in both."
  }

  private static let noBar = "The bar is not compared"

  /// Lengths that are known too badly for the tolerance, a sentence each.
  private var vague: [String] {
    let all = comparison.differences.filter { $0.isVague(for: tolerance) }
    let names = all.map(\.name)
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { index in
      let alike = all.filter { $0.name == names[index] }
      let most = alike.map(\.uncertainty).max() ?? 0
      return
        "\(names[index]) (\(alike.map(\.event).joined(separator: ", "))) is known to ± \(most.fixed(1)) \(alike[0].after.unit): a smaller difference would not be noticed."
    }
  }

  /// What changed, and what was not compared, in sentences.
  var summary: [String] {
    verdict + (comparison.comparesBar ? unseen : []) + untold
      + vague.map(ComparedRecordings.sentence)
  }

  private var verdict: [String] {
    let limit = "\(tolerance.shortest) \(comparison.after.film.unit.short) plus the uncertainty"
    let bar = comparison.comparesBar ? [] : [barObstacle]
    guard !changes.isEmpty else {
      guard comparison.motions.contains(where: \.comparesKeyboard) else {
        return ["It is unknown whether keyboard and bar move the same."] + bar
      }
      let what = comparison.comparesBar ? "Keyboard and bar move" : "The keyboard moves"
      let far = untold.isEmpty ? "" : ", as far as both are compared"
      return ["\(what) the same\(far): nothing differs by more than \(limit)."] + bar
    }
    let isKeyboards =
      changes.contains { $0.cause.hasPrefix("keyboard") || $0.cause == "events" }
      || !comparison.motions.contains(where: \.comparesKeyboard)
    return (isKeyboards ? [] : ["The keyboard moves the same."])
      + changes.map { ComparedRecordings.sentence($0.words) } + bar
  }

  private static func sentence(_ words: String) -> String {
    "\(words.prefix(1).uppercased())\(words.dropFirst())"
  }

  /// The most sentences next to a strip.
  private static let told = 3

  /// What changed, for pictures and pages.
  var caption: String {
    // Advice is of no use there.
    let said = verdict.map {
      $0.hasPrefix(ComparedRecordings.noBar) ? $0.prefix { $0 != ";" && $0 != "." } + "." : $0
    }
    let rest = said.count - ComparedRecordings.told
    return (said.prefix(ComparedRecordings.told) + (rest > 0 ? ["And \(rest) more."] : []))
      .joined(separator: " ").replacing("`", with: "")
  }

  /// Times in pictures, in seconds of the earlier recording: all motions or, if those take long, the first that changed.
  var range: ClosedRange<Double> {
    let changed = comparison.motions.first { motion in
      changes.contains { $0.event == motion.event || $0.event == "after \(motion.event)" }
    }
    return before.verdict.range(orOf: changed?.before)
  }
}

extension HeldDifference {
  /// Beyond it, in points, a measure cannot tell a smaller difference.
  private static let vague = 5.0

  fileprivate func isVague(for tolerance: Double) -> Bool {
    isLength && difference != nil && !isBeyond(tolerance)
      && max(before.uncertainty, after.uncertainty) > max(tolerance, HeldDifference.vague)
  }
}
