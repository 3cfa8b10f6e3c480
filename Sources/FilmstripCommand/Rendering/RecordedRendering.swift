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

/// A recording, alone or with the model's film next to it, and its presentation.
struct RecordedRendering: Rendering {
  let recording: Recording
  let judged: JudgedRecording
  let model: ComparedFilm?
  let look: RenderLook
  /// Nil for the default frames.
  let motion: MotionOptions?
  let hasPictures: Bool

  /// - Parameter showsPictures: Whether the recording's own pictures are shown, if it has any.
  init(
    _ recording: Recording, beside model: ComparedFilm? = nil, _ look: RenderLook = RenderLook(),
    motion: MotionOptions? = nil, showsPictures: Bool
  ) {
    self.recording = recording
    judged = recording.judged
    self.model = model
    self.look = look
    self.motion = motion
    hasPictures = showsPictures && recording.hasPictures
  }
}

extension RecordedRendering {
  var name: String { model == nil ? recording.name : "\(recording.name)-beside" }

  private var title: String {
    model == nil ? recording.name : "\(recording.name), recorded and played"
  }

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

  func strip() throws -> SheetDrawing {
    let resources = try PaintResources(look.appearance)
    let plan = try look.shape.plan(
      Sheet(title: title, subject, columns: look.columns, crop: look.crop ?? .seam), resources)
    let recorded = try screens(judged, resources.theme)
      .holding(plan.columns.map { ($0.frame, $0.time) }[...])
    return SheetDrawing(
      plan, of: [recorded] + (model.map { [screens(of: $0)] } ?? []), resources,
      shape: look.shape)
  }

  func plot() throws -> Bitmap {
    try SeamPlot(AnnotatedPlot(title: title, subject), PaintResources(look.appearance))
      .bitmap(scale: Double(look.scale))
  }

  func traces() throws -> [StillFile] {
    [StillFile(name: name + RecordedFilm.fileExtension, bytes: Array(recording.film.json.utf8))]
  }

  func tables() throws -> [StillFile] {
    [StillFile(name: "\(name).csv", bytes: Array(judged.csv(frames: try frames).utf8))]
  }

  func motions() throws -> [MotionPictures] {
    guard hasPictures else { throw UnreadRecording.without(recording.path) }
    return recording.motions(range: motion?.frames)
  }

  private var frames: ClosedRange<Int> {
    get throws {
      try (motion?.frames).frames(
        of: recording.film.frames.count, in: recording.name, "it")
    }
  }

  /// In frames per second.
  private static let clipRates = 10.0...120.0

  /// With the edges that were read, for checking; clips show held frames at an even rate.
  func reels(takesRows: Bool) throws -> [Reel] {
    let frames = try frames
    let start = judged.time(frames.lowerBound)
    let rate = min(
      max(recording.film.framesPerSecond.rounded(), RecordedRendering.clipRates.lowerBound),
      RecordedRendering.clipRates.upperBound)
    let count = ((judged.time(frames.upperBound) - start) * rate).rounded()
    return [
      Reel(
        stem: name, sources: [screens(judged, Theme(look.appearance))],
        setting: FramePainter.Setting(
          appearance: look.appearance, scale: Double(look.scale),
          window: look.crop.map { judged.window($0) }, isAnnotated: motion?.annotate == true),
        frames: frames.map { ($0, judged.time($0)) },
        times: ClipTimes(frames: 0...Int(count), rate: rate, slow: motion?.slow?.value ?? 1),
        seen: { times in
          times.map { (recording.film.frame(at: start + $0), start + $0) }
        }, loops: motion?.loop ?? 0, threads: 1)
    ]
  }

  /// In frames per second, and for a page.
  private static let (mostPageRate, mostPageFrames) = (60.0, 600)

  /// The recording, its pictures if enabled, and the film, with their difference.
  func page() throws -> String {
    let rate = min(
      RecordedRendering.mostPageRate, max(10, recording.film.framesPerSecond.rounded()))
    let end = recording.verdict.range.upperBound
    // From the begin if that is not long before, so that times are those of the recording.
    let start =
      end * rate < Double(RecordedRendering.mostPageFrames) ? 0 : recording.verdict.range.lowerBound
    let judged = judged.showing(start...end)
    let model = model?.showing(start...end)
    let theme = Theme(look.appearance)
    let setting = FilmSetting(
      line: recording.film.setting, judged.topic, window: judged.window(.seam))
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
    // It is at the top of the page.
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
