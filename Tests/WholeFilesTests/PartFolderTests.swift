import Foundation
import TestSupport
import Testing

@testable import WholeFiles

struct PartFolderTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var folder: String { scratch.url.path }

  /// A folder as a process leaves it that was killed, with a file in it, and the file's path.
  @discardableResult
  private func leave(
    _ name: String = ".filmstrip-part-0123456789abcdef", file: String = "new/file",
    hasLock: Bool = true
  ) throws -> String {
    let url = scratch.url.appendingPathComponent("\(name)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("part".utf8, to: url)
    if hasLock { try write([], to: scratch.url.appendingPathComponent("\(name)/.gitignore")) }
    return scratch.path(name)
  }

  /// Makes a folder and the one in it look as if nobody had touched them for a while.
  private func age(_ path: String, hours: Double) {
    for path in [path, "\(path)/new"] {
      var times = [timeval](
        repeating: timeval(tv_sec: time(nil) - Int(hours * 3600), tv_usec: 0), count: 2)
      utimes(path, &times)
    }
  }

  @Test func eachHasItsOwnNameAndIsForItsOwnerAlone() throws {
    let parts = try (0..<20).map { _ in try PartFolder(in: folder, for: "file") }
    let names = try scratch.names()
    #expect(names.count == parts.count && names.allSatisfy(PartFolder.isName))
    for name in names {
      var status = stat()
      #expect(lstat(scratch.path(name), &status) == 0 && status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func nothingIsLeftOfOneThatIsGivenUp() throws {
    do {
      let part = try PartFolder(in: folder, for: "file")
      try write("part".utf8, to: URL(fileURLWithPath: part.new).appendingPathComponent("file"))
    }
    #expect(try scratch.names().isEmpty)
  }

  /// Whatever its number is, a process that is there holds its lock.
  @Test func thatOfARunningProcessStays() throws {
    let part = try PartFolder(in: folder, for: "file")
    let names = try scratch.names()
    #expect(!PartFolder.isLeftover(scratch.path(names[0])))
    PartFolder.removeLeftovers(in: folder)
    _ = try PartFolder(in: folder, for: "file")
    #expect(try scratch.names() == names)
    withExtendedLifetime(part) {}
  }

  /// A process that writes to many folders holds one lock, which has a name in each.
  @Test func severalOfAProcessShareALock() throws {
    for name in ["a", "b", "c"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(name), withIntermediateDirectories: false)
    }
    let first = try PartFolder(in: scratch.path("a"), for: "file")
    let others = try ["b", "c"].map { name in
      try PartFolder(in: scratch.path(name), for: "file", with: first)
    }
    func lock(_ part: PartFolder) -> ino_t {
      var status = stat()
      #expect(stat("\(part.new)/../.gitignore", &status) == 0)
      return status.st_ino
    }
    #expect(Set(([first] + others).map(lock)).count == 1)
    first.remove()
    for (name, part) in zip(["b", "c"], others) {
      PartFolder.removeLeftovers(in: scratch.path(name))
      #expect(FileManager.default.fileExists(atPath: part.new))
    }
  }

  @Test func whatAKilledProcessLeftGoes() throws {
    let path = try leave()
    // It was killed before it had a lock.
    try FileManager.default.createDirectory(
      atPath: scratch.path(".filmstrip-part-0000000000000000"), withIntermediateDirectories: false)
    #expect(PartFolder.isLeftover(path))
    _ = try PartFolder(in: folder, for: "file")
    #expect(try scratch.names().isEmpty)
  }

  @Test func whatWasMovedAsideGoesBack() throws {
    try leave(file: "old/Results/file")
    PartFolder.removeLeftovers(in: folder)
    #expect(try scratch.names() == ["Results"])
    // Unless something is there by now.
    let path = try leave(file: "old/Results/other")
    PartFolder.removeLeftover(path)
    #expect(try scratch.names() == ["Results"])
    #expect(FileManager.default.fileExists(atPath: scratch.path("Results/file")))
  }

  /// What is called nearly so, is no folder, or is a link to one, is not one of ours.
  @Test func whatOthersMadeStays() throws {
    for name in [
      ".filmstrip-part-0123456789abcde", ".filmstrip-part-0123456789abcdef0",
      ".filmstrip-part-0123456789ABCDEF", ".filmstrip-part-0123456789abcdeg",
      "filmstrip-part-0123456789abcdef",
    ] { try leave(name) }
    try write(
      "file".utf8, to: scratch.url.appendingPathComponent(".filmstrip-part-1111111111111111"))
    try leave("elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(".filmstrip-part-2222222222222222"), withDestinationPath: "elsewhere")
    let names = try scratch.names()
    PartFolder.removeLeftovers(in: folder)
    for name in names {
      #expect(!PartFolder.isLeftover(scratch.path(name)), "\(name)")
      PartFolder.removeLeftover(scratch.path(name))
    }
    #expect(try scratch.names() == names)
    #expect(FileManager.default.fileExists(atPath: scratch.path("elsewhere/new/file")))
  }

  /// Links in what was left are removed, and what they lead to is not.
  @Test func nothingBehindALinkGoes() throws {
    let path = try leave()
    try FileManager.default.createDirectory(
      atPath: scratch.path("mine"), withIntermediateDirectories: false)
    try write("mine".utf8, to: scratch.url.appendingPathComponent("mine/file"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/new/link", withDestinationPath: scratch.path("mine"))
    PartFolder.removeLeftovers(in: folder)
    #expect(try scratch.names() == ["mine"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("mine")) == ["file"])
  }

  /// Where there is no lock to ask, what nobody touched for a day was left.
  @Test(arguments: [(23.9, true), (24.1, false)]) func withoutALockItsAgeTells(
    hours: Double, stays: Bool
  ) throws {
    let path = try leave(hasLock: false)
    age(path, hours: hours)
    #expect(PartFolder.isLeftover(path) != stays)
    PartFolder.removeLeftovers(in: folder)
    #expect(try scratch.names().isEmpty != stays)
  }
}
