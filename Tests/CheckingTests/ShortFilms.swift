import Graphics
import Imaging
import Painting
import Review
import Scenarios
import Testing
import Traces

@testable import Checking

/// A chat that is played for less than a second, its films and what is approved of them.
enum ShortFilms {
  static func scenario(_ settings: String = "") throws -> Scenario {
    let base = settings.contains("device:") ? "" : "device: iPhone 7\n"
    return try Scenario(yaml: "name: short\n\(base)until: 0.6\n\(settings)", file: "short.yaml")
  }

  static func film(_ approach: String = "transform", _ settings: String = "") throws -> Film {
    let scenario = try scenario(settings)
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  /// The check of any of these films as `short/transform`.
  static let name = BaselineName(scenario: "short", approach: "transform")

  /// The files that hold a film, by their names.
  static func files(
    of film: Film, picks: [FramePick] = [], tolerance: Tolerance = .exact
  ) throws -> [String: [UInt8]] {
    let baseline = Baseline(
      Trace(of: film, scenario: "short"), source: "../short.yaml", pictures: picks,
      tolerance: tolerance)
    var files = [name.trace: Array(baseline.json.utf8)]
    for pick in picks { files[name.file(pick)] = try FilmPicture(of: film, pick).bytes }
    return files
  }

  /// What is found where a film is held against files.
  static func findings(
    of film: Film, against files: [String: [UInt8]], rule: PictureRule = .exact
  ) throws -> [CheckFinding] {
    try FilmCheck(name: name, file: "short.yaml", line: 7, source: "../short.yaml", rule: rule)
      .findings(of: film, in: "Films") { files[$0] }
  }

  /// A picture's file with some pixels in another colour, and another remark where one is given.
  static func edited(
    _ file: [UInt8], environment: String? = nil, part: PixelRectangle?, by change: UInt32
  ) throws -> [UInt8] {
    var bitmap = try PNG.decode(file)
    if let part {
      var pixels = bitmap.pixels
      for y in part.y..<part.y + part.height {
        for x in part.x..<part.x + part.width { pixels[y * bitmap.width + x] ^= change }
      }
      bitmap = try #require(
        Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    }
    let remark = try #require(environment ?? Fingerprint.signature(of: file))
    return try PNG.adding(
      try #require(PNG.Text("Environment", remark)), to: PNG.encode(bitmap, scale: 1))
  }
}
