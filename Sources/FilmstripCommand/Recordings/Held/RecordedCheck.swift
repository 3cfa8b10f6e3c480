import Basics
import Recordings
import Review
import Traces

/// The check of a recording against the film that was approved of it, and against the largest gap that is allowed.
struct RecordedCheck {
  let recording: Recording
  /// The recording's file, from the project's folder.
  let source: String
  /// What its baseline is called, and the baseline's file below the baselines' folder.
  let name: BaselineName
  let file: String
  /// The recording's film as it would be approved.
  let actual: [UInt8]
  /// How far a measure may be from the approved one, in points; more where the readings are less certain than that.
  let tolerance: Double
  /// How far the bar may be from where it belongs, in points; nil where nothing is said of it.
  let maxGap: Double?
  /// What reports show of the recording: its strip.
  let strip: () throws -> [UInt8]

  /// How far measures may differ where nothing else is said, in points.
  static let usualTolerance = 1.0
  /// The uncertainty, in points, beyond which a measure tells nothing of a smaller limit.
  private static let vague = 2.0

  /// The name of the baseline of a recording that is called so.
  static func name(of recording: String) -> BaselineName {
    BaselineName(scenario: recording, approach: approach)
  }

  /// What stands where a film has its approach.
  static let approach = BaselineName.recordingApproach

  /// Refuses a recording whose baseline no check would list, and two recordings of one name, which would share a
  /// baseline.
  static func checkNames(of recordings: [String]) throws {
    var paths: [String: String] = [:]
    for path in recordings {
      let name = RecordingArgument.name(of: path)
      if let problem = problem(ofName: name) {
        throw Failure(
          .usage,
          "\(path) would be kept as “\(name)”, but \(problem); rename it. Nothing was read.")
      }
      // Not every disk tells capitals from small letters.
      guard let other = paths.updateValue(path, forKey: name.lowercased()) else { continue }
      throw Failure(
        .usage,
        "\(other) and \(path) are both called \(name), and would share a baseline; rename one of them."
      )
    }
  }

  /// Why no baseline can be called after a recording, as the rest of a sentence; nil where one can.
  static func problem(ofName name: String) -> String? {
    let parts = PathText.parts(name)
    guard parts.count == 1, parts[0].utf8.elementsEqual(name.utf8) else {
      return "that is no file's name"
    }
    guard name.utf8.first != UInt8(ascii: ".") else {
      return "names that begin with a dot are hidden, and no baselines"
    }
    guard VisibleText.line(name) == name else { return "it has signs that are not seen" }
    // A folder of that name would be taken for the file.
    guard !BaselineName.isBaseline(name), !name.hasSuffix(RecordedFilm.fileExtension) else {
      return "approved files are called so"
    }
    return nil
  }

  /// Refuses recordings that are called as films are: outcomes, `accept` and shards could not tell them apart.
  static func checkNames(of recordings: [String], besideFilms films: [BaselineName]) throws {
    let films = films.filter { $0.approach.lowercased() == approach }
    guard !films.isEmpty else { return }
    // Not every disk tells capitals from small letters.
    let names = Set(recordings.map { $0.lowercased() })
    guard let film = films.first(where: { names.contains($0.scenario.lowercased()) }) else {
      return
    }
    throw Failure(
      .usage,
      "the approach \(film.approach) of the scenario \(film.scenario) and the recording \(film.scenario) are both called "
        + "\(film.film); rename the approach or the recording, and remove what is approved under its former name."
    )
  }

  /// The file of the baseline of a recording with this name, below the baselines' folder: a film, which holds no
  /// pictures.
  static func file(of recording: String) -> String {
    name(of: recording).film + RecordedFilm.fileExtension
  }

  /// The bytes of a recording's baseline, which says where the recording lies in the project.
  static func baseline(of recording: Recording, in folder: BaselineFolder) -> [UInt8] {
    var film = recording.film
    film.source.path = RecordingPlace(path: recording.path, folder: folder).source
    return Array(film.json.utf8)
  }

  /// A recording, judged by what its baseline says of the bar's design where nothing is said of that now.
  static func judged(_ recording: Recording, as baseline: [UInt8]?) -> Recording {
    guard let baseline,
      let film = try? RecordedFilm(json: String(decoding: baseline, as: UTF8.self), file: "")
    else { return recording }
    return recording.judged(as: film.source.given)
  }

