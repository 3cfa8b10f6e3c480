import Basics
import Graphics
import Imaging
package import Review
package import Stage
package import Traces

/// Compares a film with its baselines, which are passed in as bytes; reads and writes no files.
package struct FilmCheck: Sendable {
  package let name: BaselineName
  /// From the project's folder; nil for a built-in.
  package let file: String?
  /// The approach's line in that file.
  package let line: Int?
  /// The scenario's recorded place: its path from the baselines' folder, or `Baseline.builtIn`.
  package let source: String
  /// Which differences of two pictures count.
  package let rule: PictureRule

  /// A film's findings: first its trace's, then its pictures' in the order of the picks.
  ///
  /// - Parameters:
  ///   - folder: The baselines' folder, from the project's.
  ///   - choices: Its baseline's, if known: a baseline equal to the one to be written now is not read again.
  ///   - comparer: Draws and compares its pictures, and those of earlier films.
  ///   - read: Reads a file below the baselines' folder; nil where there is none.
  /// - Throws: Errors of drawing and of `read`. A baseline that cannot be understood is a finding.
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

  /// For a film whose trace could not be compared; the reason is a sentence.
  package func notCompared(_ reason: String, in folder: String) -> CheckFinding {
    var outcome = traceOutcome(.notCompared, in: folder)
    outcome.message = reason
    return CheckFinding(outcome)
  }

  /// For a picture whose frame the film no longer has.
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

  /// A film's trace as it would be approved now, keeping the choices of the approved one.
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
    guard let expected else {
      outcome.verdict = .missing
      outcome.message = "The picture's frame was picked, but the picture does not exist."
      let picture = try FilmPicture(of: film, pick, by: comparer.painter)
      return CheckFinding(outcome, actual: picture.bytes)
    }
    let landmarks = FilmPicture.landmarks(of: film, pick)
    let rule = rule.rule(for: landmarks)
    let picture = try comparer.picture(of: film, pick, beside: expected, by: rule)
    // A file equal to one that was just made is intact.
    guard expected != picture.bytes else { return CheckFinding(outcome) }
    let approvedWith = Fingerprint.signature(of: expected)
    // A picture's own record is untrusted text.
    let change =
      approvedWith.map {
        VisibleText.line(Fingerprint.change(from: $0, to: picture.environment))
      } ?? ""
    let said = FilmCheck.said(of: change, isKnown: approvedWith != nil)
    let result: PictureComparer.Result
    do {
      result = try comparer.compare(expected, picture, by: rule)
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
      // In another layout, the current parts are not comparable with the former ones.
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

  /// Begins the message for a picture drawn by other libraries or fonts than the approved one.
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

  func outcome(
    _ name: String, baseline: String, frame: Int?, _ verdict: Verdict
  ) -> Outcome {
    Outcome(
      name: name, scenario: self.name.scenario, approach: self.name.approach, frame: frame,
      verdict: verdict, baseline: baseline, source: file, line: line)
  }
}
