import Annotation
import Basics
import Diagnosis
import Imaging
import Painting
import Recordings
import Stage
import WholeFiles

/// A recording, and how it is shown: what each format makes its files of.
struct RecordedRendering {
  let recording: Recording
  /// What is said of it.
  let judged: JudgedRecording
  /// Pixels per point.
  let scale: Int
  /// The most columns of a strip.
  let columns: Int
  /// What a strip is shaped for.
  let shape: StripShape
  /// The part of the screen that was asked for.
  let crop: Crop?
  let appearance: Appearance
  /// Which frames; nil where that is not asked.
  let motion: MotionOptions?
  /// Whether the recording's own pictures are shown.
  let hasPictures: Bool
}

extension RecordedRendering {
  /// The strip that reports show of a recording, as a PNG file.
  static func reported(_ recording: Recording, hasPictures: Bool) throws -> [UInt8] {
    let rendering = RecordedRendering(
      recording: recording, judged: recording.judged, scale: scale, columns: columns, shape: .sheet,
      crop: nil, appearance: .light, motion: nil, hasPictures: recording.hasPictures && hasPictures)
    let drawing = try rendering.strip()
    return try PNG.encode(drawing.bitmap(scale: Double(scale)), scale: Double(scale))
  }

  /// The columns of a strip, and the pixels a point, where nothing else is said: what a reader sees a video's pixels in.
  static let columns = 8
  static let scale = 2

  /// The strip, as it is laid out for every format.
  func strip() throws -> SheetDrawing {
    let resources = try PaintResources(appearance)
    let sheet = try shape.sheet(columns: columns, resources) { columns, room in
      AnnotatedSheet(
        judged, title: recording.name, columns: columns, crop: crop ?? .seam,
        hasPictures: hasPictures, in: room)
    }
    return SheetDrawing(
      sheet, resources, shape: shape, pictures: try pictures(of: sheet.columns.map(\.frame)))
  }

  /// What a strip's file is called, without suffixes.
  var stripStem: String { recording.name + shape.fileSuffix }

  /// The strip in shapes, which has the same size at any scale.
  func stripInShapes(
    ending: String, _ bytes: (SheetDrawing) throws -> [UInt8]
  ) throws -> [StillFile] {
    let strip = try strip()
    return [
      StillFile(
        name: PictureFile.name(
          stem: stripStem, appearance: appearance, scale: 1, ending: ending),
        bytes: try bytes(strip), cells: strip.cellsInPoints)
    ]
  }

  /// The pictures of frames, by the frames' numbers; none where none are to be shown.
  func pictures(of frames: [Int]) throws -> [Int: RecordedPicture] {
    hasPictures ? try recording.pictures(of: frames) : [:]
  }

  /// Hands on the frames of a range, in order, each with its picture where there is one.
  func eachPicture(
    of frames: ClosedRange<Int>, _ body: (Int, RecordedPicture?) throws -> Void
  ) throws {
    var start = frames.lowerBound
    while start <= frames.upperBound {
      try Interruption.check()
      let part = start...min(start + RecordedRendering.picturesAtOnce - 1, frames.upperBound)
      let pictures = try pictures(of: Array(part))
      for frame in part { try body(frame, pictures[frame]) }
      start = part.upperBound + 1
    }
  }

  /// How many pictures are held at once: some 250 MB of the largest phones'.
  static let picturesAtOnce = 20

  /// The part of the screen that frames show; nil for all of it.
  var window: Rect? { crop.map { judged.window($0) } }

  /// The numbers of the frames that were asked for.
  ///
  /// - Throws: `Failure` where there are none of them.
  var frames: ClosedRange<Int> {
    get throws {
      let count = recording.film.frames.count
      guard let wanted = motion?.frames else { return 0...(count - 1) }
      guard let range = wanted.frames(of: count) else {
        throw Failure(
          .usage,
          "\(recording.name) has no such frames: it has \(count), from 0 to \(count - 1).")
      }
      return range
    }
  }
}
