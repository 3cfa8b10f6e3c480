import Basics
import Foundation
import TestSupport
import Testing

@testable import WholeFiles

struct OutputBatchTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: scratch.path(name), encoding: .utf8)
  }

  /// Nothing that is approved or was found is written through a link that somebody laid in its place.
  @Test func whatIsKeptReplacesALink() throws {
    let victim = try scratch.file("victim", "before")
    for (name, target) in [("link", victim), ("nowhere", scratch.path("none"))] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(name), withDestinationPath: target)
      let batch = OutputBatch(.keeping)
      try batch.write(Array("new".utf8), to: scratch.path(name))
      try batch.commit()
      #expect(try text(name) == "new" && text("victim") == "before")
    }
    #expect(try scratch.names() == ["link", "nowhere", "victim"])
  }

  @Test func anOutputFollowsALink() throws {
    let target = try scratch.file("target", "before")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: target)
    let batch = OutputBatch(.replacing { _ in })
    try batch.write(Array("new".utf8), to: scratch.path("link"))
    try batch.commit()
    #expect(try text("target") == "new")
    #expect(try scratch.names() == ["link", "target"])
  }

  @Test func foldersAreNeverReplaced() throws {
    for purpose in [OutputBatch.Purpose.keeping, .replacing { _ in }] {
      let batch = OutputBatch(purpose)
      #expect(throws: Failure.self) { try batch.write([1], to: scratch.url.path) }
    }
    #expect(try scratch.names().isEmpty)
  }

  @Test func inputsAreNotWritten() throws {
    let input = try scratch.file("input", "before")
    try Files.makeFolder(scratch.path("folder"))
    try FileManager.default.linkItem(atPath: input, toPath: scratch.path("other"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: "input")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("way"), withDestinationPath: "folder")
    let batch = OutputBatch(.replacing { _ in }, reading: [input, scratch.path("folder")])
    for name in ["input", "other", "link", "folder/../input", "folder/new", "way/new"] {
      let failure = #expect(throws: Failure.self, "\(name)") {
        try batch.write([1], to: scratch.path(name))
      }
      #expect(failure?.message.contains("which is read") == true)
    }
    try batch.write([1], to: scratch.path("inputs"))
    try batch.commit()
    #expect(try text("input") == "before")
    #expect(
      try scratch.names() == ["folder", "input", "inputs", "link", "other", "way"])
  }

  /// Two batches at once on the same files, as two containers have them.
  @Test func batchesDoNotMeet() throws {
    let batches = try (0..<2).map { number in
      let batch = OutputBatch(.keeping)
      for name in ["a", "b"] {
        try batch.write(Array("\(number)".utf8), to: scratch.path("folder/\(name)", making: batch))
      }
      return batch
    }
    for batch in batches { try batch.commit() }
    #expect(try text("folder/a") == "1" && text("folder/b") == "1")
    #expect(try scratch.names() == ["folder"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("folder")).sorted() == [
        "a", "b",
      ])
  }
}

extension ScratchFolder {
  /// A file's path, in a folder that is made.
  fileprivate func path(_ name: String, making batch: OutputBatch) throws -> String {
    try batch.makeFolder(Files.folder(of: path(name)))
    return path(name)
  }
}
