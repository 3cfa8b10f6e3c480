import Foundation
import Review
import Traces

/// The folder in which a check leaves what it found for `accept`, `review` and reports.
struct ResultsFolder {
  /// Its path, as it was given.
  let path: String

  private var file: String { Files.path(CheckResults.file, in: path) }

  /// A folder to take its place.
  func swap() throws -> FolderSwap {
    let parts = [CheckResults.file, ".gitignore"] + CheckFinding.folders
    let swap = try FolderSwap(path, knownBy: CheckResults.file, isPart: parts.contains)
    // Nobody commits it by mistake, nor what is left of it where it is not finished.
    try swap.write(Array("*\n".utf8), to: ".gitignore")
    return swap
  }

  /// Writes the files that show a finding, from any thread; memory need not hold those of all.
  static func keep(_ finding: CheckFinding, _ swap: FolderSwap) throws -> Outcome {
    let (outcome, files) = finding.kept()
    for file in files { try swap.write(file.bytes, to: file.path) }
    return outcome
  }

  /// Replaces what the folder holds by what a check found, whose files are kept.
  static func finish(_ results: CheckResults, _ swap: FolderSwap) throws {
    try swap.write(try json(results), to: CheckResults.file)
    try swap.commit()
  }

  /// What the last check found.
  func read() throws -> CheckResults {
    guard access(file, F_OK) == 0 else {
      throw Failure(
        .inputOutput,
        "There are no results in \(path); run `filmstrip check` first, or give --results.")
    }
    let bytes = try Files.bytes(at: file, limit: BaselineFolder.fileLimit)
    guard let results = try? JSONDecoder().decode(CheckResults.self, from: Data(bytes)),
      results.outcomes.allSatisfy(\.staysInItsFolder)
    else {
      throw Failure(
        .badData, "\(file) is not what a check writes; run `filmstrip check` again.")
    }
    return results
  }

  /// Replaces the list of what was found, as after something was accepted.
  func update(_ results: CheckResults) throws {
    try Files.write(try ResultsFolder.json(results), to: file, overwrite: true)
  }

  /// The bytes of one of its files.
  func bytes(_ name: String) throws -> [UInt8] {
    try Files.bytes(at: Files.path(name, in: path), limit: BaselineFolder.fileLimit)
  }

  private static func json(_ results: CheckResults) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(results)) + Array("\n".utf8)
  }
}

extension Outcome {
  /// Whether none of its names leads out of the folders it belongs to, as those of a file from elsewhere might.
  fileprivate var staysInItsFolder: Bool {
    [name, expected, actual, difference].compactMap { $0 }.allSatisfy { path in
      !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
  }
}
