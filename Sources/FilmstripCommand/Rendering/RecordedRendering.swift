import Annotation
import Basics
import Diagnosis
import FilmstripPictures
import Imaging
import Pages
import Painting
import RecordedPictures
import Recordings
import Stage
import WholeFiles

/// A recording, alone or with the model's film beside it, and how it is shown.
struct RecordedRendering: Rendering {
  let recording: Recording
  /// What is said of it.
  let judged: JudgedRecording
  /// The model's film; nil for none.
  var model: ComparedFilm?
  /// What its pictures are called.
  let title: String
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

  init(
    _ recording: Recording, beside model: ComparedFilm? = nil, title: String? = nil,
    scale: Int = scale, columns: Int = columns, shape: StripShape = .sheet, crop: Crop? = nil,
    appearance: Appearance = .light, motion: MotionOptions? = nil, hasPictures: Bool
  ) {
    self.recording = recording
    judged = recording.judged
    self.model = model
    self.title = title ?? recording.name
    self.scale = scale
    self.columns = columns
    self.shape = shape
    self.crop = crop
    self.appearance = appearance
    self.motion = motion
    self.hasPictures = hasPictures
  }
}

extension RecordedRendering {
  /// The strip that reports show of a recording, as a PNG file.
  static func reported(_ recording: Recording, hasPictures: Bool) throws -> [UInt8] {
    let drawing = try RecordedRendering(
      recording, hasPictures: recording.hasPictures && hasPictures
    ).strip()
    return try PNG.encode(drawing.bitmap(scale: Double(scale)), scale: Double(scale))
  }

  /// The columns of a strip, and the pixels a point, where nothing else is said: what a reader sees a video's pixels in.
  static let columns = 8
  static let scale = 2

  var name: String { recording.name }

  private var subject: RecordedSubject {
    RecordedSubject(judged, hasPictures: hasPictures, beside: model)
  }

  private func screens(_ judged: JudgedRecording, _ theme: Theme) -> RecordedScreens {
    RecordedScreens(judged, theme) { frames in
      try Interruption.check()
      return hasPictures ? try recording.pictures(of: frames) : [:]
    }
  }

  private func screens(of model: ComparedFilm) -> FilmScreens {
    FilmScreens(model.film, delay: model.delay)
  }

  /// The strip, as it is laid out for every format.
  func strip() throws -> SheetDrawing {
    let resources = try PaintResources(appearance)
    let plan = try shape.plan(
      Sheet(title: title, subject, columns: columns, crop: crop ?? .seam), resources)
    let recorded = try screens(judged, resources.theme)
      .holding(plan.columns.map { ($0.frame, $0.time) }[...])
    return SheetDrawing(
      plan, of: [recorded] + (model.map { [screens(of: $0)] } ?? []), resources, shape: shape)
  }

  func plot() throws -> Bitmap {
    try SeamPlot(AnnotatedPlot(title: title, subject), PaintResources(appearance))
      .bitmap(scale: Double(scale))
  }

  /// The film that was read.
  func traces() throws -> [StillFile] {
    [StillFile(name: name + RecordedFilm.fileExtension, bytes: Array(recording.film.json.utf8))]
  }

  func tables() throws -> [StillFile] {
    [StillFile(name: "\(name).csv", bytes: Array(judged.csv(frames: try frames).utf8))]
  }

  /// The numbers of the frames that were asked for.
  ///
  /// - Throws: `Failure` where there are none of them.
  private var frames: ClosedRange<Int> {
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

  /// The frames a second of clips, at least and at most.
  private static let clipRates = 10.0...120.0

  /// The frames with the edges that were read, for a person to check; times count from the first that is shown.
  ///
  /// They may be held for however long, so clips show at an even rate the frames that were seen at each time.
  func reels(takesRows: Bool) throws -> [Reel] {
    let frames = try frames
    let start = judged.time(frames.lowerBound)
    let rate = min(
      max(recording.film.framesPerSecond.rounded(), RecordedRendering.clipRates.lowerBound),
      RecordedRendering.clipRates.upperBound)
    let count = ((judged.time(frames.upperBound) - start) * rate).rounded()
    return [
      Reel(
        stem: name, sources: [screens(judged, Theme(appearance))],
        setting: FramePainter.Setting(
          appearance: appearance, scale: Double(scale), window: crop.map { judged.window($0) },
          isAnnotated: motion?.annotate == true),
        frames: frames.map { ($0, judged.time($0)) },
        times: ClipTimes(frames: 0...Int(count), rate: rate, slow: motion?.slow?.value ?? 1),
        seen: { times in
          times.map { (recording.film.frame(at: start + $0), start + $0) }
        }, loops: motion?.loop ?? 0, threads: 1)
    ]
  }

  /// The most frames a second, and on a page.
  private static let (mostPageRate, mostPageFrames) = (60.0, 600)

  /// The page that plays the recording and the film beside it, with what both differ by under them; it holds the
  /// recording's pictures unless it is told not to.
  func page() throws -> String {
    let rate = min(
      RecordedRendering.mostPageRate, max(10, recording.film.framesPerSecond.rounded()))
    let end = recording.verdict.range.upperBound
    // From the begin where that is not long before, so that times are those of the recording.
    let start =
      end * rate < Double(RecordedRendering.mostPageFrames) ? 0 : recording.verdict.range.lowerBound
    let judged = judged.showing(start...end)
    let model = model?.showing(start...end)
    let theme = Theme(appearance)
    let setting = FilmSetting(
      line: recording.film.setting, explanation: judged.topic.explanation,
      subject: judged.topic.subject, gapName: judged.topic.name, window: judged.window(.seam))
    let painter = try ReelPainter(theme, scale: 1, window: setting.window, packing: .whole)
    let frames = stride(from: start, through: end, by: 1 / rate)
      .prefix(RecordedRendering.mostPageFrames).map { (recording.film.frame(at: $0), $0) }
    var rows: [Pages.PlayerPage.Row] = [
      (judged, screens(judged, theme), judged.lines.samples)
    ]
    if let model { rows.append((model.judged, screens(of: model), model.judged.lines.samples)) }
    var page = try Pages.PlayerPage(
      rows, setting, of: frames, from: start, framesPerSecond: rate, drawnBy: painter,
      check: Interruption.check)
    page.title = title
    page.summary = recording.caption
    // It is said above all.
    page.films[0].summary = ""
    page.notes =
      [
        setting.explanation,
        hasPictures
          ? "This page holds the recording's own pictures."
          : "This page holds none of the recording's pictures.",
      ]
      + (start > 0 ? ["Times count from \(start.fixed(3)) s of the recording on."] : [])
      + recording.film.remarks
    page.events = judged.events.map { NamedEvent($0.name, at: $0.time - start) }
    page.differences =
      model.map { model in
        [
          ("difference", judged.lines(less: model.judged).samples.map { $0.earlier(by: start) })
        ]
      } ?? []
    try page.embed(painter.atlas)
    return try page.html()
  }
}
