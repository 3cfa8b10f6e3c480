import Basics
import Recordings
import Review
import Traces

/// The check of a recording against its approved film, and against the largest allowed gap and hitches.
struct RecordedCheck {
  let recording: Recording
  /// From the project's folder.
  let source: String
  let name: BaselineName
  /// As it would be approved.
  let actual: [UInt8]
  /// How far measures may differ from the approved ones beyond the uncertainty, in points.
  let tolerance: Double
  /// The bar's distance from its right place, in points; nil if unlimited.
  let maxGap: Double?
  /// How long the app may hitch, in milliseconds per second of motion; nil if unlimited.
  let maxHitch: Double?
  let strip: () throws -> [UInt8]

  /// In points.
  static let usualTolerance = 1.0

  /// Refuses names whose baselines no check would list, or that two recordings would share.
  static func checkNames(of recordings: [String]) throws {
    var paths: [String: String] = [:]
    for path in recordings {
      let name = RecordingArgument.name(of: path)
      if let problem = problem(ofName: name) {
        throw Failure(
          .usage,
          "\(path) would be kept as “\(name)”, but \(problem); rename it. Nothing was read.")
      }
      // Some disks ignore case.
      guard let other = paths.updateValue(path, forKey: name.lowercased()) else { continue }
      throw Failure(
        .usage,
        "\(other) and \(path) are both called \(name), and would share a baseline; rename one of them."
      )
    }
  }

  /// Why no baseline can have a recording's name, as the rest of a sentence; nil if one can.
  static func problem(ofName name: String) -> String? {
    let parts = PathText.parts(name)
    guard parts.count == 1, parts[0].utf8.elementsEqual(name.utf8) else {
      return "that is not a file's name"
    }
    guard name.utf8.first != UInt8(ascii: ".") else {
      return "names that begin with a dot are hidden, so they are not baselines"
    }
    guard VisibleText.line(name) == name else { return "it contains invisible characters" }
    // A folder of that name would be taken for the file.
    guard !BaselineName.isBaseline(name), !name.hasSuffix(RecordedFilm.fileExtension) else {
      return "approved files have such names"
    }
    return nil
  }

  /// Refuses recordings with the names of films: outcomes, `accept` and shards could not tell them apart.
  static func checkNames(of recordings: [String], besideFilms films: [BaselineName]) throws {
    let films = films.filter { $0.approach.lowercased() == BaselineName.recordingApproach }
    guard !films.isEmpty else { return }
    // Some disks ignore case.
    let names = Set(recordings.map { $0.lowercased() })
    guard let film = films.first(where: { names.contains($0.scenario.lowercased()) }) else {
      return
    }
    throw Failure(
      .usage,
      "the approach \(film.approach) of the scenario \(film.scenario) and the recording \(film.scenario) are both called "
        + "\(film.film); rename the approach or the recording, and remove the baseline under its former name."
    )
  }

  /// The bytes of a recording's baseline, which has the recording's place in the project.
  static func baseline(of recording: Recording, in folder: BaselineFolder) -> [UInt8] {
    var film = recording.film
    film.source.path = RecordingPlace(path: recording.path, folder: folder).source
    return Array(film.json.utf8)
  }

  /// The recording judged by its baseline's design of the bar, unless a design is given now.
  static func judged(_ recording: Recording, as baseline: [UInt8]?) -> Recording {
    guard let baseline,
      let film = try? RecordedFilm(json: String(decoding: baseline, as: UTF8.self), file: "")
    else { return recording }
    return recording.judged(as: film.source.given)
  }

