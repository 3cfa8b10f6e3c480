package import Testing

/// A file with a test's expectation: compares it, records it and reports failures.
package struct Snapshot: Sendable {
  package let name: String
  /// Without the dot.
  package let ending: String
  package let path: String
  let testFile: String
  /// The expectation's place in the test.
  let location: SourceLocation

  /// The result of comparing the current content with the file.
  package enum Finding {
    case agrees
    /// A sentence on the differences, and further files to look at, by the suffixes of their names.
    case differs(String, pictures: [(suffix: String, bytes: [UInt8])] = [])
  }

  /// The file of an expectation: `__Snapshots__/<test's file>/<name>.<ending>` next to the test.
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

  /// Compares the current content with the file, or records it, and reports failures.
  ///
  /// - Parameters:
  ///   - actual: The content of a new file, given the existing one; nil if it is missing.
  ///   - content: Distinguishes two expectations of one name.
  ///   - compare: Compares with the file's bytes; its errors are reported, and count as differences.
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
          + "expectation of a file its own name.")
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

  /// Writes the file; a test that does so does not pass.
  private func record(_ actual: [UInt8], because reason: String) throws {
    try SnapshotFiles.write(actual, to: path)
    let stop = reason.hasSuffix(".") ? "" : "."
    complain("Recorded \(path): \(reason)\(stop) Look at it, commit it, and run the test again.")
  }

  package func complain(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Writes files to look at, attaches them to the test, and returns a sentence with their place.
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

  /// The command that records the running test's expectation.
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
