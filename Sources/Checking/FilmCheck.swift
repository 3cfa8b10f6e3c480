import Basics
import Graphics
import Imaging
package import Review
package import Stage
package import Traces

/// Compares a film with its baselines.
///
/// It reads and writes no files: the baselines are passed in as bytes.
package struct FilmCheck: Sendable {
  /// How its baselines are called.
  package let name: BaselineName
  /// The scenario's file, from the project's folder; nil for a built-in.
  package let file: String?
  /// The approach's line in that file.
  package let line: Int?
  /// Where the baseline says the scenario is: its path from the baselines' folder, or `Baseline.builtIn`.
  package let source: String
  /// What counts as a difference of two pictures.
  package let rule: PictureRule

  /// A check of a film of this name.
  package init(
    _ name: BaselineName, file: String?, line: Int?, source: String, rule: PictureRule = .exact
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.source = source
    self.rule = rule
  }

  /// All that is found out about a film: first its trace, then its pictures in the order in which they were picked.
  ///
  /// - Parameters:
  ///   - film: The new film.
  ///   - folder: The baselines' folder, from the project's.
  ///   - choices: What its baseline was found to choose: where it is as it would be written now, it is not read again.
  ///   - comparer: What its pictures are drawn and compared with, and those of films before it were.
  ///   - read: Gives the bytes of a file below the baselines' folder; nil where there is none.
  /// - Throws: What drawing throws, and what `read` does. A baseline that cannot be understood is a finding.
  package func findings(
    of film: Film, in folder: String, knowing choices: BaselineChoices? = nil,
    by comparer: PictureComparer = PictureComparer(), read: (String) throws -> [UInt8]?
  ) throws -> [CheckFinding] {
    let expected = try read(name.trace)
    var picks = choices?.pictures ?? []
    var findings: [CheckFinding] = []
    if let expected, let choices, expected == file(of: film, choices) {
      findings = [CheckFinding(traceOutcome(.identical, in: folder))]
    } else {
      let approved: Baseline?
      do {
        approved = try expected.map { try baseline($0, in: folder) }
      } catch {
        return [notCompared("\(error)", in: folder)]
      }
      findings = [trace(of: film, expected, approved, in: folder)]
      picks = approved?.pictures ?? []
    }
    for pick in picks {
      let expected = try read(name.file(pick))
      guard pick.frame < film.frameCount else {
        if let expected {
          findings.append(gone(pick, expected, in: folder, trace: findings[0].outcome))
        }
        continue
      }
      findings.append(
        try picture(
          of: film, pick, by: comparer, expected: expected, in: folder, trace: findings[0].outcome))
    }
    return findings
  }

  /// The finding of a film whose trace could not be compared, and why, in a sentence.
  package func notCompared(_ reason: String, in folder: String) -> CheckFinding {
    var outcome = traceOutcome(.notCompared, in: folder)
    outcome.message = reason
    return CheckFinding(outcome)
  }

  /// The finding of a picture whose frame the film does not have any more.
  private func gone(
    _ pick: FramePick, _ expected: [UInt8], in folder: String, trace: Outcome
  ) -> CheckFinding {
    var outcome = outcome(
      name.picture(pick), baseline: "\(folder)/\(name.file(pick))", frame: pick.frame, .otherFrames)
    outcome.message = "The film has no frame \(pick.frame) any more."
    outcome.cause = trace.cause
    return CheckFinding(outcome, expected: expected)
  }

  private func baseline(_ bytes: [UInt8], in folder: String) throws(BaselineError) -> Baseline {
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw BaselineError(error, of: name, in: "\(folder)/\(name.trace)")
    }
  }

  /// The file that a film's trace would be if it were approved now: the choices in what is approved stay.
  package func file(of film: Film, keeping approved: Baseline?) -> [UInt8] {
    file(of: film, approved?.choices ?? BaselineChoices(source: source))
  }

  private func file(of film: Film, _ choices: BaselineChoices) -> [UInt8] {
    Array(Baseline(Trace(of: film, scenario: name.scenario), choices).json.utf8)
  }

  private func traceOutcome(_ verdict: Verdict, in folder: String) -> Outcome {
    outcome(name.film, baseline: "\(folder)/\(name.trace)", frame: nil, verdict)
  }

  private func trace(
    of film: Film, _ expected: [UInt8]?, _ approved: Baseline?, in folder: String
  ) -> CheckFinding {
    let actual = file(of: film, keeping: approved)
    var outcome = traceOutcome(.identical, in: folder)
    guard let expected, let approved else {
      outcome.verdict = .missing
      outcome.message = "\(outcome.baseline) does not exist."
      return CheckFinding(outcome, actual: actual)
    }
    guard expected != actual else { return CheckFinding(outcome) }
    let comparison = approved.compared(with: Trace(of: film, scenario: name.scenario))
    let isEqual = comparison.verdict == .identical
    outcome.verdict = isEqual ? .samePixels : comparison.verdict
    outcome.message = isEqual ? "The same numbers, written differently." : comparison.message
    outcome.cause = comparison.cause
    outcome.features = comparison.features
    return CheckFinding(outcome, expected: expected, actual: actual)
  }

  private func picture(
    of film: Film, _ pick: FramePick, by comparer: PictureComparer, expected: [UInt8]?,
    in folder: String, trace: Outcome
  ) throws -> CheckFinding {
    let path = "\(folder)/\(name.file(pick))"
    var outcome = outcome(name.picture(pick), baseline: path, frame: pick.frame, .identical)
    if let expected, try FilmPicture.isShown(by: expected, of: film, pick, comparer.painter) {
      return CheckFinding(outcome)
    }
    let picture = try FilmPicture(
      of: film, pick, by: comparer.painter, keepsPixels: expected != nil)
    guard let expected else {
      outcome.verdict = .missing
      outcome.message = "The picture's frame was picked, but the picture does not exist."
      return CheckFinding(outcome, actual: picture.bytes)
    }
    // What equals a file that was just made is whole.
    guard expected != picture.bytes else { return CheckFinding(outcome) }
    let approvedWith = Fingerprint.signature(of: expected)
    // What the approved picture says of itself is a stranger's text.
    let change =
      approvedWith.map {
        VisibleText.line(Fingerprint.change(from: $0, to: picture.environment))
      } ?? ""
    let said = FilmCheck.said(of: change, isKnown: approvedWith != nil)
    let landmarks = FilmPicture.landmarks(of: film, pick)
    let result: PictureComparer.Result
    do {
      result = try comparer.compare(
        expected, picture, by: rule.rule(for: landmarks))
    } catch PictureComparison.ReadingError.first(let error),
      PictureComparison.ReadingError.second(let error)
    {
      outcome.verdict = .notCompared
      outcome.message = "\(BaselineError(file: path, problem: "\(error)", of: name))"
      return CheckFinding(outcome)
    }
    let added = result.notes.map { " " + $0 }.joined()
    outcome.notes = result.notes.isEmpty ? nil : result.notes
    switch result.comparison {
    case .otherSize(let before, let now):
      outcome.verdict = .otherLayout
      outcome.message =
        said
        + "The picture has \(now.width) × \(now.height) pixels, the approved one \(before.width) × \(before.height)."
        + added
      outcome.cause = trace.cause.isEmpty ? "size of pictures" : trace.cause
      return CheckFinding(outcome, expected: expected, actual: picture.bytes)
    case .sameSize(let difference):
      if difference.changed == 0 {
        outcome.verdict = .samePixels
        outcome.message =
          (change.isEmpty
            ? "The same pixels, in different bytes." : "The same pixels, despite \(change).")
          + added
        return CheckFinding(outcome)
      }
      outcome.pixels = PixelChange(
        different: difference.different, total: difference.compared, largest: difference.largest,
        bounds: difference.bounds.map { [$0.x, $0.y, $0.width, $0.height] } ?? [])
      // Where the layout is another one, what is here now says nothing of what was there before.
      let part = (trace.verdict.passes ? difference.bounds : nil).flatMap { bounds in
        landmarks.filter { $0.rectangle.contains(bounds) }
          .min { $0.rectangle.area < $1.rectangle.area }?.landmark
      }
      outcome.message = said + FilmCheck.message(difference, in: part) + added
      if difference.different == 0 {
        outcome.verdict = .withinTolerance
      } else if !trace.verdict.passes, trace.verdict.isComparison {
        outcome.verdict = .otherLayout
        outcome.cause = trace.cause
      } else if !change.isEmpty {
        outcome.verdict = .otherEnvironment
        outcome.cause = change
      } else {
        outcome.verdict = .otherPixels
        outcome.cause = "pixels of \(part?.rawValue ?? "the screen")"
      }
      return CheckFinding(
        outcome, expected: expected, actual: picture.bytes,
        difference: result.picture)
    }
  }

  /// How the message of a picture begins that other libraries or fonts drew than the approved one.
  package static let otherEnvironment = "Drawn with other libraries or fonts: "

  private static func said(of change: String, isKnown: Bool) -> String {
    guard isKnown else { return "The approved picture does not say what drew it. " }
    return change.isEmpty ? "" : otherEnvironment + change + ". "
  }

  private static func message(_ difference: PictureDifference, in part: Landmark?) -> String {
    guard difference.different > 0 else {
      return
        "\(difference.changed) of \(difference.compared) pixels differ, all within the threshold."
    }
    let named = part.map { " in the part \($0.rawValue)" } ?? ""
    let bounds = difference.bounds.map {
      ", within \($0.width) × \($0.height) pixels at (\($0.x), \($0.y))"
    }
    return "\(difference.different) of \(difference.compared) pixels differ\(named)\(bounds ?? "")."
  }

  private func outcome(
    _ name: String, baseline: String, frame: Int?, _ verdict: Verdict
  ) -> Outcome {
    Outcome(
      name: name, scenario: self.name.scenario, approach: self.name.approach, frame: frame,
      verdict: verdict, baseline: baseline, source: file, line: line)
  }
}