  /// The check's result, with paths from the project's folder; `expected` is the approved file.
  func finding(in folder: String, expected: [UInt8]?) throws -> CheckFinding {
    var outcome = Outcome(
      name: name.film, scenario: name.scenario, approach: name.approach, verdict: .identical,
      baseline: "\(folder)/\(name.recordingFile)", source: source)
    guard recording.film.showsBar else {
      return notCompared(outcome, RecordedCheck.unheld(recording) ?? "")
    }
    var problems: [(words: String, cause: String)] = []
    // What is approved shows, and this does not.
    var unseen: String?
    if let expected {
      let approved: RecordingVerdict
      do {
        approved = RecordingVerdict(
          of: try RecordedFilm(
            json: String(decoding: expected, as: UTF8.self), file: outcome.baseline))
      } catch {
        return notCompared(
          outcome, "\(error) Restore the approved file, or record it again with --update.")
      }
      guard let comparison = RecordingComparison(of: now, against: approved) else {
        return notCompared(outcome, ComparedRecordings.withoutPoints)
      }
      guard comparison.onlyBefore.isEmpty, comparison.onlyAfter.isEmpty else {
        outcome.verdict = .otherFrames
        outcome.message =
          "The recording shows \(now.eventWords), the approved one \(approved.eventWords)."
        outcome.cause = "events"
        return CheckFinding(
          outcome, expected: expected, actual: actual, difference: try strip())
      }
      problems = comparison.changes(beyond: tolerance, former: "approved")
        .map { ($0.words, $0.cause) }
      if problems.isEmpty {
        unseen = comparison.unseen(former: "as approved").first.map {
          "\($0) \(RecordedCheck.sentence(recording.seenAdvice))"
        }
        if limit == nil, let reason = RecordedCheck.unheld(recording) ?? unseen {
          return notCompared(outcome, reason)
        }
      }
      if problems.isEmpty, expected != actual {
        outcome.verdict = .withinTolerance
        outcome.message =
          "Nothing differs by more than \(tolerance.shortest) \(recording.film.unit.short) plus the uncertainty."
      }
    } else if let limit {
      outcome.limit = limit
    } else {
      outcome.verdict = .missing
      outcome.message = "\(outcome.baseline) does not exist."
      return CheckFinding(outcome, actual: actual, difference: try strip())
    }
    if let maxGap { problems += beyond(maxGap) }
    if let maxHitch { problems += hitching(beyond: maxHitch) }
    // Certain problems are reported, whatever else was not seen.
    if problems.isEmpty,
      let reason = maxGap.flatMap(possibleGap) ?? unseen
        ?? maxGap.flatMap({ limit in now.obstacle(to: limit).map { words(of: $0, to: limit) } })
        ?? maxHitch.flatMap(hitchObstacle)
    {
      return notCompared(outcome, reason)
    }
    guard !problems.isEmpty else {
      return outcome.verdict == .withinTolerance
        ? CheckFinding(outcome, expected: expected, actual: actual) : CheckFinding(outcome)
    }
    outcome.verdict = .otherLayout
    outcome.message = problems.map(\.words).joined(separator: " ")
    outcome.why = recording.caption
    outcome.cause = Set(problems.map(\.cause)).sorted().joined(separator: ", ")
    return CheckFinding(outcome, expected: expected, actual: actual, difference: try strip())
  }

  /// That a gap is beyond the limit, and the fault only possible; nil if none is.
  private func possibleGap(beyond limit: Double) -> String? {
    now.heldGaps(beyond: limit).first.map { gap in
      "\(gap.event): \(gap.name), \(gap.text), is more than \(limit.shortest) pt, but only possibly so: the frames do not "
        + "show it surely enough to call it a fault. \(RecordedCheck.sentence(recording.seenAdvice))"
    }
  }

  /// The limits that apply without a baseline; nil if there are none.
  private var limit: String? {
    let limits = [maxGap.map { "\($0.shortest) pt" }, maxHitch.map { "\($0.shortest) ms/s" }]
      .compactMap(\.self)
    return limits.isEmpty ? nil : limits.joined(separator: ", ")
  }

  private var now: RecordingVerdict { recording.verdict }

  private func notCompared(_ outcome: Outcome, _ reason: String) -> CheckFinding {
    var outcome = outcome
    outcome.verdict = .notCompared
    outcome.message = reason
    return CheckFinding(outcome)
  }
}

// MARK: - In words

