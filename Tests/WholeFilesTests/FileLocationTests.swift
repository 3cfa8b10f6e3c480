import Foundation
import TestSupport
import Testing

@testable import WholeFiles

struct FileLocationTests {
  private let scratch: ScratchFolder

  /// A folder `a` with `b` and in it a file, a link to `a` and one to itself, and another name of the file.
  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path("a/b"), withIntermediateDirectories: true)
    try write("file".utf8, to: scratch.url.appendingPathComponent("a/b/file"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("loop"), withDestinationPath: "loop")
    try FileManager.default.linkItem(
      atPath: scratch.path("a/b/file"), toPath: scratch.path("other"))
  }

  private func location(_ name: String) -> FileLocation { FileLocation(scratch.path(name)) }

  @Test(arguments: ["a/b/file", "a/./b//file", "a/../a/b/file", "link/b/file", "other"])
  func aFileIsKnownByAnyName(name: String) {
    #expect(location(name).isSame(as: location("a/b/file")))
    #expect(location(name).isInside(location("a/b/file")))
  }

  @Test(arguments: ["a", "link", "a/", "link/b/.."]) func filesInAFolderAreKnown(name: String) {
    #expect(location("link/b/file").isInside(location(name)))
    #expect(location("a/b/missing/file").isInside(location(name)))
    #expect(location(name).isInside(location("a")))
    #expect(!location(name).isInside(location("a/b")))
    #expect(!location("ab").isInside(location(name)))
  }

  @Test func missingFilesAreKnownByTheirPaths() {
    #expect(location("link/new/file").isInside(location("a/new")))
    #expect(location("link/new").isSame(as: location("a/new")))
    #expect(!location("a/newer").isInside(location("a/new")))
    #expect(!location("a").isInside(location("a/new")))
    #expect(!location("loop").isInside(location("a")))
    // To Swift's characters there is no slash before a combining mark.
    #expect(location("a/\u{301}b").isInside(location("a")))
  }

  @Test func everythingIsInTheRoot() {
    #expect(
      location("a").isInside(FileLocation("/")) && FileLocation("/").isSame(as: FileLocation("//")))
    #expect(!FileLocation("/").isInside(location("a")))
  }

  @Test func relativePathsCountFromTheCurrentFolder() {
    let here = FileManager.default.currentDirectoryPath
    #expect(FileLocation("nothing/here").isInside(FileLocation(here)))
    #expect(FileLocation(".").isSame(as: FileLocation(here)))
  }
}
