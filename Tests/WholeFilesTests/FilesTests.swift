import Basics
import Foundation
import LibC
import TestSupport
import Testing

@testable import WholeFiles

struct FilesTests {
  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a/b/", "a", "b"),
    ("/a//b", "/a/", "b"), ("./a", ".", "a"), ("a/\u{301}b", "a", "\u{301}b"),
  ])
  func aPathHasAFolderAndAName(path: String, folder: String, name: String) {
    #expect(Files.folder(of: path) == folder && Files.name(of: path) == name)
  }

  @Test func createdFoldersAreReported() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("a/b/c")
    #expect(
      try Files.makeFolder(path) == [scratch.path("a"), scratch.path("a/b"), path])
    #expect(try Files.makeFolder(path).isEmpty)
    try write([], to: scratch.url.appendingPathComponent("a/file"))
    Files.removeFolders([scratch.path("a"), scratch.path("a/b"), path])
    #expect(try scratch.names() == ["a"])
  }

  /// What has no end for certain is not waited for: pipes, devices, sockets.
  @Test func onlyRegularFilesAreRead() throws {
    let scratch = try ScratchFolder()
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    let socket = socket(AF_UNIX, streamSocket, 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // A socket's path has at most a hundred bytes.
    let path = "/tmp/filmstrip-\(UInt32.random(in: 0 ... .max))"
    defer { unlink(path) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(isBound == 0)
    for path in [scratch.path("pipe"), path, "/dev/null", "/dev/zero", scratch.url.path] {
      let failure = #expect(throws: Failure.self, "\(path)") {
        try Files.bytes(at: path, limit: 100)
      }
      #expect(failure?.code == .inputOutput)
      #expect(failure?.message.hasPrefix(path) == true)
    }
  }

  /// Only a plain file to which no link leads, and which does not lie above.
  @Test func filesBelowAFolderAreRead() throws {
    let scratch = try ScratchFolder()
    try Files.makeFolder(scratch.path("in/folder"))
    try write("secret".utf8, to: scratch.url.appendingPathComponent("secret"))
    try write("mine".utf8, to: scratch.url.appendingPathComponent("in/folder/file"))
    for (link, target) in [("link", "folder"), ("folder/link", "file"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("in/\(link)"), withDestinationPath: target)
    }
    #expect(mkfifo(scratch.path("in/pipe"), 0o600) == 0)
    func read(_ name: String) throws -> [UInt8] {
      try Files.bytes(of: name, below: scratch.path("in"), limit: 100)
    }
    #expect(try read("folder/file") == Array("mine".utf8))
    for name in [
      "link/file", "folder/link", "up/secret", "../secret", "folder/../../secret",
      "../\u{301}/secret", "pipe", "folder", "missing", "missing/file", "folder/file/more",
    ] {
      #expect(throws: Failure.self, "\(name)") { try read(name) }
    }
    let failure = #expect(throws: Failure.self) { try read("up/secret") }
    #expect(failure?.message.contains("links are not followed") == true)
    #expect(throws: Failure.self) {
      try Files.bytes(of: "folder/file", below: scratch.path("in"), limit: 3)
    }
  }
}
