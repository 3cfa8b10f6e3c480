import Foundation
import TestSupport
import Testing

@testable import WholeFiles

struct FolderSwapTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var out: String { scratch.path("out") }

  private func text(_ number: Int) throws -> String {
    try String(contentsOfFile: "\(out)/files/\(number)/file", encoding: .utf8)
  }

  private static func swap(_ path: String, _ text: String) throws -> FolderSwap {
    let swap = try FolderSwap(
      path, knownBy: "mark", isOwn: { FileManager.default.fileExists(atPath: $0) }, reading: [],
      isLasting: false, isPart: { $0 == "mark" || $0.hasPrefix("file") })
    try swap.write(Array("ours".utf8), to: "mark")
    for number in 0..<3 { try swap.write(Array(text.utf8), to: "files/\(number)/file") }
    return swap
  }

  /// Two runs of one folder at once; the later one's is there, and nobody fails.
  @Test func oneTakesThePlaceOfAnother() throws {
    let (first, second) = (
      try FolderSwapTests.swap(out, "first"), try FolderSwapTests.swap(out, "second")
    )
    try first.commit()
    try second.commit()
    for number in 0..<3 { #expect(try text(number) == "second") }
    #expect(try scratch.names() == ["out"])
  }

  @Test func manyAtOnceAllFindTheirPlace() throws {
    let path = out
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for round in 0..<100 {
        #expect(throws: Never.self) {
          try FolderSwapTests.swap(path, "\(worker) \(round)").commit()
        }
      }
    }
    let texts = try Set((0..<3).map { try text($0) })
    #expect(texts.count == 1 && texts.allSatisfy { $0.hasSuffix(" 99") })
    #expect(try scratch.names() == ["out"])
  }

  @Test func whatIsGivenUpLeavesNothing() throws {
    do {
      let swap = try FolderSwap(
        scratch.path("a/b/out"), knownBy: "mark", isOwn: { _ in true }, reading: [],
        isLasting: false, isPart: { _ in true })
      try swap.write([1], to: "files/file")
    }
    #expect(try scratch.names().isEmpty)
  }
}
