import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Traces

struct BaselineReadingTests {
  /// Every scenario: bars, tables, forms, turned screens, series with holes.
  @Test(arguments: Scenario.builtInNames)
  func writtenTracesAreReadAndWrittenAgain(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches.prefix(2) {
      let trace = Trace(of: try scenario.film(of: approach), scenario: name)
      let text = trace.json
      let read = try Trace(json: text)
      #expect(read == trace)
      #expect(read.json == text)
      let baseline = Baseline(
        trace, source: "../\(name).yaml", pictures: [try #require(FramePick("0003@3x~dark"))],
        tolerance: try Tolerance(["position=0.5,time=3"]))
      let again = try Baseline(json: baseline.json)
      #expect(again == baseline)
      #expect(again.json == baseline.json)
      #expect(Baseline(trace).json == text)
    }
  }

  @Test func theNamesMayBeAnything() throws {
    let names = ["", "a\"b\\c\n\t\u{0}\u{7F}", "é😀\u{2028}", "\r\n"]
    for name in names {
      let trace = small(scenario: name)
      #expect(try Trace(json: trace.json) == trace)
    }
  }

  private func small(scenario: String = "s", values: [Double?] = [1, nil, -2.5]) -> Trace {
    Trace(
      scenario: scenario, approach: "a", device: "d", context: .deferred, framesPerSecond: 60,
      times: [0, 16_667, 33_333], features: [.init(name: "gap", points: values)])
  }

  /// Random lengths, near the boundaries of rounding and beyond the limits too.
  @Test func lengthsAreKeptToTheThousandth() throws {
    var generator = SeededGenerator(51)
    for _ in 0..<2_000 {
      let magnitude = Double.random(in: -4...12, using: &generator)
      let values = (0..<3).map { _ -> Double? in
        let value = Double.random(in: -1...1, using: &generator) * exp2(magnitude * 3)
        return Bool.random(using: &generator) ? value : (value * 2000).rounded() / 2000
      }
      let trace = small(values: values)
      #expect(try Trace(json: trace.json) == trace)
      #expect(try Trace(json: trace.json).json == trace.json)
    }
    let odd = small(values: [.infinity, -1e300, .nan])
    #expect(odd.features[0].values == [1_000_000_000, -1_000_000_000, nil])
    #expect(try Trace(json: odd.json) == odd)
  }

  @Test func otherFormsAreRead() throws {
    let trace = small()
    let data = Data(Baseline(trace, tolerance: try Tolerance(["gap=1"])).json.utf8)
    let object = try JSONSerialization.jsonObject(with: data)
    for options: JSONSerialization.WritingOptions in [[], .prettyPrinted, .sortedKeys] {
      let other = try JSONSerialization.data(withJSONObject: object, options: options)
      let read = try Baseline(json: String(decoding: other, as: UTF8.self))
      #expect(read == Baseline(trace, tolerance: try Tolerance(["gap=1"])))
    }
    #expect(try Trace(json: trace.json.replacing("\n", with: "\r\n")) == trace)
    #expect(try Trace(json: "\u{FEFF}" + trace.json.replacing("1.000", with: "1e0")) == trace)
  }

  /// One thing is replaced in a good text, and the message names it.
  @Test(
    arguments: [
      (
        "\"Filmstrip\"", "\"Other\"",
        "b:2: software: this is not a trace that Filmstrip wrote."
      ),
      ("\"deferred\"", "\"late\"", "b:6: context: expected deferred or inherited."),
      ("60,", "0,", "b:7: fps: expected frames per second of 1 to 1000, found “0”."),
      (
        "16667, 33333", "16667, 16667",
        "b:11: time: 16667 follows 16667, but every frame is later than the one before."
      ),
      ("[0, 16667, 33333]", "[]", "b:11: time: a film has at least one frame."),
      ("16667", "16667.5", "b:11: time: expected a whole number of microseconds, found “16667.5”."),
      (
        "-2.500", "1e999",
        "b:13: series.gap: expected null or points of -1000000000 to 1000000000, found “1e999”."
      ),
      (
        "null, -2.500", "-2.500",
        "b:13: series.gap has 2 values, but there are 3 frames; record it again, or restore it from version control."
      ),
      (
        "\"gap\": [", "\"gap\": [], \"gap\": [",
        "b:13: series: the key “gap” is given twice; give it once."
      ),
      ("\"approach\"", "\"approch\"", nil),
      (
        "\"device\": \"d\",", "",
        "b: the trace has no device; record it again, or restore it from version control."
      ),
      ("0002@3x", "0003@3x", "b:9: pictures: there is no frame 3; the last is 2."),
      (
        "\"0002@3x\"", "\"0002@3x\", \"0002@3x\"",
        "b:9: pictures: 0002@3x is given twice; give it once."
      ),
      (
        "0002@3x", "../0002@3x",
        "b:9: pictures: this is not a frame: write it in four digits with a scale of 1 to 4, such as 0012@3x or 0012@3x~dark."
      ),
      (
        "\"position\"", "\"edge\"",
        "b:10: tolerance.edge: there is no such tolerance; they are position, gap, time."
      ),
      ("0.5,", "-0.5,", "b:10: tolerance.position: expected points of 0 to 10000, found “-0.5”."),
      (
        "}\n}\n", "}\n",
        "b:15: the text ends too early; record it again, or restore it from version control."
      ),
      ("}\n}\n", "}\n}\n]", "b:16: expected the end of the file, found “]”."),
    ] as [(String, String, String?)])
  func errorsSayWhereAndWhat(old: String, new: String, message: String?) throws {
    let baseline = Baseline(
      small(), source: "s.yaml", pictures: [try #require(FramePick("0002@3x"))],
      tolerance: try Tolerance(["position=0.5"]))
    let text = baseline.json.replacing(old, with: new, maxReplacements: 1)
    try #require(text != baseline.json)
    let error = #expect(throws: TraceError.self) { try Baseline(json: text, file: "b") }
    if let message { #expect(error?.description == message) }
  }

  @Test func anUnknownKeyIsNamed() {
    let text = small().json.replacing("\"fps\"", with: "\"rate\"")
    let error = #expect(throws: TraceError.self) { try Trace(json: text, file: "t") }
    #expect(
      error?.description
        == "t:7: rate: there is no such key; the keys are software, scenario, approach, device, context, fps, time, "
        + "series, source, pictures, tolerance.")
  }

  @Test func sizesHaveTheirLimits() throws {
    let much = String(repeating: " ", count: Trace.sizeLimit)
    let error = #expect(throws: TraceError.self) { try Trace(json: much + "{}", file: "t") }
    #expect(error?.description == "t: the file is larger than 16 MiB, the most a trace may be.")
    func film(of frames: Int) -> Trace {
      Trace(
        scenario: "s", approach: "a", device: "d", context: .deferred, framesPerSecond: 1000,
        times: (0..<frames).map { $0 * 1000 }, features: [])
    }
    let longest = film(of: Script.frameLimit)
    #expect(try Trace(json: longest.json) == longest)
    let longer = #expect(throws: TraceError.self) {
      try Trace(json: film(of: Script.frameLimit + 1).json, file: "t")
    }
    #expect(
      longer?.description
        == "t:8: time: the list has more than 20000 elements, which is the most allowed.")
    // What nests deeply is refused at its first bracket too many.
    #expect(throws: TraceError.self) {
      try Trace(json: String(repeating: "{\"series\":", count: 100_000))
    }
    #expect(throws: TraceError.self) { try Trace(json: String(repeating: "[", count: 100_000)) }
  }

  /// Whatever fuzzing came upon is a baseline that reads back as itself, or an error.
  @Test func theFuzzingCorpusIsReadOrRefused() throws {
    var read = 0
    for text in try FuzzingCorpus(of: "trace").texts {
      guard let baseline = try? Baseline(json: text) else { continue }
      #expect(try Baseline(json: baseline.json) == baseline)
      read += 1
    }
    #expect(read > 0)
  }

  /// Cut anywhere, or with bytes changed at random, a trace is read or refused; what is read is within the limits.
  @Test func damageIsAnErrorAndNothingWorse() throws {
    var generator = SeededGenerator(52)
    let scenario = try Scenario(yaml: "name: short\nuntil: 0.1\napproaches: [transform]\n")
    let text = Baseline(
      Trace(of: try scenario.film(of: scenario.approaches[0]), scenario: "é\"\\"), source: "s",
      pictures: [try #require(FramePick("0002@3x"))], tolerance: try Tolerance(["gap=1"])
    ).json
    let bytes = Array(text.utf8)
    // The last byte is a line break, which may go.
    for end in 0..<bytes.count - 1 {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(throws: TraceError.self) { try Baseline(json: cut) }
    }
    let signs = Array("{}[]\",:\\-+.eEu0123456789nultrf \n\u{0}é".utf8)
    for _ in 0..<4_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        let sign = signs.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = sign
        case 1: damaged.insert(sign, at: place)
        case 2: damaged.remove(at: place)
        default:
          let other = Int.random(in: 0..<damaged.count, using: &generator)
          let range = min(place, other)..<min(max(place, other), min(place, other) + 40)
          damaged.insert(contentsOf: damaged[range], at: place)
        }
      }
      guard let read = try? Baseline(json: String(decoding: damaged, as: UTF8.self)) else {
        continue
      }
      #expect(read.trace.features.allSatisfy { $0.values.count == read.trace.times.count })
      #expect(try Baseline(json: read.json) == read)
    }
  }
}
