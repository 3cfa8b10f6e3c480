public import Testing

/// The files that a test, or every test of a suite, may write; the innermost trait applies.
public struct RecordTrait: TestTrait, SuiteTrait, TestScoping {
  /// The files that may be written.
  public let mode: RecordMode

  /// Applies to every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test in the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordMode.$ofTrait.withValue(mode, operation: function)
  }
}

extension Trait where Self == RecordTrait {
  /// Lets a test, or a suite, write these files, regardless of `SNAPSHOT_TESTING_RECORD`.
  public static func record(_ mode: RecordMode) -> Self { Self(mode: mode) }
}

extension RecordTrait: CustomStringConvertible {
  /// As in code: “record(.never)”.
  public var description: String { "record(.\(mode.rawValue))" }
}
