import Foundation
import TestSupport
import Testing

/// What `render --format html` and `--format csv` write.
struct RenderPageTests {
  @Test func bothFormatsAreWrittenInOneCall() throws {
    let folder = try ScratchFolder()
    let arguments = [
      "render", "keyboard-gap", "-o", folder.url.path, "--format", "html", "--format", "csv",
      "--fps", "30",
    ]
    let result = try filmstrip(arguments + ["--json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try folder.names() == [
        "keyboard-gap-constraints.csv", "keyboard-gap-frame.csv", "keyboard-gap-transform.csv",
        "keyboard-gap.html",
      ])
    let formats = try #require(try result.json() as? [[String: Any]]).map {
      $0["format"] as? String
    }
    #expect(formats == ["html", "csv", "csv", "csv"])
    // They are known as files of the command's own.
    #expect(try filmstrip(arguments).status == 0)

    let csv = try String(contentsOfFile: folder.path("keyboard-gap-frame.csv"), encoding: .utf8)
    #expect(csv.hasPrefix("frame,time_s,keyboard.top_pt,"))
    #expect(csv.components(separatedBy: "\r\n").count == 49 + 2)
    let html = try String(contentsOfFile: folder.path("keyboard-gap.html"), encoding: .utf8)
    #expect(html.contains("<h1>Without the keyboard’s curve, or without a layout call, "))
    #expect(html.contains("iPhone 7  ·  keyboard 260 pt (iOS 7–18)"))
    #expect(html.contains("on a spring of mass 3, stiffness 1000 and damping 500"))
    #expect(html.contains("Worst: −"))
    #expect(!html.contains("http:") && !html.contains("https:"))
  }

  @Test func aPageHasALimitOfFrames() throws {
    let folder = try ScratchFolder()
    let scenario = try folder.file(
      "long.yaml", "name: long\nuntil: 199.99\napproaches: [transform]\n")
    let arguments = ["render", scenario, "--format", "html", "-o", folder.url.path]
    let most = try filmstrip(arguments)
    #expect(most.status == 0, "\(most.errors)")
    let more = try filmstrip(arguments + ["--fps", "60.1"])
    #expect(more.status == 65)
    #expect(more.errors.contains("12020 frames, more than 12000"), "\(more.errors)")
  }

  /// Sixty frames of three approaches at two pixels a point.
  @Test func aPageIsSmall() throws {
    let folder = try ScratchFolder()
    let mine = try folder.file(
      "mine.yaml",
      """
      name: mine
      until: 0.984
      events: [{at: 0, keyboard: show}, {at: 0.5, keyboard: hide}]
      approaches: [frame, constraints, transform]
      """)
    let result = try filmstrip(
      "render", mine, "-o", folder.url.path, "--format", "html", "--scale", "2")
    #expect(result.status == 0, "\(result.errors)")
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("mine.html")).count
    #expect(bytes < 400_000, "\(bytes) bytes")
  }

  @Test func aDarkPageHasAnotherName() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "keyboard-gap", "-o", folder.url.path, "--format", "html", "--appearance", "dark",
      "--approach", "transform", "--fps", "10")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.names() == ["keyboard-gap~dark.html"])
  }

  @Test func foreignFilesStay() throws {
    let folder = try ScratchFolder()
    for name in ["keyboard-gap.html", "keyboard-gap-transform.csv"] {
      _ = try folder.file(name, "frame,seconds\n<!DOCTYPE html>")
    }
    for format in ["html", "csv"] {
      let result = try filmstrip(
        "render", "keyboard-gap", "-o", folder.url.path, "--format", format, "--approach",
        "transform", "--fps", "10")
      #expect(result.status == 73)
    }
  }
}
