import Foundation
import Imaging
import Programs
import Recordings
import Testing

@testable import RecordingFiles

@Suite(.timeLimit(.minutes(2))) struct RecordingFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// A picture that is white above a row and black below it.
  private func picture(_ row: Int, width: Int = 96, height: Int = 80) throws -> Bitmap {
    let pixels = (0..<width * height).map { $0 / width < row ? 0xFFFF_FFFF : 0xFF00_0000 as UInt32 }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// What a recording says of each of its pictures: when it is, and how many rows are white.
  private func read(_ file: RecordingFile, crop: PixelArea? = nil) throws -> [(Double, Int)] {
    let frames = try file.frames(crop: crop, columns: 8)
    var read: [(Double, Int)] = []
    while let frame = try frames.next() {
      let white = (0..<frame.height).filter { frame.pixels[$0 * frame.width] > 127 }.count
      read.append((frame.time, white))
    }
    return read
  }

  private func error(_ path: String, framesPerSecond: Double? = nil) -> String {
    do {
      let file = try RecordingFile(path: path, framesPerSecond: framesPerSecond)
      let frames = try file.frames()
      while try frames.next() != nil {}
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  // MARK: - Pictures of our own readers

  @Test func aFolderIsReadInOrderOfItsNumbers() throws {
    for number in 8...12 { _ = try write(PNG.encode(picture(number)), "f\(number).png") }
    let file = try RecordingFile(path: folder.path, framesPerSecond: 50)
    #expect(file.info.frameCount == 5 && file.info.width == 96)
    let frames = try read(file)
    #expect(frames.map(\.1) == [8, 9, 10, 11, 12])
    for (index, frame) in frames.enumerated() { #expect(abs(frame.0 - Double(index) / 50) < 1e-12) }
    let crop = PixelArea(x: 3, y: 9, width: 40, height: 30)
    #expect(try read(file, crop: crop).map(\.1) == [0, 0, 1, 2, 3])
    #expect(try file.pictures(at: [3, 1, 99]).map { $0 } == [picture(9), picture(11)])
    #expect(try file.samples(count: 3).map(\.width) == [96, 96, 96])
  }

  @Test func foldersWithoutPicturesAreReported() throws {
    #expect(error(folder.path).contains("no PNG"))
    _ = try write(PNG.encode(picture(1)), "1.png")
    #expect(error(folder.path, framesPerSecond: 60).contains("single picture"))
    _ = try write(PNG.encode(picture(1, width: 90)), "2.png")
    #expect(error(folder.path).contains("--fps"))
    #expect(error(folder.path, framesPerSecond: 0).contains("1 to 1000"))
    #expect(error(folder.path, framesPerSecond: 60).contains("90 × 80"))
    _ = try write(PNG.encode(picture(1)), "4.png")
    #expect(error(folder.path, framesPerSecond: 60).contains("missing"))
  }

  /// Why a picture cannot be read is what the system says of it.
  @Test func aDanglingLinkIsReported() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("1.png"), withDestinationPath: "nowhere.png")
    _ = try write(PNG.encode(picture(2)), "2.png")
    #expect(error(folder.path, framesPerSecond: 60).contains("No such file or directory"))
  }

  @Test func animatedWebPIsRead() throws {
    let animation = try WebPAnimation(width: 96, height: 80)
    for (row, delay) in [(10, 40), (20, 1300), (30, 7)] {
      try animation.add(picture(row), delay: delay)
    }
    let file = try RecordingFile(path: write(animation.end(), "clip.webp"))
    #expect(file.info.format == "webp" && file.info.frameCount == 3)
    let frames = try read(file)
    #expect(frames.map(\.1) == [10, 20, 30])
    #expect(frames.map { ($0.0 * 1000).rounded() } == [0, 40, 1340])
    let damaged = Array(try webP(of: 2).dropLast(60))
    #expect(error(try write(damaged, "cut.webp")).contains("damaged"))
  }

  private func webP(of count: Int) throws -> [UInt8] {
    let animation = try WebPAnimation(width: 96, height: 80)
    for row in 1...count { try animation.add(picture(10 * row), delay: 40) }
    return try animation.end()
  }

  @Test func aSinglePictureIsNotARecording() throws {
    #expect(error(try write(PNG.encode(picture(5)), "one.png")).contains("single picture"))
    #expect(error(try write(WebP.encode(picture(5)), "one.webp")).contains("single picture"))
  }

  @Test func missingFilesAreReported() throws {
    #expect(error(path("missing.mp4")).contains("No such file"))
    #expect(error(try write([], "empty.mp4")).contains("empty"))
  }

  // MARK: - Videos

  private static var hasFFmpeg: Bool {
    ProgramFile.path(of: "ffmpeg") != nil && ProgramFile.path(of: "ffprobe") != nil
  }

  /// A video of pictures whose white part grows by a row each, made with these options.
  private func video(_ name: String, _ options: [String], from more: [String] = []) throws -> String
  {
    let sources = folder.appendingPathComponent("of-\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for number in 0..<40 {
      try Data(PNG.encode(picture(number + 10)))
        .write(to: sources.appendingPathComponent("\(number).png"))
    }
    try ffmpeg(["-framerate", "50", "-i", "\(sources.path)/%d.png"] + more + options, name)
    return path(name)
  }

  private func ffmpeg(_ arguments: [String], _ name: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ProgramFile.path(of: "ffmpeg")))
    process.arguments = ["-v", "error", "-y"] + arguments + [path(name)]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test(.enabled(if: hasFFmpeg), arguments: ["mov", "mp4", "mkv", "avi", "gif"])
  func everyPictureComesAtItsTime(format: String) throws {
    let options = format == "gif" ? [] : ["-c:v", "mpeg4", "-q:v", "1"]
    let file = try RecordingFile(path: video("clip.\(format)", options))
    #expect(file.info.width == 96 && file.info.height == 80)
    let frames = try read(file)
    #expect(frames.map(\.1) == (10..<50).map { $0 })
    for (index, frame) in frames.enumerated() { #expect(abs(frame.0 - Double(index) / 50) < 1e-3) }
    let pictures = try file.pictures(at: [0, 39])
    #expect(pictures.count == 2 && pictures.map(\.height) == [80, 80])
    #expect(pictures[1][4, 47] & 0xFF > 200 && pictures[1][4, 51] & 0xFF < 50)
    let samples = try file.samples(count: 4)
    #expect(samples.count == 4 && samples.allSatisfy { $0.width == 96 && $0.height == 80 })
  }

  /// A GIF has no picture to begin with but its first, and a long one is sampled over its whole length all the same.
  @Test(.enabled(if: hasFFmpeg), arguments: ["gif", "mkv"])
  func longRecordingsAreSampledToTheirEnd(format: String) throws {
    let options = ["-vf", "setpts=80*PTS"] + (format == "gif" ? [] : ["-c:v", "mpeg4", "-g", "1"])
    let file = try RecordingFile(path: video("long.\(format)", options))
    #expect(file.info.duration ?? 0 > 60)
    #expect(Set(try file.samples(count: 8).map(\.pixels)).count == 8)
  }

  /// Some programs write an aspect of 63:64 into GIFs for squares, and browsers heed none; a video's is meant.
  @Test(.enabled(if: hasFFmpeg), arguments: [("gif", 96), ("mkv", 94)])
  func aGIFsPixelsAreSquares(format: String, width: Int) throws {
    let options = ["-vf", "setsar=63/64"] + (format == "gif" ? [] : ["-c:v", "mpeg4"])
    let file = try RecordingFile(path: video("aspect.\(format)", options))
    #expect(file.info.width == width)
    #expect(try file.samples(count: 1).first?.width == width)
  }

  /// A light grey is as light in columns as in the picture, whether the file says that brightness counts from 16 to 235 or not.
  @Test(.enabled(if: hasFFmpeg), arguments: [[], ["-color_range", "tv"]])
  func brightnessIsStretchedOnce(options: [String]) throws {
    try ffmpeg(
      ["-f", "lavfi", "-i", "color=0xE4E4E4:s=96x80:r=10:d=0.5", "-c:v", "mpeg4"] + options,
      "grey.mkv")
    let frames = try RecordingFile(path: path("grey.mkv")).frames(crop: nil, columns: 8)
    let frame = try #require(try frames.next())
    #expect(frame.pixels.allSatisfy { (226...230).contains($0) }, "\(frame.pixels.prefix(8))")
  }

  /// More pictures than ffmpeg takes in one sum.
  @Test(.enabled(if: hasFFmpeg)) func manyPicturesAreFound() throws {
    try ffmpeg(
      ["-f", "lavfi", "-i", "testsrc2=s=96x80:r=50:d=3", "-c:v", "mpeg4"], "many.mp4")
    let file = try RecordingFile(path: path("many.mp4"))
    #expect(try file.pictures(at: Array(0..<150)).count == 150)
  }

  /// Pictures 0…9, and the rest three seconds later: as recorders leave out what does not change.
  @Test(.enabled(if: hasFFmpeg)) func holdsAreKept() throws {
    let hold = ["-vf", "setpts=PTS+gte(N\\,10)*3/TB", "-fps_mode", "passthrough", "-c:v", "mpeg4"]
    let frames = try read(RecordingFile(path: video("held.mkv", hold)))
    #expect(frames.count == 40)
    #expect(abs(frames[9].0 - 0.18) < 2e-3 && abs(frames[10].0 - 3.2) < 2e-3)
  }

  @Test(.enabled(if: hasFFmpeg)) func filesWithoutPicturesAreReported() throws {
    try ffmpeg(["-f", "lavfi", "-i", "sine=d=0.2", "-c:a", "pcm_s16le"], "sound.mov")
    #expect(error(path("sound.mov")).contains("no pictures"))
    #expect(error(try write(Array("this is no video".utf8), "text.mp4")).contains("not a video"))
    let whole = Array(
      try Data(contentsOf: URL(fileURLWithPath: video("whole.mp4", ["-c:v", "mpeg4"]))))
    #expect(error(try write(Array(whole.prefix(whole.count / 3)), "cut.mp4")).contains("index"))
  }

  @Test(.enabled(if: hasFFmpeg)) func anInterruptEndsTheProgram() throws {
    struct Stop: Error {}
    let path = try video("clip.mp4", ["-c:v", "mpeg4"])
    #expect(throws: Stop.self) { try RecordingFile(path: path) { throw Stop() } }
  }

  @Test func anAreaOutsideIsRefused() throws {
    for number in 1...2 { _ = try write(PNG.encode(picture(number)), "\(number).png") }
    let file = try RecordingFile(path: folder.path, framesPerSecond: 60)
    #expect(throws: RecordingFileError.self) {
      try file.frames(crop: PixelArea(x: 96, y: 0, width: 10, height: 10))
    }
  }
}
