/// The files next to a test that are written when it runs.
///
/// The words are those of pointfreeco's swift-snapshot-testing, so that one setting serves both. A test that writes a
/// file does not pass: the file has not been reviewed yet.
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

  /// The mode of a trait around the running test; nil without one.
  @TaskLocal static var ofTrait: RecordMode?

  /// A trait's mode, else the environment's, else `never` if `CI` is set and `missing` if not.
  ///
  /// - Throws: `WrongRecordMode` for an invalid word in the environment.
  static func inForce() throws(WrongRecordMode) -> RecordMode {
    if let ofTrait { return ofTrait }
    guard let word = TestEnvironment.variables[variable], !word.isEmpty else {
      return TestEnvironment.variables["CI"] == nil ? .missing : .never
    }
    guard let mode = RecordMode(rawValue: word) else { throw WrongRecordMode(word: word) }
    return mode
  }
}

struct WrongRecordMode: Error, CustomStringConvertible {
  let word: String

  var description: String {
    let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(RecordMode.variable) is “\(word)”; set it to one of \(words), or not at all."
  }
}
