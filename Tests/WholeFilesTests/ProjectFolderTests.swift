import Foundation
import TestSupport
import Testing

@testable import WholeFiles

struct ProjectFolderTests {
  private let scratch: ScratchFolder
  /// The folder without links on the way, as macOS has them.
  private let root: String

  init() throws {
    scratch = try ScratchFolder()
    root = try #require(ProjectFolder.resolved(scratch.url.path))
    try make("app/films/mine.yaml")
    try make("elsewhere/yours.yaml")
  }

  /// Makes an empty file, and the folders above it.
  private func make(_ name: String) throws {
    let file = scratch.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write([], to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(name), withDestinationPath: target)
  }

  @Test(arguments: [".git/HEAD", ".git", "Package.swift"])
  func itIsTheNearestFolderWithAMark(mark: String) throws {
    try make("app/\(mark)")
    try make("Package.swift")
    for folder in ["app", "app/films", "app/films/none/at/all"] {
      #expect(ProjectFolder(around: "\(root)/\(folder)").path == "\(root)/app")
    }
    #expect(ProjectFolder(around: "\(root)/elsewhere").path == root)
  }

  @Test func withoutAMarkItIsTheFolderItself() {
    #expect(ProjectFolder(around: "\(root)/app/films").path == "\(root)/app/films")
    #expect(ProjectFolder(of: "\(root)/app/Baselines").path == "\(root)/app")
  }

  @Test func filesInItAreNamedFromIt() throws {
    let folder = ProjectFolder(around: "\(root)/app")
    #expect(folder.relative("\(root)/app") == "")
    #expect(folder.relative("\(root)/app/films/mine.yaml") == "films/mine.yaml")
    #expect(folder.relative("\(root)/app/new/../films/new.yaml") == "films/new.yaml")
    #expect(folder.absolute("films") == "\(root)/app/films" && folder.absolute("") == folder.path)
    for other in ["", "elsewhere", "apple", "app/../elsewhere/yours.yaml", "app/none/../../x"] {
      #expect(!folder.holds("\(root)/\(other)"), "\(other)")
    }
  }

  /// A link counts as what it leads to, also where `..` follows it.
  @Test func linksAreFollowed() throws {
    try link("app/inside", to: "films")
    try link("app/outside", to: "../elsewhere")
    try link("app/loop", to: "loop")
    try link("app/nowhere", to: "none/at/all")
    let folder = ProjectFolder(around: "\(root)/app")
    #expect(folder.relative("\(root)/app/inside/mine.yaml") == "films/mine.yaml")
    for name in [
      "outside", "outside/yours.yaml", "outside/new", "outside/../app2", "outside/../elsewhere",
      "loop", "loop/x", "nowhere", "nowhere/x",
    ] { #expect(!folder.holds("\(root)/app/\(name)"), "\(name)") }
    #expect(folder.holds("\(root)/app/outside/../app/films"))
  }
}
