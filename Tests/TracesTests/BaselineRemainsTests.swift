import TestSupport
import Testing

@testable import Traces

struct BaselineRemainsTests {
  private func baseline(
    _ picks: [String], _ tolerance: [String] = [], source: String? = "../mine.yaml",
    value: Double = 1
  ) throws -> Baseline {
    let trace = Trace(
      scenario: "mine", approach: "ours", device: "d", context: .deferred, framesPerSecond: 60,
      times: Array(0..<20),
      features: [.init(name: "gap", points: Array(repeating: value, count: 20))])
    return Baseline(
      trace, source: source, pictures: try picks.map { try #require(FramePick($0)) },
      tolerance: try Tolerance(tolerance))
  }

  /// What git leaves of two sides that differ in neighbouring lines.
  private func merge(_ first: Baseline, _ second: Baseline) -> String {
    let texts = [first, second].map {
      $0.json.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let head = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let most = min(texts[0].count, texts[1].count) - head
    let tail = min(most, zip(texts[0].reversed(), texts[1].reversed()).prefix { $0 == $1 }.count)
    let middles = texts.map { $0[head..<$0.count - tail].map { $0 + "\n" }.joined() }
    return texts[0][..<head].map { $0 + "\n" }.joined()
      + "<<<<<<< HEAD\n\(middles[0])=======\n\(middles[1])>>>>>>> theirs\n"
      + texts[0][(texts[0].count - tail)...].joined(separator: "\n")
  }

  @Test func aConflictIsRefusedByItsLine() throws {
    let text = merge(try baseline([]), try baseline([], value: 2))
    let error = try #require(throws: TraceError.self) { try Baseline(json: text, file: "f") }
    #expect(error.line == 11 && error.message.contains("marks of a merge"))
  }

  @Test func framesOfBothSidesAreKept() throws {
    let remains = BaselineRemains(
      of: merge(
        try baseline(["0003@1x", "0005@2x"]), try baseline(["0003@1x", "0007@1x~dark"], value: 2)))
    #expect(remains.pictures.map(\.description) == ["0003@1x", "0005@2x", "0007@1x~dark"])
    #expect(remains.sources == ["../mine.yaml"])
    #expect(remains.isWhole && remains.agreesOnTolerance && remains.tolerance.isExact)
  }

  @Test func ofTwoTolerancesTheStricterOfEachKindIsKept() throws {
    let remains = BaselineRemains(
      of: merge(
        try baseline([], ["position=0.5,gap=2,time=9"]),
        try baseline([], ["position=1,gap=1"], source: "../Films/mine.yaml", value: 2)))
    #expect(try remains.tolerance == Tolerance(["position=0.5,gap=1"]))
    #expect(!remains.agreesOnTolerance && remains.isWhole)
    #expect(remains.sources == ["../mine.yaml", "../Films/mine.yaml"])
    let same = BaselineRemains(
      of: merge(try baseline([], ["gap=2"]), try baseline([], ["gap=2"], value: 2)))
    #expect(try same.agreesOnTolerance && same.tolerance == Tolerance(["gap=2"]))
    // A side that allows nothing is the stricter one.
    let one = BaselineRemains(
      of: merge(try baseline([], ["gap=2"]), try baseline([], value: 2)))
    #expect(!one.agreesOnTolerance && one.tolerance.isExact)
  }

  /// Wherever a text is cut off or damaged, what stands before that is read, and nothing else is made up.
  @Test func partsBeforeTheDamageAreRead() throws {
    let whole = try baseline(["0003@1x", "0005@2x"], ["position=0.5"])
    let text = whole.json
    let bytes = Array(text.utf8)
    for end in stride(from: 0, to: bytes.count - 2, by: 3) {
      let remains = BaselineRemains(of: String(decoding: bytes[..<end], as: UTF8.self))
      let isPast = { (key: String) in
        text.end(of: key).map { text.utf8.distance(from: text.startIndex, to: $0) <= end } ?? false
      }
      #expect(!remains.isWhole)
      #expect(remains.pictures == (isPast("\"0005@2x\"]") ? whole.pictures : []), "\(end)")
      #expect(remains.tolerance == (isPast("\"time\": 0}") ? whole.tolerance : .exact), "\(end)")
      #expect(remains.sources == (isPast("mine.yaml\"") ? ["../mine.yaml"] : []), "\(end)")
    }
  }

  @Test(arguments: [
    "", "{", "\"pictures\"", "\"pictures\":", "\"pictures\": [\"0003@9x\"]",
    "\"tolerance\": {\"gap\": -1}",
    "\"source\": 3", "\"pictures\" \"source\" \"tolerance\"", "\u{0}\u{FFFD}",
  ])
  func nothingIsMadeUp(text: String) {
    let remains = BaselineRemains(of: text)
    #expect(remains.pictures.isEmpty && remains.sources.isEmpty && remains.tolerance.isExact)
    #expect(!remains.isWhole)
  }
}

private extension String {
  /// Where a part of the text ends.
  func end(of part: String) -> String.Index? { firstRange(of: part)?.upperBound }
}
