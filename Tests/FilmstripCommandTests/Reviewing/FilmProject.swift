import Foundation
import TestSupport
import Testing

/// A folder with a small scenario, in which the command runs as in a project.
struct FilmProject {
  let folder: ScratchFolder

  /// Two approaches, 0.3 s, on one of the smallest screens.
  init() throws {
    folder = try ScratchFolder()
    try write("mine.yaml", FilmProject.scenario())
  }

  /// What is in a folder already.
  init(at folder: ScratchFolder) { self.folder = folder }

  /// A scenario's text; films with another curve are other films.
  static func scenario(
    named name: String = "mine", approaches: [String] = ["transform", "ours"],
    curve: String = "easeOut"
  ) -> String {
    let lines = approaches.map {
      $0 == "transform"
        ? "  - transform\n" : "  - {name: \($0), move: transform, curve: \(curve)}\n"
    }
    return "name: \(name)\ndevice: iPhone 7\nuntil: 0.3\napproaches:\n\(lines.joined())"
  }

  /// What a check prints that compared so many files and found no difference.
  static func asApproved(_ count: Int) -> String {
    "\(count) of \(count) are as approved.\n\(count) approved, \(count) compared.\n"
  }

  /// Makes a link, whose target is as seen from its folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path, withDestinationPath: target)
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.createDirectory(
      at: url(other).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url(name), to: url(other))
  }

  @discardableResult
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandResult {
    try filmstrip(arguments, in: folder.url, environment: environment)
  }

  /// Runs what must succeed.
  @discardableResult
  func succeed(_ arguments: String...) throws -> CommandResult {
    let result = try filmstrip(arguments, in: folder.url)
    #expect(result.status == 0, "\(arguments): \(result.output)\(result.errors)")
    return result
  }

  func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestSupport.write(text.utf8, to: url(name))
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  /// Every file below a folder by its path from there, hidden ones too.
  func files(_ name: String = "Baselines") throws -> [String: Data] {
    var files: [String: Data] = [:]
    let all = FileManager.default.enumerator(atPath: url(name).path)
    for case let file as String in all ?? FileManager.DirectoryEnumerator() {
      let path = url(name).appendingPathComponent(file)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[file] = try Data(contentsOf: path) }
    }
    return files
  }

  /// Makes a folder hold exactly some files.
  func restore(_ files: [String: Data], to name: String = "Baselines") throws {
    try? remove(name)
    for (file, bytes) in files {
      let path = url(name).appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TestSupport.write(bytes, to: path)
    }
  }
}
