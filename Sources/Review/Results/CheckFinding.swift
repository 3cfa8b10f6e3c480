package import Traces

/// An outcome, and the files that show it.
package struct CheckFinding: Sendable {
  /// What was found.
  package var outcome: Outcome
  /// What is approved; nil where nothing is.
  package var expected: [UInt8]?
  /// What the check made; nil for what is orphaned.
  package var actual: [UInt8]?
  /// A picture of the difference; nil where there is none.
  package var difference: [UInt8]?

  /// A finding with these files.
  package init(
    _ outcome: Outcome, expected: [UInt8]? = nil, actual: [UInt8]? = nil,
    difference: [UInt8]? = nil
  ) {
    self.outcome = outcome
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// The folders in which results keep their files.
  package static let folders = ["expected", "actual", "difference"]

  /// Whether its files are kept for those who look at the result: all that is not as approved.
  package var isKept: Bool { !outcome.verdict.passes || outcome.verdict == .withinTolerance }

  /// The files that are kept, by their paths below the folder of the results, and the outcome that names them.
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
    return (outcome, files)
  }
}

extension Outcome {
  /// The files that show it, below the folder of the results.
  package var files: [String] { [expected, actual, difference].compactMap { $0 } }
}