  /// What is found out about the recording.
  ///
  /// - Parameters:
  ///   - folder: The baselines' folder, from the project's.
  ///   - expected: The approved film's file; nil where there is none.
  func finding(in folder: String, expected: [UInt8]?) throws -> CheckFinding {
    var outcome = Outcome(
      name: name.film, scenario: name.scenario, approach: name.approach, verdict: .identical,
      baseline: "\(folder)/\(file)", source: source)
    var problems: [(words: String, cause: String)] = []
    guard recording.showsBar else {
      outcome.verdict = .notCompared
      outcome.message = RecordedCheck.unheld(recording) ?? ""
      return CheckFinding(outcome)
    }
    if let expected {
      let approved: Recording
      do {
        approved = Recording(
          recording.path,
          try RecordedFilm(
            json: String(decoding: expected, as: UTF8.self), file: outcome.baseline))
      } catch {
        outcome.verdict = .notCompared
        outcome.message = "\(error) Restore the approved file, or record it again with --update."
        return CheckFinding(outcome)
      }
      guard recording.fits.map(\.event.kind) == approved.fits.map(\.event.kind) else {
        outcome.verdict = .otherFrames
        outcome.message =
          "The recording shows \(recording.eventWords), the approved one \(approved.eventWords)."
        outcome.cause = "events"
        return CheckFinding(
          outcome, expected: expected, actual: actual, difference: try strip())
      }
      problems = changes(from: approved)
      if problems.isEmpty, maxGap == nil, let unseen = RecordedCheck.unheld(recording) {
        outcome.verdict = .notCompared
        outcome.message = unseen
        return CheckFinding(outcome)
      }
      if problems.isEmpty, expected != actual {
        outcome.verdict = .withinTolerance
        outcome.message = "All measures are within \(tolerance.shortest) pt or their uncertainty."
      }
    } else if let maxGap {
      outcome.limit = "\(maxGap.shortest) pt"
    } else {
      outcome.verdict = .missing
      outcome.message = "\(outcome.baseline) does not exist."
      return CheckFinding(outcome, actual: actual, difference: try strip())
    }
    if let maxGap {
      problems += beyond(maxGap)
      if problems.isEmpty, let obstacle = obstacle(to: maxGap) {
        outcome.verdict = .notCompared
        outcome.message = obstacle
        return CheckFinding(outcome)
      }
    }
    guard !problems.isEmpty else {
      return outcome.verdict == .withinTolerance
        ? CheckFinding(outcome, expected: expected, actual: actual) : CheckFinding(outcome)
    }
    outcome.verdict = .otherLayout
    outcome.message = problems.map(\.words).joined(separator: " ")
    outcome.cause = Set(problems.map(\.cause)).sorted().joined(separator: ", ")
    return CheckFinding(outcome, expected: expected, actual: actual, difference: try strip())
  }

  /// How far the bar is from where it belongs, in each event and at each rest.
  private var gaps: [HeldMeasure] {
    (recording.heldEvents + recording.heldRests).filter(\.isGap)
  }

  /// Why a recording is not held to an approved one, and what helps; nil where it is.
  ///
  /// It shows no bar, or not all that it could: what the keyboard covers no picture shows.
  static func unheld(_ recording: Recording) -> String? {
    guard recording.showsBar else { return "No frame shows a bar; \(recording.barAdvice)" }
    return unseen(in: recording) { recording.film.isExact || $0.missing == .rest }
  }

  /// What of a recording is not seen, and what helps; nil where nothing is missing.
  private static func unseen(
    in recording: Recording, where counts: (UnseenPart) -> Bool = { _ in true }
  ) -> String? {
    recording.verdict.judgement.unseen.first(where: counts).map { part in
      let advice = recording.advice(on: part)
      return "\(part.reason) \(advice.prefix(1).uppercased())\(advice.dropFirst())"
    }
  }

  /// What parts them by more than is allowed, as surely as it can be told.
  private func beyond(_ limit: Double) -> [(words: String, cause: String)] {
    guard recording.film.unit == .points else { return [] }
    let cause = "gap beyond \(limit.shortest) pt"
    let far = gaps.filter { ($0.value ?? 0) - $0.uncertainty > limit }
    var problems = far.map { gap in
      ("\(gap.event): \(gap.name), \(gap.text), more than \(limit.shortest) pt.", cause)
    }
    let given = recording.film.source.given
    if let rest = far.lazy.compactMap(\.restDistance).first, !given.barStays, given.barMargin == nil
    {
      problems.append(
        (
          "If it stands there by design, say so once: --bar-margin \(rest.fixed(1)), or --bar-stays for a bar that never "
            + "moves.", cause
        ))
    }
    return problems
  }

