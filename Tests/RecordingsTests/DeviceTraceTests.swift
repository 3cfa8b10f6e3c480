import Basics
import Easing
import Recordings
import TestSupport
import Testing

@Suite struct DeviceTraceTests {
  /// A keyboard that comes and goes, and a bar that goes with it, as a recorder writes them.
  private func trace(
    header: String = "time_s,keyboard.top,bar.bottom,screen.width,screen.height",
    separator: String = ",", point: String = ".", end: String = "\n", milliseconds: Bool = false
  ) -> String {
    var lines = [header.replacing(",", with: separator)]
    for index in 0..<240 {
      let time = Double(index) / 60
      let shown =
        Timing.ios7.progress(at: time - 0.5) - Timing.ios7.progress(at: time - 2.5)
      let top = 844 - 336 * shown
      let cells = [
        (time + 77.25) * (milliseconds ? 1000 : 1), top, min(810, top), 390, 844,
      ].map { $0.fixed(4).replacing(".", with: point) }
      lines.append(cells.joined(separator: separator))
    }
    return lines.joined(separator: end) + end
  }

  @Test func aTraceIsAFilm() throws {
    let film = try DeviceTrace.read(csv: trace(), file: "some/where/chat.csv")
    #expect(film.source.name == "chat.csv" && film.source.kind == .trace && film.unit == .points)
    #expect(film.width == 390 && film.height == 844 && film.frames.count == 240)
    #expect(film.frames[0].time == 0 && abs(film.frames[1].time - 1.0 / 60) < 1e-4)
    #expect(film.frames[0].keyboardTop?.value == 844)
    #expect(film.remarks.isEmpty)
    #expect(film.events.map(\.kind) == [.show, .hide])
    for (event, begin) in zip(film.events, [0.5, 2.5]) {
      #expect(abs(film.frames[event.frames.lowerBound].time - begin) < 0.05)
      #expect(abs(film.frames[event.frames.upperBound].time - begin - 0.45) < 0.1)
    }
    for fit in film.fits {
      #expect(fit.keyboard.motion?.shape == .springIOS7 && fit.keyboard.certainty == .certain)
      #expect(fit.bar?.way == .withKeyboard && fit.bar?.certainty == .certain)
    }
  }

  /// However a spreadsheet or a country writes it, it is the same film.
  @Test func everyWayOfWritingIsRead() throws {
    let plain = try DeviceTrace.read(csv: trace(), file: "a.csv")
    let head = "time_s,keyboard.top,bar.bottom,screen.width,screen.height"
    for other in [
      trace(end: "\r\n"), trace(end: "\r"), "\u{FEFF}" + trace(),
      trace(separator: ";", point: ","), trace(separator: ";"), trace(separator: "\t", point: ","),
      trace(header: "Time (s), Keyboard Top (pt), Bar Bottom (pt), Screen Width, Screen Height"),
      trace(header: "timestamp,keyboardTop,toolbar.bottom_pt,width,height"),
      "# a remark\n\n" + trace(header: head),
      trace(milliseconds: false).replacing(",", with: " , "),
    ] {
      #expect(try DeviceTrace.read(csv: other, file: "a.csv") == plain)
    }
    for header in ["time_ms,kb,bar,width,height", "time,kb,bar,width,height"] {
      let film = try DeviceTrace.read(csv: trace(header: header, milliseconds: true), file: "a.csv")
      #expect(film.events == plain.events)
      #expect(film.remarks.isEmpty == header.contains("ms"))
      for (one, other) in zip(film.frames, plain.frames) {
        #expect(abs(one.time - other.time) < 2e-4)
      }
    }
  }

  @Test func columnsComeInAnyOrderAndByAnyName() throws {
    let film = try DeviceTrace.read(
      csv: "bar.bottom,list.top,note,frame,Keyboard,t\n800,10.5,willShow,0,844,0\n799,11,,1,,0.1\n",
      file: "a.csv")
    #expect(film.frames.map(\.barBottom?.value) == [800, 799])
    #expect(film.frames.map(\.keyboardTop?.value) == [844, nil])
    #expect(film.frames.map(\.others) == [["list.top": 10.5], ["list.top": 11]])
    #expect(film.height == 844)
  }

  @Test func aHeaderMayBeMissing() throws {
    let film = try DeviceTrace.read(csv: "0,844,810\n0.1,844,810\n", file: "a.csv")
    #expect(film.frames.map(\.barBottom?.value) == [810, 810])
  }

