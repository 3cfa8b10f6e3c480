import Imaging
import Painting
public import Stage
public import Traces

/// Holds a film against its baselines.
///
/// Nothing is read or written here: what is approved is handed in, as bytes.
public struct FilmCheck: Sendable {
  /// How its baselines are called.
  public let name: BaselineName
  /// The scenario's file as it was given; nil for a built-in.
  public let file: String?
  /// The approach's line in that file.
  public let line: Int?
  /// What the baseline says of where the scenario is: its path from the baselines' folder, or `Baseline.builtIn`.
  public let source: String
  /// What counts as a difference of two pictures.
  public let rule: PictureRule

  /// A check of a film of this name.
  public init(
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
  ///   - film: The film of now.
  ///   - folder: The baselines' folder, as it was given.
  ///   - read: Gives the bytes of a file below the baselines' folder; nil where there is none.
  /// - Throws: `BaselineError` where a baseline cannot be understood, what drawing throws, and what `read` does.
  public func findings(
    of film: Film, in folder: String, read: (String) throws -> [UInt8]?
  ) throws -> [CheckFinding] {
    let expected = try read(name.trace)
    let approved = try expected.map { try baseline($0, in: folder) }
    var findings = [trace(of: film, expected, approved, in: folder)]
    for pick in approved?.pictures ?? [] {
      guard pick.frame < film.frameCount else { continue }
      findings.append(
        try picture(
          of: film, pick, expected: try read(name.file(pick)), in: folder,
          trace: findings[0].outcome))
    }
    return findings
  }

  private func baseline(_ bytes: [UInt8], in folder: String) throws -> Baseline {
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw BaselineError(error, in: "\(folder)/\(name.trace)")
    }
  }

  /// The file that a film's trace would be if it were approved now.
  public func file(of film: Film, keeping approved: Baseline?) -> [UInt8] {
    Array(
      Baseline(
        Trace(of: film, scenario: name.scenario), source: source,
        pictures: approved?.pictures ?? [], tolerance: approved?.tolerance ?? .exact
      ).json.utf8)
  }

  private func trace(
    of film: Film, _ expected: [UInt8]?, _ approved: Baseline?, in folder: String
  ) -> CheckFinding {
    let actual = file(of: film, keeping: approved)
    var outcome = outcome(
      name.film, baseline: "\(folder)/\(name.trace)", frame: nil, .identical)
    guard let expected, let approved else {
      outcome.verdict = .missing
      outcome.message = "\(outcome.baseline) is not there."
      return CheckFinding(outcome, actual: actual)
    }
    guard expected != actual else { return CheckFinding(outcome) }
    let comparison = approved.compared(with: Trace(of: film, scenario: name.scenario))
    let isEqual = comparison.verdict == .identical
    outcome.verdict = isEqual ? .samePixels : comparison.verdict
    outcome.message = isEqual ? "The same numbers, written in another way." : comparison.message
    outcome.cause = comparison.cause
    outcome.features = comparison.features
    return CheckFinding(outcome, expected: expected, actual: actual)
  }

  private func picture(
    of film: Film, _ pick: FramePick, expected: [UInt8]?, in folder: String, trace: Outcome
  ) throws -> CheckFinding {
    let picture = try FilmPicture(of: film, pick)
    let path = "\(folder)/\(name.file(pick))"
    var outcome = outcome(name.picture(pick), baseline: path, frame: pick.frame, .identical)
    guard let expected else {
      outcome.verdict = .missing
      outcome.message = "The picture was picked and is not there."
      return CheckFinding(outcome, actual: picture.bytes)
    }
    guard expected != picture.bytes else { return CheckFinding(outcome) }
    let approvedWith = Fingerprint.signature(of: expected)
    let change = approvedWith.map { FilmPicture.change(from: $0, to: picture.environment) } ?? ""
    let said = FilmCheck.said(of: change, isKnown: approvedWith != nil)
    let parts = FilmPicture.parts(of: film, pick)
    let comparison: PictureComparison
    do {
      comparison = try PictureComparison(files: expected, picture.bytes, by: rule.rule(for: parts))
    } catch .first(let error), .second(let error) {
      throw BaselineError(file: path, problem: "\(error)")
    }
    switch comparison {
    case .otherSize(let before, let now):
      outcome.verdict = .otherLayout
      outcome.message =
        said
        + "The picture has \(now.width) × \(now.height) pixels, approved are \(before.width) × \(before.height)."
      outcome.cause = trace.cause.isEmpty ? "size of pictures" : trace.cause
      return CheckFinding(outcome, expected: expected, actual: picture.bytes)
    case .sameSize(let difference):
      if difference.changed == 0 {
        outcome.verdict = .samePixels
        outcome.message =
          change.isEmpty
          ? "The same pixels, in other bytes." : "The same pixels, despite \(change)."
        return CheckFinding(outcome)
      }
      outcome.pixels = PixelChange(
        different: difference.different, total: difference.compared, largest: difference.largest,
        bounds: difference.bounds.map { [$0.x, $0.y, $0.width, $0.height] } ?? [])
      // Where the layout is another one, what is here now says nothing of what was there before.
      let part = (trace.verdict.passes ? difference.bounds : nil).flatMap { bounds in
        parts.filter { $0.rectangle.contains(bounds) }
          .min { $0.rectangle.area < $1.rectangle.area }?.name
      }
      outcome.message = said + FilmCheck.message(difference, in: part)
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
        outcome.cause = "pixels of \(part ?? "the screen")"
      }
      return CheckFinding(
        outcome, expected: expected, actual: picture.bytes,
        difference: try PNG.encode(
          difference.picture(over: PNG.decodeStraight(expected)), scale: Double(pick.scale)))
    }
  }

  /// How the message of a picture begins that other libraries or fonts drew than the approved one.
  public static let otherEnvironment = "Drawn with other libraries or fonts: "

  private static func said(of change: String, isKnown: Bool) -> String {
    guard isKnown else { return "The approved picture does not say what drew it. " }
    return change.isEmpty ? "" : otherEnvironment + change + ". "
  }

  private static func message(_ difference: PictureDifference, in part: String?) -> String {
    guard difference.different > 0 else {
      return
        "\(difference.changed) of \(difference.compared) pixels differ, all within the threshold."
    }
    let place = part.map { " in the part \($0)" } ?? ""
    let bounds = difference.bounds.map {
      ", within \($0.width) × \($0.height) pixels at (\($0.x), \($0.y))"
    }
    return "\(difference.different) of \(difference.compared) pixels differ\(place)\(bounds ?? "")."
  }

  private func outcome(
    _ name: String, baseline: String, frame: Int?, _ verdict: Verdict
  ) -> Outcome {
    Outcome(
      name: name, scenario: self.name.scenario, approach: self.name.approach, frame: frame,
      verdict: verdict, baseline: baseline, source: file, line: line)
  }
}

/// A file among the baselines that cannot be understood.
public struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// What is wrong with it, in a sentence.
  public let problem: String

  /// A file that cannot be understood, and why.
  public init(file: String, problem: String) {
    self.file = file
    self.problem = problem
  }

  /// A trace that cannot be read, with the line at which its reader stopped.
  public init(_ error: TraceError, in file: String) {
    self.init(file: error.line.map { "\(file):\($0)" } ?? file, problem: error.message)
  }

  /// The sentence, and what to do.
  public var description: String {
    "\(file): \(problem) Bring back the approved file, or remove it and record it anew."
  }
}
