import Basics
import Recordings
import TestSupport
import Testing

@Suite struct RecordedFilmJSONTests {
  private var small: RecordedFilm {
    RecordedFilm(
      source: RecordingSource(
        name: "a \"clip\".mov", kind: .pictures, pixelWidth: 1170, pixelHeight: 2532,
        screen: PixelArea(x: 0.5, y: 12.25, width: 1169, height: 2530.1),
        scale: RecordingScale(
          pixelsPerPoint: 2.9987, uncertainty: 0.01, basis: .keys, device: "iPhone 14")),
      unit: .points, width: 390, height: 844,
      frames: [
        RecordedFrame(time: 0, keyboardTop: Reading(844, uncertainty: 0.125)),
        RecordedFrame(
          time: 0.016667, isRepeated: true, barTop: Reading(-1.5, uncertainty: 0),
          others: ["list.top": 3.25]),
        RecordedFrame(
          time: 1.5, isTorn: true, barBottom: Reading(0.001, uncertainty: 12),
          contentOffset: Reading(20, uncertainty: 1)),
      ],
      events: [
        RecordedEvent(kind: .show, frames: 0...1),
        RecordedEvent(kind: .hide, frames: 1...2, isInterrupted: true, isFade: true),
      ], remarks: ["One.", "Two\nlines."])
  }

  /// A film whose numbers a file can hold.
  private func film(_ generator: inout SeededGenerator) -> RecordedFilm {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 1000
    }
    func reading() -> Reading? {
      Bool.random(using: &generator)
        ? nil : Reading(length(-900_000...2_000_000), uncertainty: length(0...9000))
    }
    var time = 0
    let frames = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      defer { time += Int.random(in: 0...40_000, using: &generator) }
      return RecordedFrame(
        time: Double(time) / 1e6, isRepeated: Bool.random(using: &generator),
        isTorn: Bool.random(using: &generator), keyboardTop: reading(), barTop: reading(),
        barBottom: reading(), contentOffset: reading(),
        others: Bool.random(using: &generator) ? [:] : ["x": length(0...9), "y\u{7}": 0])
    }
    let ends = Set((0..<4).map { _ in Int.random(in: frames.indices, using: &generator) }).sorted()
    return RecordedFilm(
      source: RecordingSource(name: "\(time)", kind: .trace), unit: .pixels, width: length(0...9),
      height: length(0...900_000), frames: frames,
      events: zip(ends, ends.dropFirst()).map { RecordedEvent(kind: .change, frames: $0...$1) })
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try RecordedFilm(json: small.json) == small)
    var given = small
    given.source.given = RecordingSource.Given(
      screen: PixelArea(x: 1, y: 2.5, width: 390, height: 844), pixelsPerPoint: 1.5, bar: 763...844)
    #expect(given.json.contains("\"pixelsPerPoint\": 1.5, \"bar\": [763, 844]"))
    #expect(try RecordedFilm(json: given.json) == given)
    given.source.assumesLowerEdge = true
    #expect(try RecordedFilm(json: given.json) == given)
    for (right, wrong) in [
      ("[1, 2.5, 390, 844]", "[-1, 2.5, 390, 844]"), ("[1, 2.5, 390, 844]", "[1, 2.5, 0, 844]"),
      ("1.5", "0.01"), ("[763, 844]", "[844, 763]"), ("[763, 844]", "[0, 2000000]"),
    ] {
      let text = given.json.replacing(right, with: wrong)
      #expect(text != given.json)
      #expect(throws: FileError.self, "\(wrong)") { try RecordedFilm(json: text) }
    }
    var generator = SeededGenerator(7)
    for _ in 0..<300 {
      let film = film(&generator)
      #expect(try RecordedFilm(json: film.json) == film)
    }
  }

  /// Rounding happens once: a second writing changes nothing.
  @Test func writingIsStable() throws {
    var film = small
    film.frames[1].time = 1 / 60.0
    film.frames[0].keyboardTop = Reading(1.0 / 3, uncertainty: 2.0 / 3)
    film.frames[2].barTop = Reading(.nan, uncertainty: 1)
    film.frames[2].barBottom = Reading(1, uncertainty: .infinity)
    let read = try RecordedFilm(json: film.json)
    #expect(read.json == film.json)
    #expect(read.frames[2].barTop == nil && read.frames[2].barBottom == nil)
    #expect(abs((read.frames[0].keyboardTop?.value ?? 0) - 1.0 / 3) <= 0.0005)
  }

  @Test func aSeriesIsALine() {
    let lines = small.json.split(separator: "\n").map(String.init)
    #expect(lines.contains("    \"keyboard.top\": [844.000, null, null],"))
    #expect(lines.contains("    \"keyboard.top.uncertainty\": [0.125, null, null],"))
    #expect(lines.contains("  \"time\": [0, 16667, 1500000],"))
    #expect(lines.contains("    {\"kind\": \"show\", \"frames\": [0, 1]},"))
  }

  /// Each slip is found, and its line named.
  @Test(arguments: [
    ("\"format\": 1", "\"format\": 2", 3), ("Filmstrip", "Other", 2),
    ("\"points\"", "\"feet\"", 9), ("[1, 2], ", "[1, 3], ", 17), ("[0, 1]}", "[1, 0]}", 16),
    ("[0, 1]}", "[0, 2]}", 17), ("[1, 2], ", "[0, 2], ", 17), ("[1, 2], ", "[1, 1], ", 17),
    ("[0, 16667,", "[20000, 16667,", 19), ("[844.000, null, null]", "[844.000, null]", 23),
    ("[844.000, null, null]", "[null, null, null]", 24), ("[0.125, null", "[-0.125, null", 24),
    ("\"keyboard.top\"", "\"keyboard.bottom\"", 23), ("\"kind\": \"show\"", "\"kind\": \"go\"", 16),
    ("\"torn\": [2]", "\"torn\": [3]", 21), ("844.000, null", "84 4.000, null", 23),
  ])
  func errorsNameTheLine(text: String, slip: String, line: Int) throws {
    let json = small.json
    try #require(json.contains(text))
    let error = #expect(throws: FileError.self) {
      try RecordedFilm(json: json.replacingFirst(text, with: slip), file: "f")
    }
    #expect(error?.line == line, "\(error?.description ?? "")")
  }

  @Test func whatIsMissingIsNamed() throws {
    let error = #expect(throws: FileError.self) {
      try RecordedFilm(json: "{\"software\": \"Filmstrip\"}", file: "f")
    }
    #expect(error?.message.contains("“format” is missing") == true)
  }

  /// No cut of a film's text traps, and none is a film.
  @Test func cutsAreErrors() {
    let json = small.json
    for length in 0..<(json.utf8.count - 1) {
      let cut = String(decoding: json.utf8.prefix(length), as: UTF8.self)
      #expect(throws: FileError.self) { try RecordedFilm(json: cut) }
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
