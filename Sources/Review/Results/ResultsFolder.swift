import Basics
import Essentials
package import Traces
package import WholeFiles

/// The folder of a check's findings for `accept`, `review` and reports.
package struct ResultsFolder {
  /// As it was given.
  package let path: String

  package init(path: String) { self.path = path }

  private var file: String { Files.path(CheckResults.file, in: path) }

  /// A folder to replace it.
  ///
  /// - Parameter inputs: The check's inputs, which cannot be in it.
  package func swap(reading inputs: [String]) throws -> FolderSwap {
    let parts = [CheckResults.file, ".gitignore"] + CheckFinding.folders
    let swap = try FolderSwap(
      path, knownBy: CheckResults.file, isOwn: Files.isOwn, reading: inputs, isLasting: true
    ) { name in
      parts.contains(name) || ResultsFolder.isUnfinished(name)
    }
    // Keeps it, and remains of an unfinished one, from being committed by mistake.
    try swap.write(Array("*\n".utf8), to: ".gitignore")
    return swap
  }

  /// Whether a file is the remains of a killed `accept` of an earlier version.
  private static func isUnfinished(_ name: String) -> Bool {
    let start = ".\(CheckResults.file)."
    return name.hasPrefix(start) && name.dropFirst(start.count).allSatisfy(\.isWholeNumber)
  }

  /// Refuses a results' folder for baselines, as the next check would replace it.
  package static func checkIsNone(_ path: String) throws {
    guard Files.isOwn(Files.path(CheckResults.file, in: path)) else { return }
    throw Failure(
      .cannotCreate,
      "\(path) holds the results of a check, which the next one replaces; give another folder with --baseline."
    )
  }

  /// Writes a finding's files, from any thread, so that not all have to be in memory.
  package static func keep(_ finding: CheckFinding, _ swap: FolderSwap) throws -> Outcome {
    let (outcome, files) = finding.kept()
    for file in files { try swap.write(file.bytes, to: file.path) }
    return outcome
  }

  /// Replaces the folder's contents with a check's results, whose files are written.
  package static func finish(_ results: CheckResults, _ swap: FolderSwap) throws {
    try swap.write(try json(results), to: CheckResults.file)
    try swap.commit()
  }

  /// The last check's results; throws `Failure` for another project's, whose paths are wrong here.
  package func read() throws -> CheckResults {
    FolderSwap.restore(path)
    guard access(file, F_OK) == 0 else {
      let there = ProjectFolder.above(file).map(Files.folder)
      throw Failure(
        .inputOutput,
        there.map { "There are no results in \(path) here, but in \($0): give --results \($0)." }
          ?? "There are no results in \(path); run `filmstrip check` first, or give --results.")
    }
    let results = try contents()
    _ = try baselines(of: results)
    return results
  }

  /// The results of any project's check.
  private func contents() throws -> CheckResults {
    let bytes = try Files.bytes(
      of: CheckResults.file, below: path, limit: ResultsFolder.sizeLimit)
    guard let results = try? JSONDecoder().decode(CheckResults.self, from: Data(bytes)),
      results.staysInItsFolder
    else {
      throw Failure(
        .badData, "\(file) was not written by a check; run `filmstrip check` again.")
    }
    return results
  }

  /// The baselines that were compared, which must be in this project.
  package func baselines(of results: CheckResults) throws -> BaselineFolder {
    let projects = [ProjectFolder.current, ProjectFolder(of: path)]
    guard let project = projects.first(where: { $0.path == results.project }) else {
      throw Failure(
        .badData,
        "\(file) is of a check of the project \(results.project), and this is \(projects[0].path); run "
          + "`filmstrip check` here.")
    }
    return BaselineFolder(path: project.absolute(results.folder), in: project)
  }

  /// Changes the results, as after an acceptance, and returns them, without concurrent changes.
  @discardableResult
  package func change(_ body: (inout CheckResults) throws -> Void) throws -> CheckResults {
    // Throws where there are no results.
    _ = try read()
    return try FolderLock.hold(path) {
      let before = try read()
      var results = before
      try body(&results)
      if results != before {
        let batch = OutputBatch(.keeping)
        try batch.write(try ResultsFolder.json(results), to: file)
        try batch.commit()
      }
      return results
    }
  }

  /// The bytes of one of its files, which is in it and not a link.
  package func bytes(_ name: String) throws -> [UInt8] {
    try Files.bytes(of: name, below: path, limit: BaselineFolder.fileLimit)
  }

  /// The most bytes of a list of results, or of a bundle's cells: those of half a million films.
  package static let sizeLimit = 256 << 20

  /// Results as in a file, with ordered keys, of at most `limit` bytes, the reader's maximum.
  package static func json(
    _ results: some Encodable, limit: Int = ResultsFolder.sizeLimit
  ) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = Array(try encoder.encode(results)) + Array("\n".utf8)
    guard bytes.count <= limit else {
      throw Failure(
        .cannotCreate,
        "the results of the films are larger than \(limit >> 20) MiB, the most that is read; name fewer scenarios."
      )
    }
    return bytes
  }
}

extension CheckResults {
  /// Whether no name leads out of its folder.
  package var staysInItsFolder: Bool {
    PathText.leadsDown(folder) && outcomes.allSatisfy(\.staysInItsFolder)
  }
}

extension Outcome {
  /// Whether no name leads out of its folder, as those of a foreign file might.
  fileprivate var staysInItsFolder: Bool {
    let files = [
      (expected, "expected/"), (actual, "actual/"), (difference, "difference/"), (log, "log/"),
    ]
    return files.allSatisfy { path, folder in path?.hasPrefix(folder) ?? true }
      && [name, expected, actual, difference, log].compactMap { $0 }.allSatisfy(PathText.leadsDown)
  }
}