  /// Rows a little out of order are sorted, and of one time the last counts.
  @Test func disorderIsMended() throws {
    let film = try DeviceTrace.read(
      csv: "time,keyboard.top\n1.00,844\n1.03,842\n1.02,843\n1.03,841\n", file: "a.csv")
    #expect(film.frames.map(\.keyboardTop?.value) == [844, 843, 841])
    #expect(film.remarks.contains { $0.contains("sorted") })
    #expect(film.remarks.contains { $0.contains("1 row has the time of another") })
  }

  @Test(
    arguments: [
      ("", nil, "no rows"), ("# nothing\n", nil, "no rows"),
      ("time,keyboard.top\n", 1, "no row below"),
      ("time,bar.bottom\n0,1\n", 1, "no column “keyboard.top”"),
      ("when,keyboard.top\n0,1\n", 1, "no column “time”"),
      ("time,keyboard.top,Keyboard Top\n0,1,2\n", 1, "twice"),
      ("time,keyboard.top\n0,844\n0.1,84x\n", 3, "“84x” is not a number"),
      ("time,keyboard.top\n0,844\n0.1,844,5\n", 3, "3 cells"),
      ("time,keyboard.top\n\n0,844\n0,1,844,5\n", 4, "semicolons"),
      ("time,keyboard.top\n0,844\n,844\n", 3, "time is missing"),
      ("time_s,keyboard.top\n0,844\n5,844\n0.1,844\n", 4, "runs back by 4.9 s"),
      ("time,keyboard.top\n0,\n1,\n", nil, "has no value"),
      ("time,keyboard.top_px\n0,844\n", 1, "in pixels"),
      ("time,keyboard.top\n0,844\n0x10,844\n", 3, "“0x10” is not a number"),
      ("time,keyboard.top\n0,700\n1,701\n", nil, "no column screen.height"),
      ("time,keyboard.top,height\n0,701,300\n1,701,300\n", nil, "no column screen.height"),
      ("time,keyboard.top,screen.height\n0,844,0\n", 2, "100 to 10000 pt"),
      ("time,keyboard.top,screen.height\n0,844,844\n1,390,390\n", 3, "it turns"),
      ("time,keyboard.top,screen.height\n0,844,390\n", nil, "the screen ends at 390"),
      ("time,keyboard.top,bar\n0,844,800\n0,844,700\n", 3, "line 2 has the same time"),
      ("time,keyboard.top\n0,\"844\n", 2, "not closed"),
      ("time_s,keyboard.top\n0,844\n1e9,844\n", 3, "lasts 100000 s at most"),
      ("time,keyboard.top\n0,1e9\n", 2, "is not a place on a screen"),
      ("844\n843\n", 1, "no header"),
    ] as [(String, Int?, String)])
  func slipsAreNamedByLine(csv: String, line: Int?, words: String) throws {
    let error = try #require(throws: FileError.self) {
      try DeviceTrace.read(csv: csv, file: "a.csv")
    }
    #expect(error.line == line && error.message.contains(words), "\(error)")
  }

  /// A show that turns back is two events, of which the first is interrupted.
  @Test func aTurnPartsAMotion() throws {
    var lines = ["time,keyboard.top,screen.height"]
    for index in 0..<180 {
      let time = Double(index) / 60
      let up = Timing.ios7.progress(at: time - 0.5)
      let down = Timing.ios7.progress(at: time - 0.7)
      lines.append("\(time),\(844 - 336 * (up - down)),844")
    }
    let film = try DeviceTrace.read(csv: lines.joined(separator: "\n"), file: "a.csv")
    #expect(film.events.map(\.kind) == [.show, .hide])
    #expect(film.events.map(\.isInterrupted) == [true, false])
  }

  /// No text traps.
  @Test func noiseIsReadOrRefused() {
    var generator = SeededGenerator(11)
    let pieces = [
      "time", "keyboard.top", "bar", ",", ";", "\"", "\n", "\r", "1", "-", "1e400", "844.5", "",
      "é",
      "\u{FEFF}", "nan", "0,5", "\t", "#",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      for text in [text, "time,keyboard.top,bar\n" + text] {
        if let film = try? DeviceTrace.read(csv: text, file: "a") {
          #expect(!film.frames.isEmpty)
          #expect(film.fits.count == film.events.count)
        }
      }
    }
  }
}
