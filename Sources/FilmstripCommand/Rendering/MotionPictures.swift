import Annotation
import Basics
import FilmstripPictures
import Imaging
import Painting
import RecordingFiles
import Recordings
import WholeFiles

/// A recording's or a film's pictures, for a contact sheet of what changes in them.
struct MotionPictures {
  /// After which the sheet is called.
  let name: String
  /// In pixels.
  let size: (width: Int, height: Int)
  /// Passes on every frame in cells, as `ChangeFinder` takes them, and returns when the last ends, in seconds, and what
  /// the decoder said.
  let cells: (@escaping (LumaFrame) throws -> Void) throws -> (end: Double, remarks: [String])
  /// Passes on the pictures of frames that have this place among those of `cells`, maybe reduced to no less than a width.
  let pictures: ([Int], Int, @escaping (Bitmap) throws -> Void) throws -> Void
  /// The number of the first frame.
  var first = 0
}

extension MotionPictures {
  /// - Parameters:
  ///   - crop: The part that is looked at, in pixels; nil for all.
  ///   - range: The frames that are looked at; nil for all.
  init(_ file: RecordingFile, named name: String, crop: PixelArea?, range: FrameRange?) {
    self.name = name
    let all = (file.info.width, file.info.height)
    size =
      crop.map {
        (
          min(all.0, max(1, $0.wholeColumns.clamped(to: 0..<all.0).count)),
          min(all.1, max(1, $0.wholeRows.clamped(to: 0..<all.1).count))
        )
      } ?? all
    let (first, last) = (range?.first ?? 0, range.map { $0.last ?? .max } ?? .max)
    self.first = first
    cells = { body in
      let frames = try file.cells(crop: crop)
      let progress = file.info.frameCount.map { Progress(of: name, total: $0) }
      defer { progress?.end() }
      var (number, end, step) = (0, 0.0, 0.0)
      var isOver = false
      while !isOver, let frame = try frames.next() {
        try Interruption.check()
        if number > 0 { step = frame.time - end }
        end = frame.time
        isOver = number > last
        if first <= number, number <= last { try body(frame) }
        number += 1
        progress?.finishOne()
      }
      // Throws where there are none of them.
      _ = try range.frames(of: max(1, number), in: name, "it")
      // A picture's last frame may be shown for longer than those before it; a video's sound is not looked at.
      let whole = file.info.codec == file.info.format ? file.info.duration : nil
      return (isOver ? end : max(end + step, whole ?? 0), frames.remarks)
    }
    pictures = { numbers, width, body in
      try file.eachPicture(at: numbers.map { first + $0 }, crop: crop, width: width, body)
    }
  }

  init(_ reel: Reel) throws {
    let stream = try FrameStream(reel.sources, reel.setting, of: reel.frames)
    name = reel.stem
    size = (stream.width, stream.height)
    first = reel.frames.first?.number ?? 0
    cells = { body in
      try reel.pour(reel.frames, named: reel.stem) { width, height in
        let (columns, rows) = CellSize.cells(width: width, height: height)
        return [
          PictureSink { frame in
            try body(
              LumaFrame(
                width: columns, height: 3 * rows, time: frame.time,
                pixels: frame.bitmap().cells(columns: columns, rows: rows)))
          }
        ]
      }
      return ((reel.frames.last?.time ?? 0) + reel.times.delay, [])
    }
    pictures = { numbers, _, body in
      try reel.pour(numbers.map { reel.frames[$0] }, named: reel.stem) { _, _ in
        [PictureSink { try body($0.bitmap()) }]
      }
    }
  }
}

private final class PictureSink: FrameSink {
  private let body: (FrameStream.Frame) throws -> Void

  init(_ body: @escaping (FrameStream.Frame) throws -> Void) { self.body = body }

  func add(_ frame: FrameStream.Frame) throws { try body(frame) }
}
