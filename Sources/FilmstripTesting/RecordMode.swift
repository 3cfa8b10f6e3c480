/// Which of the files beside a test are written when it runs.
///
/// The words are those of pointfreeco's swift-snapshot-testing, so that one setting serves both. A test that wrote a
/// file does not pass: nobody has looked at it yet.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Every file is written again.
  case all
  /// Missing files, and those that no longer match, are written.
  case failed
  /// Only missing files are written.
  case missing
  /// No file is written; a missing one fails the test.
  case never

  /// The environment variable that sets it.
  public static let variable = "SNAPSHOT_TESTING_RECORD"

  /// What a trait around the test that runs says; nil where none does.
  @TaskLocal static var ofTrait: RecordMode?

  /// The mode in force: a trait's, else the environment's, else `never` where `CI` is set and `missing` where not.
  ///
  /// - Throws: `WrongRecordMode` for a word of the environment's that is none of these.
  static func inForce() throws(WrongRecordMode) -> RecordMode {
    if let ofTrait { return ofTrait }
    guard let word = TestEnvironment.variables[variable], !word.isEmpty else {
      return TestEnvironment.variables["CI"] == nil ? .missing : .never
    }
    guard let mode = RecordMode(rawValue: word) else { throw WrongRecordMode(word: word) }
    return mode
  }
}

/// A word that is not a record mode.
struct WrongRecordMode: Error, CustomStringConvertible {
  let word: String

  var description: String {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(RecordMode.variable) is “\(word)”; set it to one of \(words), or not at all."
  }
}
