import RecordingFiles
import Recordings
import WholeFiles

/// A recording of anything, in whose pictures nothing is read.
struct UnreadRecording: PicturedRendering {
  let name: String
  let look: RenderLook
  private let file: RecordingFile
  private let screen: PixelArea?
  private let frames: FrameRange?

  /// - Parameters:
  ///   - given: Of which the screen counts, as the part of the pictures that is looked at.
  ///   - framesPerSecond: Those of a folder of pictures.
  init(
    _ path: String, _ given: RecordingSource.Given, framesPerSecond: Double?, _ look: RenderLook,
    frames: FrameRange?
  ) throws {
    guard RecordingArgument.kind(of: path) == .pictures else {
      throw UnreadRecording.without(path)
    }
    name = RecordingArgument.name(of: path)
    file = try RecordingFile(
      path: path, framesPerSecond: framesPerSecond, check: Interruption.check)
    do {
      try given.checkScreen(width: file.info.width, height: file.info.height)
    } catch {
      throw Failure(.badData, "\(path): \(error)")
    }
    screen = given.screen
    self.look = look
    self.frames = frames
  }

  static func without(_ path: String) -> Failure {
    Failure(
      .usage, "A sheet shows pictures, and \(path) holds numbers alone. Give the recording itself.")
  }

  func motions() -> [MotionPictures] {
    [MotionPictures(file, named: name, crop: screen, range: frames)]
  }
}
