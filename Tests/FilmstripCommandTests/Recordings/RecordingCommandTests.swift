import Foundation
import Imaging
import Recordings
import TestSupport
import Testing

struct RecordingCommandTests {
  private let scratch: ScratchFolder
  private let wrong, right: String

  init() throws {
    scratch = try ScratchFolder()
    wrong = try scratch.file("wrong.film.json", SampleRecording().film.json)
    right = try scratch.file("right.film.json", SampleRecording(isRight: true).film.json)
  }

  // MARK: Measuring

  @Test func readSaysWhatIsWrongAndWritesNothing() throws {
    let before = try scratch.names()
    let result = try filmstrip("read", wrong)
    #expect(result.status == 0)
    #expect(result.output.contains("easeInOut"))
    #expect(result.output.contains("K4"))
    #expect(result.output.contains("A remark."))
    #expect(try scratch.names() == before)
    let good = try filmstrip("read", right)
    #expect(good.status == 0)
    #expect(good.output.contains("with the keyboard"))
    #expect(!good.output.contains("K4"))
  }

  @Test func measureFindsTheGapThatIsThere() throws {
    let report = try #require(
      try filmstrip("measure", wrong, "--json", "--series").json() as? [String: Any])
    #expect(report["device"] as? String == "iPhone 13")
    let events = try #require(report["events"] as? [[String: Any]])
    #expect(events.map { $0["kind"] as? String } == ["show"])
    let keyboard = try #require(events[0]["keyboard"] as? [String: Any])
    #expect(keyboard["curve"] as? String == "springIOS7")
    #expect(abs(try #require(keyboard["begin"] as? Double) - SampleRecording.begin) < 0.002)
    let bar = try #require(events[0]["bar"] as? [String: Any])
    let gap = try #require(bar["tooHigh.max"] as? [String: Any])
    #expect(abs(try #require(gap["value"] as? Double) - SampleRecording.widestGap) < 0.5)
    let series = try #require(report["series"] as? [String: [Any]])
    #expect(series["keyboard.top"]?.count == 120)
    #expect(series["tooHigh"]?.count == 120)
  }

  @Test func filmsReadAgainAreTheSame() throws {
    let copy = scratch.path("copy.film.json")
    #expect(try filmstrip("read", wrong, "-o", copy).status == 0)
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == SampleRecording().film.json)
    #expect(try filmstrip("read", wrong, "-o", "-").output == SampleRecording().film.json)
  }

  // MARK: Pictures

  @Test(arguments: [
    "strip", "plot", "svg", "pdf", "trace", "csv", "html", "frames", "animated-svg", "lottie",
  ])
  func everyFormatOfARecordingIsWritten(format: String) throws {
    let folder = scratch.path("out")
    let options = ["csv", "frames"].contains(format) ? ["--frames", "28-31"] : []
    let command = ["render", wrong, "--format", format, "-o", folder] + options
    let result = try filmstrip(command)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == (format == "frames" ? 4 : 1))
    #expect(names.allSatisfy { $0.hasPrefix("wrong") })
    // What we wrote we may replace.
    #expect(try filmstrip(command).status == 0)
  }

  @Test func aStripMarksTheGap() throws {
    let result = try filmstrip("render", wrong, "-o", scratch.path("out"), "--json")
    let files = try #require(try result.json() as? [[String: Any]])
    let cells = try #require(files[0]["cells"] as? [[String: Any]])
    #expect(cells.count == 8)
    let gaps = cells.compactMap { $0["gap"] as? Double }
    #expect(abs((gaps.max() ?? 0) - SampleRecording.widestGap) < 0.5)
    let svg = try filmstrip("render", wrong, "--format", "svg", "-o", "-").output
    #expect(svg.contains("none of the recording"))
  }

  /// A clip shows the recording's frames at an even rate, and lasts as long.
  @Test(arguments: ["gif", "apng", "webp"])
  func aRecordingIsPlayedAsAClip(format: String) throws {
    let folder = scratch.path("out")
    let result = try filmstrip(
      "render", wrong, "--format", format, "-o", folder, "--frames", "20-49", "--scale", "1")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["wrong.\(format)"])
    #expect(FileManager.default.contents(atPath: "\(folder)/wrong.\(format)")?.count ?? 0 > 1000)
  }

  /// Pictures print code without the marks that text has around it.
  @Test func picturesPrintCodeAsItIs() throws {
    let svg = try filmstrip("render", wrong, "--format", "svg", "-o", "-").output
    #expect(!svg.contains("`"))
    let page = try filmstrip("render", wrong, "--format", "html", "-o", "-").output
    #expect(page.contains("curve &lt;&lt; 16"))
    #expect(!page.contains("`curve"))
  }

  /// What a newcomer types next is said, with the name as a shell takes it.
  @Test func readSaysHowToSeeIt() throws {
    let path = try scratch.file("my chat.film.json", SampleRecording().film.json)
    let result = try filmstrip("read", path)
    #expect(result.output.contains("filmstrip render '\(path)' -o pictures"))
    #expect(result.output.contains("filmstrip compare '\(path)' -o pictures"))
  }

  // MARK: Beside the model

  @Test func theNearestFilmIsOfTheSameBug() throws {
    let yaml = scratch.path("fitted.yaml")
    let result = try filmstrip(
      "compare", wrong, "--as-scenario", yaml, "-o", scratch.path("out"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("K4"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).sorted()
        == ["wrong-beside-plot@2x.png", "wrong-beside.html", "wrong-beside@2x.png"])
    let column = try filmstrip("compare", wrong, "--shape", "column", "-o", scratch.path("column"))
    #expect(column.status == 0, "\(column.errors)")
    let strip = try Data(
      contentsOf: scratch.url.appendingPathComponent("column/wrong-beside-column@2x.png"))
    #expect(try PNG.decode([UInt8](strip)).width == 1360)
    let text = try String(contentsOfFile: yaml, encoding: .utf8)
    #expect(text.contains("device: iPhone 13"))
    #expect(text.contains("{profile: ios7, height: 336}"))
    // It says of itself who wrote it, so the next comparison writes it again.
    let twice = try filmstrip("compare", wrong, "--as-scenario", yaml)
    #expect(twice.status == 0, "\(twice.errors)")
    // The scenario is one that every command takes, and its own comparison is no worse.
    let again = try filmstrip("compare", wrong, yaml, "--json")
    #expect(again.status == 0, "\(again.errors)")
    let report = try #require(try again.json() as? [String: Any])
    let nearest = try #require(report["nearest"] as? [[String: Any]])
    #expect(try #require(nearest.first?["distance"] as? Double) < 3)
  }

  @Test func aRightBarIsNearestToARightHandler() throws {
    let report = try #require(
      try filmstrip("compare", right, "--json").json() as? [String: Any])
    let nearest = try #require(report["nearest"] as? [[String: Any]])
    #expect(try #require(nearest.first?["distance"] as? Double) < 1)
  }

  @Test func withoutPointsThereIsNoModel() throws {
    let path = try scratch.file("px.film.json", SampleRecording(hasScale: false).film.json)
    let result = try filmstrip("compare", path)
    #expect(result.status == 65)
    #expect(result.errors.contains("--device"))
  }

  // MARK: Two recordings

  @Test func changesAreReported() throws {
    let result = try filmstrip(
      "compare", wrong, right, "--max-difference", "2", "-o", scratch.path("two"))
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("The keyboard moves the same."))
    #expect(result.output.contains("1 show: bar too high, 0.0 ± "))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("two")).sorted()
        == ["wrong-right-plot@2x.png", "wrong-right.html", "wrong-right@2x.png"])
    let report = try #require(
      try filmstrip("compare", wrong, right, "--json").json() as? [String: Any])
    #expect(report["differs"] as? Bool == true && report["comparesBar"] as? Bool == true)
    let measures = try #require(report["measures"] as? [[String: Any]])
    let high = try #require(measures.first { $0["name"] as? String == "bar too high" })
    let change = try #require(high["difference"] as? Double)
    let uncertainty = try #require(high["uncertainty"] as? Double)
    #expect(abs(change + SampleRecording.widestGap) <= uncertainty)
  }

  /// Without a limit nothing fails; with one, what is the same is 0, and what is not seen 65.
  @Test func aLimitDecidesTheExitCode() throws {
    #expect(try filmstrip("compare", wrong, right).status == 0)
    #expect(try filmstrip("compare", right, right, "--max-difference", "0").status == 0)
    #expect(try filmstrip("compare", wrong, right, "--max-difference", "400").status == 0)
    var blind = SampleRecording(isRight: true).film
    for index in blind.frames.indices {
      (blind.frames[index].barTop, blind.frames[index].barBottom) = (nil, nil)
    }
    let path = try scratch.file("blind.film.json", blind.json)
    let result = try filmstrip("compare", right, path, "--max-difference", "2")
    #expect(result.status == 65)
    #expect(result.output.contains("The keyboard moves the same"))
    #expect(!result.output.contains("Keyboard and bar move the same"))
    #expect(result.errors.contains("no frame of the later recording shows one"))
    let pixels = try scratch.file("px.film.json", SampleRecording(hasScale: false).film.json)
    #expect(try filmstrip("compare", right, pixels).status == 65)
    // What neither shows on the way is not alike, though both show it at rest.
    var gone = SampleRecording(isRight: true).film
    let moving = gone.events[0].frames.dropFirst(2).dropLast(2)
    for index in moving {
      (gone.frames[index].barTop, gone.frames[index].barBottom) = (nil, nil)
    }
    let hidden = try scratch.file("gone.film.json", gone.json)
    let both = try filmstrip("compare", hidden, hidden, "--max-difference", "2")
    #expect(both.status == 65)
    #expect(both.errors.contains("1 show: the bar is not compared in motion."))
    for arguments in [
      ["compare", right, "--max-difference", "1"],
      ["compare", right, right, "--max-difference", "-1"],
    ] {
      #expect(try filmstrip(arguments, in: scratch.url).status == 64)
    }
  }

  // MARK: Held

  @Test func aRecordingIsCheckedByItsMeasures() throws {
    func run(_ arguments: String...) throws -> CommandResult {
      try filmstrip(arguments, in: scratch.url)
    }
    #expect(try run("record", wrong).status == 0)
    #expect(
      FileManager.default.fileExists(atPath: scratch.path("Baselines/wrong/recording.film.json")))
    #expect(try run("check", wrong).status == 0)
    // The same clip with a bar that goes right is not what was approved.
    try SampleRecording(isRight: true).film.json.write(
      toFile: wrong, atomically: true, encoding: .utf8)
    let changed = try run("check", wrong, "--report", "report")
    #expect(changed.status == 1)
    #expect(changed.output.contains("too high"))
    #expect(
      FileManager.default.fileExists(atPath: scratch.path("report/difference/wrong/recording.png")))
    #expect(try run("accept", "wrong/recording").status == 0)
    #expect(try run("check", wrong).status == 0)
  }

  /// Without arguments a check reads what was recorded, from where it lies in the project.
  @Test func aCheckOfEverythingReadsRecordings() throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent(".git"), withIntermediateDirectories: true)
    func run(_ arguments: String...) throws -> CommandResult {
      try filmstrip(arguments, in: scratch.url)
    }
    #expect(try run("record", "wrong.film.json").status == 0)
    let same = try run("check")
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    #expect(same.output.contains("1 approved, 1 compared"))
    #expect(try run("check", "--max-gap", "1").status == 1)
    try SampleRecording(isRight: true).film.json.write(
      toFile: wrong, atomically: true, encoding: .utf8)
    #expect(try run("check").status == 1)
    // What is not there is not compared, and that is never green.
    try FileManager.default.removeItem(atPath: wrong)
    let gone = try run("check")
    #expect(gone.status == 65)
    #expect(gone.output.contains("wrong.film.json is not there"))
  }

  /// Nothing outside the project is read because a baseline says so.
  @Test func filesOutsideTheProjectThatABaselineNamesAreNotRead() throws {
    let project = scratch.url.appendingPathComponent("project")
    for folder in [".git", "Baselines/wrong"] {
      try FileManager.default.createDirectory(
        at: project.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    var film = SampleRecording().film
    film.source.path = "../../wrong.film.json"
    try film.json.write(
      to: project.appendingPathComponent("Baselines/wrong/recording.film.json"), atomically: true,
      encoding: .utf8)
    let result = try filmstrip(["check"], in: project)
    #expect(result.status == 65)
    #expect(result.output.contains("outside the project"))
  }

  @Test func optionsForScenariosAreRefused() throws {
    for option in [["--tolerance", "gap=1"], ["--frames", "3"]] {
      let result = try filmstrip(["record", wrong] + option, in: scratch.url)
      #expect(result.status == 64)
      #expect(result.errors.contains("is for scenarios"), "\(result.errors)")
    }
    let none = try filmstrip(["check", "--max-gap", "1"], in: scratch.url)
    #expect(none.status == 64)
  }

  /// A recording that does not tell how far the two part is not green.
  @Test func recordingsThatCannotBeCheckedAreNotGreen() throws {
    var unseen = SampleRecording(isRight: true).film
    for index in unseen.frames.indices where (32...60).contains(index) {
      unseen.frames[index].barBottom = nil
    }
    let films = [
      ("unseen", unseen.json), ("px", SampleRecording(isRight: true, hasScale: false).film.json),
      ("vague", SampleRecording(isRight: true, uncertainty: 8).film.json),
    ]
    for (name, json) in films {
      let path = try scratch.file("\(name).film.json", json)
      let result = try filmstrip(["check", path, "--max-gap", "1"], in: scratch.url)
      #expect(result.status != 0, "\(name): \(result.output)")
      #expect(result.status != 1, "\(name): \(result.output)")
    }
  }

  @Test func theLargestGapIsHeldWithoutABaseline() throws {
    let bad = try filmstrip(["check", wrong, "--max-gap", "1"], in: scratch.url)
    #expect(bad.status == 1)
    #expect(bad.output.contains("more than 1 pt"))
    let good = try filmstrip(["check", right, "--max-gap", "1"], in: scratch.url)
    #expect(good.status == 0)
    #expect(
      good.output == """
        1 of 1 is within the limit.
        0 approved, 0 compared; 1 more was checked by a limit alone.

        """)
    #expect(
      try filmstrip(["check", "keyboard-gap", "--max-gap", "1"], in: scratch.url).status == 64)
  }

  // MARK: Bad input

  @Test func unreadableRecordingsAreReported() throws {
    let cases: [(arguments: [String], status: Int32, words: String)] = [
      (["read", scratch.path("none.mp4")], 74, "none.mp4"),
      (["read", try scratch.file("bad.film.json", "{}")], 65, "bad.film.json"),
      (["read", try scratch.file("bad.csv", "a,b\n1,2\n")], 65, "bad.csv"),
      (["read", try scratch.file("text.txt", "")], 64, "is not a recording"),
      (["read", wrong, "-o", scratch.path("film.txt")], 64, ".film.json"),
      (["measure", wrong, "--bar", "800-700"], 64, "--bar"),
      (["measure", wrong, "--screen", "1,2,3"], 64, "--screen"),
      (["measure", wrong, "--pixels-per-point", "0"], 64, "--pixels-per-point"),
      (["compare", "keyboard-gap"], 64, "is not a recording"),
      (["render", wrong, "--format", "frames", "--frames", "500-"], 64, "no such frames"),
    ]
    for (arguments, status, words) in cases {
      let result = try filmstrip(arguments, in: scratch.url)
      #expect(result.status == status, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
    }
  }

  /// However many lines a table has, only its rows are held.
  @Test func linesWithoutCellsTakeNoMemory() throws {
    let path = scratch.path("empty.csv")
    for line in ["\n", "\r\n", "#\n", " \n", ","] {
      let lines = String(repeating: line, count: 20_000_000 / line.utf8.count)
      try Data("time,keyboard.top,bar.bottom\n\(lines)".utf8).write(to: URL(fileURLWithPath: path))
      let run = try MeasuredRun(["read", path])
      #expect(run.status == 65, "\(line.debugDescription): \(run.errors.prefix(200))")
      #expect(run.mebibytes < 200, "\(line.debugDescription): \(run.mebibytes) MiB")
    }
  }

  /// A picture without a keyboard is refused, and what helps is said.
  @Test func picturesWithoutAKeyboardAreRefused() throws {
    let folder = scratch.path("plain")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let picture = try #require(Bitmap(width: 390, height: 844, filledWith: 0xFF30_6090))
    for index in 0..<20 {
      try write(
        try PNG.encode(picture),
        to: URL(fileURLWithPath: "\(folder)/frame-\(String(index + 100)).png"))
    }
    let result = try filmstrip("read", folder, "--fps", "30")
    #expect(result.status == 65)
    #expect(result.errors.contains("--screen"))
  }

  // MARK: Pictures of our own

  /// Frames of a film of the model are read back to the numbers that it has.
  @Test func ourOwnFramesAreReadBack() throws {
    let folder = scratch.path("frames")
    #expect(
      try filmstrip(
        "render", "keyboard-gap", "--approach", "frame", "--device", "iPhone 13", "--format",
        "frames", "--scale", "2", "-o", folder
      ).status == 0)
    let result = try filmstrip("measure", folder, "--fps", "60", "--json", "--series")
    #expect(result.status == 0, "\(result.errors)")
    let report = try #require(try result.json() as? [String: Any])
    let events = try #require(report["events"] as? [[String: Any]])
    #expect(events.contains { $0["kind"] as? String == "hide" })
    let truth = try #require(
      try filmstrip(
        "measure", "keyboard-gap", "--approach", "frame", "--device", "iPhone 13", "--series",
        "--json"
      ).json() as? [String: Any])
    let film = try #require((truth["films"] as? [[String: Any]])?.first)
    func top(_ series: Any?) throws -> [Double?] {
      try #require((series as? [String: [Any]])?["keyboard.top"]).map { $0 as? Double }
    }
    let (played, read) = (try top(film["series"]), try top(report["series"]))
    let errors = zip(read, played).compactMap { read, played in
      read.flatMap { read in played.map { abs(read - $0) } }
    }.sorted()
    try #require(errors.count > 60)
    #expect(errors[errors.count / 2] < 0.5)
  }
}
