import Annotation
import Basics
import Diagnosis
import Imaging
import Painting
import RecordedPictures
import Recordings
import Stage
import WholeFiles

/// A recording, and how it is shown.
struct RecordedRendering: Rendering {
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
    let plan = try shape.plan(
      Sheet(
        title: recording.name, RecordedSubject(judged, hasPictures: hasPictures),
        columns: columns, crop: crop ?? .seam), resources)
    let screens = RecordedScreens(
      recording.film, resources.theme, pictures: try pictures(of: plan.columns.map(\.frame)))
    return SheetDrawing(plan, of: [screens], resources, shape: shape)
  }

  var name: String { recording.name }

  func plot() throws -> Bitmap {
    let subject = RecordedSubject(judged, hasPictures: hasPictures)
    return try SeamPlot(AnnotatedPlot(title: name, subject), PaintResources(appearance))
      .bitmap(scale: Double(scale))
  }

  func page() throws -> String {
    try RecordedPage(
      recording: recording, title: name, model: nil, scale: 1, appearance: appearance,
      hasPictures: hasPictures
    ).html
  }

  /// The film that was read.
  func traces() throws -> [StillFile] {
    [StillFile(name: name + RecordedFilm.fileExtension, bytes: Array(recording.film.json.utf8))]
  }

  func tables() throws -> [StillFile] {
    [StillFile(name: "\(name).csv", bytes: Array(judged.csv(frames: try frames).utf8))]
  }

  func reels(takesRows: Bool) throws -> [any Reel] { [try RecordedReel(self)] }

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
