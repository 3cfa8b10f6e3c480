import ArgumentParser
import Foundation
import Imaging
import TestSupport
import Testing

@testable import FilmstripCommand

struct RenderCommandTests {
  /// Fonts are opened ahead only for what is drawn.
  @Test(arguments: [
    ("", true), ("keyboard-gap -o out", true), ("--format trace", false), ("--format=csv", false),
    ("--format trace --format strip", true),
  ])
  func fontsAreOpenedForWhatIsDrawn(line: String, isDrawn: Bool) throws {
    let command = try RenderCommand.parse(line.split(separator: " ").map(String.init))
    #expect(command.draws == isDrawn)
  }

  @Test func writesAPictureWithItsChunksAndCells() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "keyboard-gap", "-o", folder.path("made/below"), "--scale", "2", "--columns", "3",
      "--json")
    #expect(result.status == 0, "\(result.errors)")
    let report = try #require((try result.json() as? [[String: Any]])?.first)
    #expect(report["format"] as? String == "strip")
    #expect(report["scenario"] as? String == "keyboard-gap")
    #expect((report["cells"] as? [[String: Any]])?.count == 9)
    let file = try #require(report["file"] as? String)
    #expect(file.hasSuffix("made/below/keyboard-gap@2x.png"))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(PNG.software(of: bytes) == "Filmstrip")
    #expect(try PNG.decode(bytes).width > 1000)
  }

  /// Films of two devices have the device in their files' names, and share what has room for both.
  @Test func severalDevicesHaveTheirOwnFiles() throws {
    let folder = try ScratchFolder()
    let line = [
      "render", "keyboard-gap", "--approach", "frame", "--variant", "iPhone SE 3", "--variant",
      "iPad-Pro-13-M5+iOS-26", "--scale", "1", "-o", folder.url.path,
    ]
    let made = try filmstrip(
      line + ["--format", "csv", "--format", "strip", "--format", "plot", "--format", "html"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      Set(try folder.names()) == [
        "keyboard-gap.png", "keyboard-gap-plot.png", "keyboard-gap.html", "keyboard-gap-frame.csv",
        "keyboard-gap-frame+iPhone-SE-3.csv", "keyboard-gap-frame+iPad-Pro-13-M5+iOS-26.csv",
      ])
    let refused = try filmstrip(line + ["--format", "gif", "--side-by-side"])
    #expect(refused.status == 64 && refused.errors.contains("Leave --side-by-side out"))
    for name in ["iPhone 99", "iOS-2", "iPhone-17+iPhone-16", "deferred+inherited"] {
      let unknown = try filmstrip(
        "render", "keyboard-gap", "--variant", name, "-o", folder.url.path)
      #expect(unknown.status == 64 && unknown.errors.contains("there is no variant “\(name)”"))
    }
  }

  /// The gap's colour stands where the numbers say: in every cell the red or amber rail at the left covers the
  /// rows between the edges of the series, and no others.
  @Test(arguments: ["light", "dark"]) func theGapsColourIsWhereTheNumbersSay(
    appearance: String
  ) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "every-cause", "-o", folder.url.path, "--scale", "2", "--columns", "8", "--json",
      "--appearance", appearance)
    let report = try #require((try result.json() as? [[String: Any]])?.first)
    let file = try #require(report["file"] as? String)
    let picture = try PNG.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
    let measured = try filmstrip("measure", "every-cause", "--series", "--json")
    let films = try #require((try measured.json() as? [String: Any])?["films"] as? [[String: Any]])
    let gapColor: UInt32 = appearance == "light" ? 0xFF3B30 : 0xFF453A
    let overlapColor: UInt32 = appearance == "light" ? 0xFF9F0A : 0xFFB340

    var seen = (gaps: 0, overlaps: 0, none: 0)
    for cell in try #require(report["cells"] as? [[String: Any]]) {
      let rect = try #require(cell["rect"] as? [Double])
      let window = try #require(cell["window"] as? [Double])
      let frame = try #require(cell["frame"] as? Int)
      let approach = try #require(cell["approach"] as? String)
      let film = try #require(films.first { $0["approach"] as? String == approach })
      let series = try #require(film["series"] as? [String: [Any]])
      func edge(_ name: String) throws -> Double {
        let points = try #require(series[name]?[frame] as? Double)
        return rect[1] + (points - window[1]) / window[3] * rect[3]
      }
      let gap = cell["gap"] as? Double
      #expect(gap == series["gap"]?[frame] as? Double)
      // The rows of the picture in which the rail has a mark's colour.
      let x = Int(rect[0]) + 3
      let rows = (Int(rect[1])..<Int(rect[1] + rect[3])).filter { y in
        let pixel = picture[x, y] & 0xFFFFFF
        return pixel == gapColor || pixel == overlapColor
      }
      guard let gap, gap != 0 else {
        #expect(rows.isEmpty, "\(approach) \(frame)")
        seen.none += 1
        continue
      }
      let top = gap > 0 ? try edge("toolbar.bottom") : try edge("keyboard.top")
      let bottom = gap > 0 ? try edge("keyboard.top") : try edge("toolbar.content.bottom")
      let inside = max(top, rect[1])...max(min(bottom, rect[1] + rect[3]), rect[1])
      // The cell's round corners take a few rows at its ends; edges may share a pixel.
      let corner = 14.0
      for y in rows {
        #expect(Double(y) + 1 >= inside.lowerBound && Double(y) <= inside.upperBound)
      }
      let sure = Int(max(inside.lowerBound + 1, rect[1] + corner).rounded(.up))
      let end = Int(min(inside.upperBound - 1, rect[1] + rect[3] - corner))
      guard sure < end else { continue }
      let color = gap > 0 ? gapColor : overlapColor
      for y in sure..<end {
        #expect(picture[x, y] & 0xFFFFFF == color, "\(approach) frame \(frame) row \(y)")
      }
      if gap > 0 { seen.gaps += 1 } else { seen.overlaps += 1 }
    }
    #expect(seen.gaps > 5 && seen.overlaps > 5 && seen.none > 20)
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let first = try ScratchFolder()
    let second = try ScratchFolder()
    for folder in [first, second] {
      let formats = ["strip", "plot", "trace"].flatMap { ["--format", $0] }
      #expect(try filmstrip(["render", "hide-alone", "-o", folder.url.path] + formats).status == 0)
    }
    #expect(
      try first.names() == [
        "hide-alone-frame.trace.json", "hide-alone-plot.png", "hide-alone-transform.trace.json",
        "hide-alone-unshifted-curve.trace.json", "hide-alone.png",
      ])
    for name in try first.names() {
      #expect(
        try Data(contentsOf: first.url.appendingPathComponent(name))
          == Data(contentsOf: second.url.appendingPathComponent(name)), "\(name)")
    }
  }

  @Test func itReplacesItsOwnFilesAndNoOthers() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("keyboard-gap.png", "somebody else's")
    let refused = try filmstrip("render", "-o", folder.url.path, "--columns", "2")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("--overwrite"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "somebody else's")
    #expect(try folder.names() == ["keyboard-gap.png"])
    for more in ["--overwrite", "--json"] {
      #expect(try filmstrip("render", "-o", folder.url.path, "--columns", "2", more).status == 0)
    }
  }

  /// Not even where it may be, nor by another name.
  @Test func itsScenarioIsNotReplaced() throws {
    let folder = try ScratchFolder()
    let text = try filmstrip("show", "keyboard-gap").output
    let scenario = try folder.file("mine.yaml", text)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("keyboard-gap.png"), withDestinationPath: "mine.yaml")
    try FileManager.default.linkItem(atPath: scenario, toPath: folder.path("keyboard-gap.svg"))
    for format in ["strip", "svg"] {
      let result = try filmstrip(
        "render", scenario, "--format", format, "-o", folder.url.path, "--overwrite")
      #expect(result.status == 73 && result.errors.contains("mine.yaml, which is read"))
    }
    #expect(try filmstrip("render", scenario, "-o", scenario, "--overwrite").status == 73)
    #expect(try String(contentsOfFile: scenario, encoding: .utf8) == text)
    #expect(try folder.names() == ["keyboard-gap.png", "keyboard-gap.svg", "mine.yaml"])
  }

  @Test func unreadableFilesAreNotReplaced() throws {
    let folder = try ScratchFolder()
    let path = folder.path("keyboard-gap.png")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let refused = try filmstrip("render", "-o", folder.url.path, "--columns", "2")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("cannot be read"))
    #expect(try folder.names() == ["keyboard-gap.png"])
    #expect(try filmstrip("render", "-o", folder.url.path, "--overwrite").status == 73)
    #expect(try folder.names() == ["keyboard-gap.png"])
  }

  @Test func onlyPlainFilesAreReplaced() throws {
    let folder = try ScratchFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let result = try filmstrip(
      "curve", "offsets", "--duration", "1", "--distance", "1", "--fps", "60", "--format", "plot",
      "-o",
      folder.path("pipe"), "--overwrite")
    #expect(result.status == 73)
    #expect(try folder.names() == ["pipe"])
  }

  @Test func anOutputFolderThatCannotBeMadeIsReported() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("file", "not a folder")
    let result = try filmstrip("render", "-o", file + "/below")
    #expect(result.status == 73)
    #expect(result.errors.contains("could not be created"))
    #expect(try folder.names() == ["file"])
  }

  @Test func badScenariosAreReportedWithFileAndLine() throws {
    let folder = try ScratchFolder()
    let wrong = try folder.file("wrong.yaml", "name: wrong\nfps: -1\n")
    let result = try filmstrip("render", wrong, "-o", folder.url.path)
    #expect(result.status == 65)
    #expect(result.errors.contains("wrong.yaml:2:"))
    try Data([0x6E, 0xFF, 0xFE]).write(to: folder.url.appendingPathComponent("bytes.yaml"))
    let bytes = try filmstrip("render", folder.path("bytes.yaml"))
    #expect(bytes.status == 65)
    #expect(bytes.errors.contains("UTF-8"))
    #expect(try folder.names() == ["bytes.yaml", "wrong.yaml"])
  }

  @Test func optionsOutOfRangeAreUsageErrors() throws {
    #expect(try filmstrip("render", "--scale", "5").status == 64)
    #expect(try filmstrip("render", "--scale", "-1").errors.contains("not 1 to 4"))
    #expect(try filmstrip("render", "--columns", "1").status == 64)
    #expect(try filmstrip("render", "--crop", "all").status == 64)
  }

  @Test func moreFramesThanAreDrawnAreRefused() throws {
    let folder = try ScratchFolder()
    let fast = try folder.file("fast.yaml", "name: fast\nfps: 241\n")
    #expect(try filmstrip("render", fast, "-o", folder.url.path).status == 65)
    #expect(try filmstrip("measure", fast).status == 0)
  }

  @Test func twoResultsOfOneNameAreRefused() throws {
    let folder = try ScratchFolder()
    let same = try folder.file("same.yaml", "name: keyboard-gap\n")
    let result = try filmstrip("render", "keyboard-gap", same, "-o", folder.path("out"))
    #expect(result.status == 64)
    #expect(try folder.names() == ["same.yaml"])
  }
}
