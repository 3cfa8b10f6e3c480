internal import Imaging

extension PictureFile {
  /// The duration of a frame without one in its file, in seconds: as in browsers.
  private static let leastDelay = 0.1
  /// The remedy for a single picture.
  static let onePicture =
    "It is a single picture; a recording has many. Give a video, an animated picture, or a folder of numbered PNG pictures."

  static func png(_ path: String) throws(RecordingFileError) -> PictureFile {
    let bytes = try FileBytes.read(path)
    let file: AnimatedPNG
    do { file = try AnimatedPNG(bytes) } catch {
      throw .damaged(path: path, "\(error)")
    }
    guard file.frameCount > 1 else { throw .unsuitable(path: path, onePicture) }
    let delays = file.delays.map(shown)
    let info = info("apng", file.width, file.height, frames: file.frameCount, delays.reduce(0, +))
    return PictureFile(info: info) {
      var frames = file.frames()
      return { isWanted in
        do {
          return try frames.next().map { (isWanted ? $0.bitmap : nil, shown($0.delay)) }
        } catch {
          throw RecordingFileError.damaged(path: path, "\(error)")
        }
      }
    }
  }

  static func webp(_ path: String) throws(RecordingFileError) -> PictureFile {
    let bytes = try FileBytes.read(path)
    func open() throws(RecordingFileError) -> AnimatedWebP {
      do { return try AnimatedWebP(bytes) } catch {
        throw .damaged(path: path, error.description)
      }
    }
    let file = try open()
    guard file.frameCount > 1 else { throw .unsuitable(path: path, onePicture) }
    return PictureFile(info: info("webp", file.width, file.height, frames: file.frameCount, nil)) {
      let file = try open()
      return { isWanted in
        do {
          guard let (bitmap, delay) = try file.next() else { return nil }
          return (isWanted ? bitmap : nil, delay == 0 ? leastDelay : Double(delay) / 1000)
        } catch {
          throw RecordingFileError.damaged(path: path, "\(error)")
        }
      }
    }
  }

  private static func shown(_ delay: AnimatedPNG.Delay) -> Double {
    delay.numerator == 0 ? leastDelay : delay.seconds
  }

  static func info(
    _ format: String, _ width: Int, _ height: Int, frames: Int, _ duration: Double?
  ) -> RecordingInfo {
    RecordingInfo(
      format: format, codec: format, width: width, height: height, duration: duration,
      frameCount: frames, framesPerSecond: duration.map { Double(frames) / $0 }, hasAlpha: true)
  }
}