extension RecordedCheck {
  /// Why a recording is not compared with an approved one, and the remedy; nil if it is compared.
  ///
  /// It shows no bar, or less of it than it could: the part that the keyboard covers is in no picture.
  static func unheld(_ recording: Recording) -> String? {
    guard recording.film.showsBar else { return "No frame shows a bar; \(recording.barAdvice)" }
    return recording.verdict.unheld.map { words(of: $0, in: recording) }
  }

  /// An unseen part of a recording, and the remedy.
  private static func words(of part: UnseenPart, in recording: Recording) -> String {
    "\(part.reason) \(sentence(recording.advice(on: part)))"
  }

  private static func sentence(_ words: String) -> String {
    "\(words.prefix(1).uppercased())\(words.dropFirst())"
  }

  /// The gaps that are certainly beyond the limit.
  private func beyond(_ limit: Double) -> [(words: String, cause: String)] {
    let cause = "gap beyond \(limit.shortest) pt"
    let doubtful = now.doubtfulEvents
    let far = now.heldGaps(beyond: limit).filter { !doubtful.contains($0.event) }
    var problems = far.map { gap in
      ("\(gap.event): \(gap.name), \(gap.text), more than \(limit.shortest) pt.", cause)
    }
    let given = recording.film.source.given
    if let rest = far.lazy.compactMap(\.restDistance).first, !given.barStays, given.barMargin == nil
    {
      problems.append(
        (
          "If it rests there by design, say so once: --bar-margin \(rest.fixed(1)), or --bar-stays for a bar that never "
            + "moves.", cause
        ))
    }
    return problems
  }

  /// Hitches of the app that are certainly beyond the limit.
  private func hitching(beyond limit: Double) -> [(words: String, cause: String)] {
    guard let ratio = now.hitches.ratio, ratio.lowerBound > limit else { return [] }
    let text = ratio.lowerBound.decimals(upTo: 1)
    let words = now.hitches.sentences(in: now.film).first.map { " \($0)" } ?? ""
    return [
      (
        "The app is late by at least \(text) ms per second of motion, more than \(limit.shortest).\(words)",
        "hitches beyond \(limit.shortest) ms/s"
      )
    ]
  }

  /// Why it is undecided whether hitches are within the limit, and the remedy.
  private func hitchObstacle(to limit: Double) -> String? {
    guard !recording.film.isExact else {
      return
        "A device's own numbers come from a display link, which stops when the app does: check a recording of the screen "
        + "with --max-hitch."
    }
    guard let ratio = now.hitches.ratio else {
      return
        "No motion has enough frames that show bar and keyboard to decide whether the app was late; \(recording.seenAdvice)"
    }
    return ratio.upperBound > limit
      ? "The keyboard hides how long the bar stopped, so it is uncertain whether the app was late by more than "
        + "\(limit.shortest) ms per second of motion; \(recording.seenAdvice)" : nil
  }

  /// Why it is undecided whether all gaps are within the limit, and the remedy.
  private func words(of obstacle: HeldObstacle, to limit: Double) -> String {
    let advice = recording.seenAdvice
    switch obstacle {
    case .withoutPoints:
      return
        "It does not say how many pixels make a point, so the distance between bar and keyboard in points is unknown; name "
        + "the device with --device."
    case .withoutEvents:
      return
        "It shows no keyboard that moves from one rest to another, so bar and keyboard were never compared."
    case .unseen(let part): return RecordedCheck.words(of: part, in: recording)
    case .tooFewFrames(let event):
      return
        "\(event): too few frames show bar and keyboard, so the distance between them is unknown; \(advice)"
    case .uncertain(let gap):
      return
        "\(gap.event): \(gap.name), \(gap.text): that is too uncertain for a limit of \(limit.shortest) pt; \(advice)"
    case .doubtful(let count, let time):
      return
        "\(count) \(count == 1 ? "frame shows" : "frames show") the bar farther off than \(limit.shortest) pt, the first at \((time * 1000).fixed(0)) ms, and the frames next to them do not "
        + "confirm it; \(advice)"
    case .tooFewReadings:
      return "Too few readings are sure enough to show how far bar and keyboard part; \(advice)"
    }
  }
}
