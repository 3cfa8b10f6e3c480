package import Traces

/// An outcome, and the files that show it.
package struct CheckFinding: Sendable {
  package var outcome: Outcome
  /// The approved file; nil where there is none.
  package var expected: [UInt8]?
  /// The check's file; nil for an orphan.
  package var actual: [UInt8]?
  /// A picture of the difference; nil where there is none.
  package var difference: [UInt8]?
  /// What the stage did in the new film; nil where that is not asked.
  package var log: [UInt8]?

  package init(
    _ outcome: Outcome, expected: [UInt8]? = nil, actual: [UInt8]? = nil,
    difference: [UInt8]? = nil
  ) {
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// The folders of the results' files.
  package static let folders = ["expected", "actual", "difference", "log"]

  /// Whether its files are kept for review: unless they are as approved.
  package var isKept: Bool { !outcome.verdict.passes || outcome.verdict == .withinTolerance }

  /// The kept files by their paths below the results' folder, and the outcome that names them.
  package func kept() -> (outcome: Outcome, files: [(path: String, bytes: [UInt8])]) {
    guard isKept else { return (outcome, []) }
    var outcome = outcome
    var files: [(path: String, bytes: [UInt8])] = []
    func keep(_ folder: String, _ bytes: [UInt8]?, _ ending: String) -> String? {
      guard let bytes else { return nil }
      let path = "\(folder)/\(outcome.name)\(ending)"
      files.append((path, bytes))
      return path
    }
    outcome.expected = keep("expected", expected, outcome.fileEnding)
    outcome.actual = keep("actual", actual, outcome.fileEnding)
    outcome.difference = keep("difference", difference, BaselineName.pictureEnding)
    outcome.log = keep("log", log, ".txt")
    return (outcome, files)
  }
}

extension Outcome {
  package var files: [String] { [expected, actual, difference, log].compactMap { $0 } }
}
