import Basics
import Foundation
import TestSupport
import Testing

@testable import WholeFiles

/// A folder that one holder changes at a time, in one process or in several.
struct FolderLockTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func aFolderThatStaysHeldIsNamed() throws {
    let path = folder.url.path
    let failure = #expect(throws: Failure.self) {
      try FolderLock.hold(path) {
        try FolderLock.hold(path, patience: .milliseconds(50)) { Issue.record("it is held") }
      }
    }
    #expect(
      failure?.message.hasPrefix("another filmstrip is changing \(path) and does not") == true)
    try FolderLock.hold(path) {}
  }

  @Test func aMadeFolderGoesAgainUnlessItHoldsSomething() throws {
    let path = folder.path("a/b")
    #expect(throws: Failure.self) { try FolderLock.hold(path) {} }
    #expect(throws: CancellationError.self) {
      try FolderLock.hold(path, made: true) {
        #expect(Files.isFolder(path))
        throw CancellationError()
      }
    }
    #expect(try folder.names().isEmpty)
    try FolderLock.hold(path, made: true) { _ = try folder.file("a/b/c", "") }
    #expect(try folder.names() == ["a"])
  }

  /// Threads stand for processes: each opens the folder by itself, and it comes and goes.
  @Test func oneIsInAtATime() throws {
    let path = folder.path("a")
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      do {
        for _ in 0..<20 {
          try FolderLock.hold(path, made: true) {
            let before = count
            usleep(100)
            count = before + 1
          }
        }
      } catch { Issue.record(error) }
    }
    #expect(count == 160)
    #expect(try folder.names().isEmpty)
  }
}
