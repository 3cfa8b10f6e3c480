import FilmstripPictureTesting
import Foundation
import Graphics
import Testing

@testable import FilmstripTesting

struct ExpectPictureTests {
  private let folder: TestFolder
  private let film: Film

  init() throws {
    folder = try TestFolder()
    film = try Self.film(of: "transform")
  }

  private static func film(of approach: String) throws -> Film {
    let scenario = try Scenario.named("keyboard-gap")
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  private func expect(
    _ film: Film, frame: Int = 5, scale: Int = 1, rule: DifferenceRule = .exact, line: Int = 1
  ) throws {
    try expectPicture(
      of: film, frame: frame, named: "bar", scale: scale, rule: rule, filePath: folder.testFile,
      sourceLocation: SourceLocation(
        fileID: "OwnPackageTests/OwnTests.swift", filePath: folder.testFile, line: line, column: 1))
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test func aPictureIsRecordedWithItsEnvironmentAndThenPasses() throws {
    let path = folder.recorded("bar", "png")
    #expect(
      folder.complaints { try expect(film) } == [
        "Recorded \(path): it did not exist. Look at it, commit it, and run the test again."
      ])
    let recorded = try bytes(path)
    let bitmap = try FramePainter([film]).bitmap(at: film.time(ofFrame: 5))
    #expect(try PNG.decode(recorded) == bitmap)
    #expect(PNG.software(of: recorded) == "Filmstrip")
    let environment = try PNG.textChunks(of: recorded).first { $0.keyword == "Environment" }
    #expect(environment?.text == Fingerprint(of: try Fonts()).description)
    #expect(folder.complaints { try expect(film) } == [])
    // The same pixels in other bytes are the same picture.
    try Data(try PNG.encode(bitmap)).write(to: URL(filePath: path))
    #expect(folder.complaints { try expect(film) } == [])
  }

  @Test func anotherPictureIsReportedAndShown() throws {
    #expect(folder.complaints { try expect(film) }.count == 1)
    let other = try Self.film(of: "frame")
    let complaints = folder.complaints { try expect(other) }
    #expect(complaints.count == 1)
    let text = try #require(complaints.first)
    let pattern =
      #/bar\.png differs from the recording: (\d+) of 250125 pixels differ, by up to 0\.\d+ where 1 is the most, /#
    let count = try #require(try pattern.prefixMatch(in: text)).1
    #expect(text.contains(". See expected, actual, difference: \(folder.artifacts)/"))
    let saved = "\(folder.artifacts)/OwnPackageTests/OwnTests/bar"
    #expect(try bytes("\(saved)-expected.png") == bytes(folder.recorded("bar", "png")))
    let actual = try PNG.decode(try bytes("\(saved)-actual.png"))
    #expect(actual == (try FramePainter([other]).bitmap(at: other.time(ofFrame: 5))))
    let difference = try PNG.decode(try bytes("\(saved)-difference.png"))
    let red = difference.pixels.count { $0 == PictureDifference.differentColor }
    #expect(Int(count) == red)
  }

  @Test func aRuleLetsPass() throws {
    let recorded = folder.recorded("bar", "png")
    #expect(folder.complaints { try expect(film) }.count == 1)
    let bitmap = try PNG.decode(try bytes(recorded))
    let nearly = bitmap.pixels.map { $0 ^ 0x01_0101 }
    let other = try #require(
      Bitmap(width: bitmap.width, height: bitmap.height, pixels: nearly))
    try Data(try PNG.encode(other)).write(to: URL(filePath: recorded))
    #expect(folder.complaints { try expect(film) }.count == 1)
    #expect(folder.complaints { try expect(film, rule: DifferenceRule()) } == [])
  }

  @Test func anotherSizeIsReported() {
    #expect(folder.complaints { try expect(film) }.count == 1)
    let complaints = folder.complaints { try expect(film, scale: 2) }
    #expect(
      complaints.first?.hasPrefix(
        "bar.png differs from the recording: it has 750 × 1334 pixels, the recorded one 375 × 667. See expected, actual: "
      )
        == true)
  }

  /// What explains a difference comes before it.
  @Test func anotherEnvironmentIsReportedFirst() throws {
    let bitmap = try FramePainter([film]).bitmap(at: 0)
    let remark = try #require(PNG.Text("Environment", "cairo 0.1"))
    let path = folder.recorded("bar", "png")
    try SnapshotFiles.write(try PNG.adding(remark, to: PNG.encode(bitmap)), to: path)
    let complaints = folder.complaints { try expect(film) }
    #expect(
      complaints.first?.hasPrefix(
        "bar.png differs from the recording: it was drawn with other fonts or libraries (cairo 0.1) than there are now ("
      )
        == true)
    // Where the pixels are the same nobody minds.
    #expect(folder.complaints { try expect(film, frame: 0) } == [])
  }

  @Test func filesThatAreNotPicturesAreReported() throws {
    try SnapshotFiles.write(Array("no picture".utf8), to: folder.recorded("bar", "png"))
    let complaints = folder.complaints { try expect(film) }
    #expect(
      complaints.first?.hasPrefix(
        "bar.png differs from the recording: it cannot be read: This is not a PNG file. See expected, actual: "
      ) == true)
  }

  @Test func framesAndTimesAreThoseOfTheFilm() {
    #expect(
      folder.complaints { try expect(film, frame: film.frameCount) } == [
        "The film has no frame \(film.frameCount); its frames are 0 to \(film.frameCount - 1)."
      ])
    for time in [-0.1, film.duration.nextUp, .nan] {
      let complaints = folder.complaints {
        try expectPicture(of: film, at: time, named: "x", filePath: folder.testFile)
      }
      #expect(
        complaints == ["The film does not show \(time) s; it goes from 0 to \(film.duration) s."])
    }
    #expect(
      folder.complaints { try expect(film, scale: 5) }.first?.hasPrefix("thrown: A scale of 5")
        == true)
    #expect(folder.files.isEmpty)
  }

  /// A time, a frame and an approach by its name lead to one picture; a name is taken by one of them only.
  @Test func waysToOnePicture() throws {
    let complaints = folder.complaints {
      try expectPicture(
        of: "transform", on: .named("keyboard-gap"), frame: 5, named: "a", scale: 1,
        filePath: folder.testFile)
      try expectPicture(
        of: film, at: film.time(ofFrame: 5), named: "b", scale: 1, filePath: folder.testFile)
      try expectPicture(
        of: film, frame: 5, named: "c", scale: 1, appearance: .dark, filePath: folder.testFile)
      try expect(film, frame: 5)
      try expect(film, frame: 6)
    }
    #expect(complaints.count == 5)
    #expect(
      complaints.last?.hasPrefix("“bar” is already expected at OwnPackageTests/OwnTests.swift:1")
        == true)
    let pictures = try ["a", "b", "c"].map { try bytes(folder.recorded($0, "png")) }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[2])
  }
}