  /// Why nothing tells whether they part by more than is allowed, and what helps; nil where every event tells it.
  private func obstacle(to limit: Double) -> String? {
    guard recording.film.unit == .points else {
      return
        "It does not tell how many pixels make a point, so nothing tells how many points bar and keyboard part; name the "
        + "device with --device."
    }
    guard !recording.fits.isEmpty else {
      return
        "It shows no keyboard that moves from one rest to another, so bar and keyboard were never compared."
    }
    if let unseen = RecordedCheck.unseen(in: recording) { return unseen }
    let advice = recording.seenAdvice
    let judgement = recording.verdict.judgement
    if let gap = recording.heldEvents.first(where: { $0.isGap && $0.value == nil }) {
      return
        "\(gap.event): too few frames show bar and keyboard, so nothing tells how far they part; \(advice)"
    }
    if let gap = gaps.first(where: { $0.uncertainty > max(limit, RecordedCheck.vague) }) {
      return
        "\(gap.event): \(gap.name), \(gap.text): that is too uncertain to hold it to \(limit.shortest) pt; \(advice)"
    }
    let doubtful = judgement.doubtful(beyond: limit)
    if let frame = doubtful.first {
      let count = doubtful.count == 1 ? "1 frame shows" : "\(doubtful.count) frames show"
      let time = (recording.film.frames[frame].time * 1000).fixed(0)
      return
        "\(count) the bar farther off than \(limit.shortest) pt, the first at \(time) ms, and the frames beside them do not "
        + "bear that out; \(advice)"
    }
    guard judgement.isWithin(limit) == true else {
      return "Too few readings are sure to tell how far bar and keyboard part; \(advice)"
    }
    return nil
  }

  /// What differs from the approved recording by more than is allowed: what is measured of its events and rests, and where
  /// the bar was at every moment of its events.
  private func changes(from approved: Recording) -> [(words: String, cause: String)] {
    let rests = Dictionary(
      approved.heldRests.map { ("\($0.event) \($0.name)", $0) },
      uniquingKeysWith: { first, _ in first })
    let pairs =
      Array(zip(recording.heldEvents, approved.heldEvents))
      + recording.heldRests.compactMap { now in
        rests["\(now.event) \(now.name)"].map { (now, $0) }
      }
    var problems = pairs.compactMap { now, before -> (words: String, cause: String)? in
      let words = "\(now.event): \(now.name), \(now.text), and \(before.text) as approved."
      switch (now.value, before.value) {
      case (nil, nil): return nil
      case (let value?, let approved?):
        let allowed = max(tolerance, now.uncertainty + before.uncertainty)
        return abs(value - approved) > allowed ? (words, now.name) : nil
      case (nil, _), (_, nil): return (words, now.name)
      }
    }
    let told = Set(problems.map(\.words).map { $0.prefix { $0 != ":" } })
    for index in recording.fits.indices where !told.contains(recording.name(ofEvent: index)[...]) {
      guard let now = HeldCourse(ofEvent: index, in: recording),
        let before = HeldCourse(ofEvent: index, in: approved)
      else { continue }
      let added = now.farthest(from: before, tolerance: tolerance)
      let missing = before.farthest(from: now, tolerance: tolerance).map {
        ($0.time, -$0.difference)
      }
      guard
        let (time, difference) = [added, missing].compactMap({ $0 })
          .max(by: { abs($0.1) < abs($1.1) })
      else { continue }
      let unit = recording.film.unit == .points ? "pt" : "px"
      let when = (abs(time) * 1000).fixed(0)
      problems.append(
        (
          "\(recording.name(ofEvent: index)): the bar is \(abs(difference).fixed(1)) \(unit) "
            + "\(difference > 0 ? "farther above the keyboard" : "closer to the keyboard, or more covered,") than approved, \(when) ms "
            + "\(time < 0 ? "before" : "after") the keyboard is half way.", "bar on its way"
        ))
    }
    return problems
  }
}
