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

/// A recording, alone or with the model's film or another recording next to it, and its presentation.
struct RecordedRendering: Rendering {
  let name: String
  private let title: String
  private let caption: String
  private let recording: Recording
  private let judged: JudgedRecording
  private let other: Other?
  let look: RenderLook
  /// Nil for the default frames.
  private let motion: MotionOptions?
  private let hasPictures: Bool

  /// What is next to a recording.
  private enum Other {
    case model(ComparedFilm)
    case recording(Recording, ComparedSubject)
  }

  /// - Parameter showsPictures: Whether the recording's own pictures are shown, if it has any.
  init(
    _ recording: Recording, beside model: ComparedFilm? = nil, _ look: RenderLook = RenderLook(),
    motion: MotionOptions? = nil, showsPictures: Bool
  ) {
    name = model == nil ? recording.name : "\(recording.name)-beside"
    title = model == nil ? recording.name : "\(recording.name), recorded and played"
    caption = recording.caption
    self.recording = recording
    judged = recording.judged
    other = model.map(Other.model)
    self.look = look
    self.motion = motion
    hasPictures = showsPictures && recording.hasPictures
  }

  /// Two recordings, their motions set by when they begin.
  init(_ compared: ComparedRecordings, _ look: RenderLook, showsPictures: Bool) {
    let (before, after) = (compared.before, compared.after)
    name = "\(before.name)-\(after.name)"
    title = "\(before.name) and \(after.name)"
    caption = compared.caption
    recording = before
    self.look = look
    motion = nil
    hasPictures = showsPictures && before.hasPictures && after.hasPictures
    let subject = ComparedSubject(
      before.judged(as: "before", summary: before.caption),
      after.judged(as: "after", summary: caption), by: ComparedClock(compared.comparison),
      showing: compared.range, hasPictures: hasPictures)
    judged = subject.before.judged
    other = .recording(after, subject)
  }
}

extension RecordedRendering {
  var approaches: [String] { [] }

  var choices: PictureChoices {
    var choices = PictureChoices()
    choices.words = look.words ?? choices.words
    return choices
  }

  var heading: String { caption.isEmpty ? "\(title)." : caption }

  var subject: any Subject {
    switch other {
    case nil: RecordedSubject(judged, hasPictures: hasPictures)
    case .model(let model): RecordedSubject(judged, hasPictures: hasPictures, beside: model)
    case .recording(_, let subject): subject
    }
  }

  private func screens(_ judged: JudgedRecording, _ theme: Theme) -> RecordedScreens {
    if case .recording(_, let subject) = other {
      return screens(recording, judged, subject.before.numbers, theme)
    }
    return screens(recording, judged, Array(judged.film.frames.indices), theme)
  }

  /// - Parameter numbers: Of the recording's own frames.
  private func screens(
    _ recording: Recording, _ judged: JudgedRecording, _ numbers: [Int], _ theme: Theme
  ) -> RecordedScreens {
    RecordedScreens(judged, theme) { frames in
      try Interruption.check()
      guard hasPictures else { return [:] }
      let pictures = try recording.pictures(
        of: frames.map { numbers[$0] }, screen: judged.film.source.screen)
      return Dictionary(
        uniqueKeysWithValues: frames.compactMap { frame in
          pictures[numbers[frame]].map { (frame, $0) }
        })
    }
  }

  /// What is next to the recording, as it is judged and drawn.
  private func beside(
    _ theme: Theme, showing range: ClosedRange<Double>? = nil
  ) -> (judged: JudgedRecording, screens: any ScreenSource)? {
    switch other {
    case nil: nil
    case .model(let model):
      (
        range.map(model.judged.showing) ?? model.judged,
        FilmScreens(model.film, delay: model.delay)
      )
    case .recording(let after, let subject):
      (
        range.map(subject.after.judged.showing) ?? subject.after.judged,
        screens(after, subject.after.judged, subject.after.numbers, theme)
      )
    }
  }

  func strip() throws -> SheetDrawing {
    let resources = try PaintResources(look.appearance, language: choices.words.language)
    let plan = try look.shape.plan(
      Sheet(
        title: title, subject, columns: look.columns, crop: look.crop ?? .seam, choices: choices),
      resources)
    let frames: [ScreenFrame] = plan.columns.map { ($0.frame, $0.time) }
    let recorded = try screens(judged, resources.theme).holding(frames[...])
    return SheetDrawing(
      plan,
      of: [recorded]
        + (try beside(resources.theme).map { [try $0.screens.holding(frames[...])] } ?? []),
      resources,
      shape: look.shape)
  }

  func plot() throws -> Bitmap {
    try SeamPlot(
      AnnotatedPlot(title: title, subject, choices: choices),
      PaintResources(look.appearance, language: choices.words.language)
    )
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
          window: look.crop.map { judged.window($0) }, isAnnotated: motion?.annotate == true,
          words: choices.words, range: start...max(start, judged.time(frames.upperBound))),
        frames: frames.map { ($0, judged.time($0)) },
        times: ClipTimes(frames: 0...Int(count), rate: rate, slow: motion?.slow?.value ?? 1),
        seen: { times in
          times.map { (recording.film.frame(at: start + $0), start + $0) }
        }, loops: motion?.loop ?? 0, threads: 1)
    ]
  }

  private var isCompared: Bool {
    if case .recording = other { true } else { false }
  }

  /// In frames per second, and for a page.
  private static let (mostPageRate, mostPageFrames) = (60.0, 600)

  func page() throws -> String {
    guard look.isEmbedded else { return try page(look.appearance).html() }
    return try page(.light).embedded(dark: hasPictures ? nil : page(.dark))
  }

  /// The recording, its pictures if enabled, and the film, with their difference.
  private func page(_ appearance: Appearance) throws -> Pages.PlayerPage {
    let rate = min(
      RecordedRendering.mostPageRate, max(10, self.judged.film.framesPerSecond.rounded()))
    let end = self.judged.range.upperBound
    // From the begin if that is not long before, so that times are those of the recording.
    let start =
      end * rate < Double(RecordedRendering.mostPageFrames) && !isCompared
      ? 0 : self.judged.range.lowerBound
    let judged = judged.showing(start...end)
    let theme = Theme(appearance)
    let beside = beside(theme, showing: start...end)
    let window =
      look.crop.map { judged.window($0) } ?? subject.windows(.seam, ofFrames: [0]).first
      ?? judged.window(.seam)
    let setting = FilmSetting(line: subject.setting, judged.topic, window: window)
    let painter = try ReelPainter(theme, scale: 1, window: setting.window, packing: .whole)
    let frames = stride(from: start, through: end, by: 1 / rate)
      .prefix(RecordedRendering.mostPageFrames).map { (judged.film.frame(at: $0), $0) }
    var rows: [Pages.PlayerPage.Row] = [
      (judged, screens(judged, theme), judged.lines.samples)
    ]
    if let beside { rows.append((beside.judged, beside.screens, beside.judged.lines.samples)) }
    var page = try Pages.PlayerPage(
      rows, setting, of: frames, from: start, framesPerSecond: rate, drawnBy: painter,
      check: Interruption.check)
    page.title = title
    page.summary = caption
    // It is at the top of the page.
    page.films[isCompared ? 1 : 0].summary = ""
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
      beside.map { beside in
        [
          ("difference", judged.lines(less: beside.judged).samples.map { $0.earlier(by: start) })
        ]
      } ?? []
    page.use(choices.words)
    try page.embed(painter.atlas)
    return page
  }
}
