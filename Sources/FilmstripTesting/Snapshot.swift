package import Testing

/// A file beside a test that holds what it expects: what becomes of it, and of the test, when the test runs.
package struct Snapshot: Sendable {
  /// What the test calls it.
  package let name: String
  /// The file's ending, without the dot before it.
  package let ending: String
  /// The file.
  package let path: String
  /// The test's file.
  let testFile: String
  /// Where the test says what it expects.
  let location: SourceLocation

  /// What is found when what there is now is held against the file.
  package enum Finding {
    /// Nothing to complain of.
    case agrees
    /// A sentence that says what differs, and further files to look at, by what distinguishes their names.
    case differs(String, pictures: [(suffix: String, bytes: [UInt8])] = [])
  }

  /// The file of an expectation: `__Snapshots__/<test's file>/<name>.<ending>` beside the test's file.
  package init(
    named name: String, ending: String, filePath: String, sourceLocation: SourceLocation
  ) {
    self.name = name
    self.ending = ending
    location = sourceLocation
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    let file = parts.last.map(String.init) ?? "Tests.swift"
    testFile = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    path =
      (parts.dropLast().map(String.init) + ["__Snapshots__", testFile, "\(name).\(ending)"])
      .joined(separator: "/")
  }

  /// Holds what there is now against the file, or records it, and says what is not as it should be.
  ///
  /// - Parameters:
  ///   - actual: What the file would be if it were written now, given what it is; nil where it is missing.
  ///   - content: What tells two expectations apart that have one name.
  ///   - compare: Compares with the file's bytes; what it throws is said, and the file counts as different.
  package func check(
    content: Int, actual: ([UInt8]?) throws -> [UInt8],
    comparing compare: ([UInt8]) throws -> Finding
  ) {
    guard SnapshotNames.allows(name) else {
      return complain(
        "“\(name)” is not a file name on every system: use 1 to 100 letters, digits, -, _ and dots, "
          + "without a leading dot.")
    }
    if let other = SnapshotNames.taken.take(path, for: content, at: location) {
      return complain(
        "“\(name)” is already expected at \(other.fileID):\(other.line), of something else; give every "
          + "expectation of a file a name of its own.")
    }
    do {
      let mode = try RecordMode.inForce()
      let expected = try SnapshotFiles.read(path)
      let actual = try actual(expected)
      guard let expected else { return try missing(actual, mode) }
      if mode == .all { return try record(actual, because: "every file is recorded") }
      let finding: Finding
      do {
        finding = try compare(expected)
      } catch {
        finding = .differs("it cannot be read: \(error)")
      }
      guard case .differs(let message, let pictures) = finding else { return }
      let saved = save([("expected", expected), ("actual", actual)] + pictures)
      if mode == .failed { return try record(actual, because: "\(message) \(saved)") }
      complain(
        "\(name).\(ending) differs from the recording: \(message) \(saved) If that is intended, "
          + "record it: \(command)")
    } catch {
      complain("\(error)")
    }
  }

  private func missing(_ actual: [UInt8], _ mode: RecordMode) throws {
    guard mode == .never else { return try record(actual, because: "it did not exist") }
    let saved = save([("actual", actual)])
    complain("\(path) does not exist. \(saved) Record it and commit it: \(command)")
  }

  /// Writes the file; a test that did so does not pass.
  private func record(_ actual: [UInt8], because reason: String) throws {
    try SnapshotFiles.write(actual, to: path)
    let stop = reason.hasSuffix(".") ? "" : "."
    complain("Recorded \(path): \(reason)\(stop) Look at it, commit it, and run the test again.")
  }

  /// Fails the test with a message.
  package func complain(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Writes files to look at, attaches them to the test, and returns a sentence that says where they are.
  private func save(_ files: [(suffix: String, bytes: [UInt8])]) -> String {
    let folder =
      "\(TestEnvironment.artifactsFolder)/\(location.moduleName)/\(testFile)"
      .replacing("//", with: "/")
    do {
      for file in files {
        let fileName = "\(name)-\(file.suffix).\(ending)"
        Attachment.record(file.bytes, named: fileName, sourceLocation: location)
        try SnapshotFiles.write(file.bytes, to: "\(folder)/\(fileName)")
      }
    } catch {
      return "\(error)"
    }
    let names = files.map(\.suffix).joined(separator: ", ")
    return "See \(names): \(folder)/\(name)-*.\(ending)."
  }

  /// How to record what the running test expects.
  private var command: String {
    if let mode = RecordMode.ofTrait {
      return
        "give the test the trait .record(.failed) in place of .record(.\(mode.rawValue)), run it, and remove the "
        + "trait again."
    }
    let test = Test.current?.name.prefix { $0 != "(" } ?? ""
    let isPlain = test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return
      "\(RecordMode.variable)=failed swift test --filter \(isPlain && !test.isEmpty ? String(test) : testFile)"
  }
}
