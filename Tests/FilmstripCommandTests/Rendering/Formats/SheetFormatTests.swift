import Foundation
import Imaging
import TestSupport
import Testing

@testable import FilmstripCommand

/// Sheets of recordings that show no keyboard, and of films.
struct SheetFormatTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A folder of pictures; a square of one colour is added to those of some numbers.
  private func folder(_ count: Int, squares: [Int: UInt32]) throws -> String {
    let folder = scratch.path("clip")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      var pixels = [UInt32](repeating: 0xFFF0_F0F0, count: 240 * 320)
      if let color = squares[number] {
        for y in 40..<60 { for x in 200..<220 { pixels[y * 240 + x] = color } }
      }
      let bitmap = try #require(Bitmap(width: 240, height: 320, pixels: pixels))
      try Data(PNG.encode(bitmap, scale: 1)).write(
        to: URL(fileURLWithPath: "\(folder)/\(1000 + number).png"))
    }
    return folder
  }

  private func sheet(_ path: String, _ options: String...) throws -> [String: Any] {
    let result = try filmstrip(
      ["render", path, "--format", "sheet", "-o", scratch.url.path, "--json"] + options)
    #expect(result.status == 0, "\(result.errors)")
    let files = try #require(try result.json() as? [[String: Any]])
    #expect(files.count == 1)
    return files[0]
  }

  private func moments(_ report: [String: Any]) throws -> [[String: Any]] {
    try #require(report["moments"] as? [[String: Any]])
  }

  @Test func aFlashIsOnIt() throws {
    let path = try folder(30, squares: [12: 0xFFE0_2020])
    let report = try sheet(path, "--fps", "60")
    #expect(report["file"] as? String == scratch.path("clip-sheet.png"))
    #expect(report["leftOut"] as? Int == 0)
    let moments = try moments(report)
    #expect(moments.map { $0["kind"] as? String } == ["begin", "flash"])
    #expect(moments.map { $0["frame"] as? Int } == [0, 12])
    let changed = try #require(moments[1]["changed"] as? [[Double]])
    #expect(changed.count == 1)
    #expect(abs(changed[0][0] - 200) <= 4 && abs(changed[0][1] - 40) <= 4)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path("clip-sheet.png"))))
    let bitmap = try PNG.decode(bytes)
    #expect(bitmap.width * bitmap.height <= 2_000_000)
    // The flash's own colour is where the report says that its picture is.
    let rect = try #require(moments[1]["rect"] as? [Double])
    let place = (
      Int(rect[0] + 210 / 240 * rect[2]), Int(rect[1] + 50 / 320 * rect[3])
    )
    #expect(bitmap[place.0, place.1] == 0xFFE0_2020)
  }

  @Test func aStillStretchIsOneCell() throws {
    let moments = try moments(sheet(folder(20, squares: [:]), "--fps", "30"))
    #expect(moments.count == 1)
    #expect(moments[0]["duration"] as? Double ?? 0 > 0.6)
  }

  @Test func fewerPixelsLeaveMomentsOut() throws {
    let squares = Dictionary(
      uniqueKeysWithValues: (0..<40).filter { $0 / 4 % 2 == 1 }.map { ($0, UInt32(0xFF00_0000)) })
    let path = try folder(40, squares: squares)
    let all = try sheet(path, "--fps", "30", "--max-pixels", "8000000")
    let some = try sheet(path, "--fps", "30", "--max-pixels", "200000")
    let count = try moments(all).count
    #expect(all["leftOut"] as? Int == 0 && count == 10)
    #expect(try moments(some).count < count)
    #expect(some["leftOut"] as? Int == count - (try moments(some).count))
  }

  @Test func framesCountInTheRecording() throws {
    let path = try folder(30, squares: [12: 0xFF00_0000, 20: 0xFF00_0000])
    let moments = try moments(sheet(path, "--fps", "10", "--frames", "15-25"))
    #expect(moments.map { $0["frame"] as? Int } == [15, 20])
    #expect(abs((moments[1]["time"] as? Double ?? 0) - 2) < 1e-6)
    let none = try filmstrip([
      "render", path, "--format", "sheet", "--fps", "10", "--frames", "30-", "-o", scratch.url.path,
    ])
    #expect(none.status == 64 && none.errors.contains("no such frames"))
  }

  /// What would be ignored is refused.
  @Test func optionsWithoutEffectAreRefused() throws {
    let path = try folder(4, squares: [:])
    for (options, words) in [
      (["--no-pixels"], "does nothing for sheet"),
      (["--format", "strip", "--no-pixels"], "a sheet holds nothing else"),
      (["--bar", "10-20"], "a sheet shows it as it is"),
      (["--pixels-per-point", "2"], "a sheet shows it as it is"),
      (["--screen", "0,0,500,500"], "is not in the picture"),
      (["--max-pixels", "10"], "is not 200000"),
      (["--device", "iPhone 15"], "a sheet shows it as it is"),
      (["--screen", "0,0,4,4"], "too small for changes"),
    ] {
      let result = try filmstrip(
        ["render", path, "--fps", "10", "--format", "sheet", "-o", scratch.path("out")] + options)
      #expect(result.status != 0 && result.errors.contains(words), "\(options): \(result.errors)")
    }
  }

  @Test func numbersHaveNoSheet() throws {
    let path = try scratch.file("a.csv", "time,keyboard.top\n")
    let result = try filmstrip(["render", path, "--format", "sheet", "-o", scratch.path("out")])
    #expect(result.status == 64 && result.errors.contains("A sheet shows pictures"))
  }
}
