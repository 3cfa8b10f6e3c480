import Annotation
import Basics
import FilmstripPictures
import Graphics
import Imaging
import Pages
import Painting
import RecordedPictures
import Recordings
import Stage
import WholeFiles

/// A page that plays a recording, alone or beside the model's film, with what both differ by under them.
///
/// It is one HTML file that needs no other, and holds the recording's pictures unless it is told not to.
struct RecordedPage {
  let recording: Recording
  /// What the page is called.
  let title: String
  /// The model's film; nil for none.
  let model: ComparedFilm?
  /// Pixels a point.
  let scale: Int
  let appearance: Appearance
  /// Whether the recording's own pictures are shown.
  let hasPictures: Bool

  /// The most frames a second, and on a page.
  private static let (mostRate, mostFrames) = (60.0, 600)
  /// The pixels of one picture, so that no browser refuses its size.
  private static let pixelsPerPicture = 2_000_000

  /// The page's text.
  ///
  /// - Throws: `PictureError` where the page would be too large, and `CanvasError` for what cannot be drawn.
  var html: String {
    get throws {
      let rate = min(RecordedPage.mostRate, max(10, recording.film.framesPerSecond.rounded()))
      let end = recording.verdict.range.upperBound
      // From the begin where that is not long before, so that times are those of the recording.
      let start =
        end * rate < Double(RecordedPage.mostFrames) ? 0 : recording.verdict.range.lowerBound
      let judged = recording.judged.showing(start...end)
      let theme = Theme(appearance, fonts: .standard)
      let resources = try PaintResources(appearance)
      let painter = ScreenPainter(theme, scale: Double(scale), fonts: resources.fonts)
      let window = judged.window(.seam)
      let times = stride(from: start, through: end, by: 1 / rate)
        .prefix(RecordedPage.mostFrames).map { $0 }
      let shown = times.map(recording.film.frame)
      let setting = FilmSetting(
        line: recording.film.setting, explanation: judged.topic.explanation,
        subject: judged.topic.subject, gapName: judged.topic.name, window: window)
      var page = Pages.PlayerPage(
        title: title, setting: setting, size: painter.pixelSize(of: window),
        scale: Double(scale), framesPerSecond: rate, frameCount: times.count)
      page.summary = recording.caption
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
      var atlas = RowAtlas(width: page.size.width)
      page.films.append(
        try reel(of: judged, shown, from: start, window, resources, into: &atlas))
      if let model = model?.showing(start...end) {
        page.films.append(
          try reel(of: model, times, shown, window, painter, resources.fonts, into: &atlas))
        page.differences = [
          ("difference", judged.lines(less: model.judged).samples.map { $0.earlier(by: start) })
        ]
      }
      let rows = max(1, min(RecordedPage.pixelsPerPicture / atlas.width, atlas.rowCount))
      page.pictures = (
        try atlas.bitmaps(rows: rows).map { try WebP.encode($0, effort: .small) }, rows
      )
      return try page.html()
    }
  }

  /// The recording's screens; a frame that is shown again is drawn once.
  private func reel(
    of judged: JudgedRecording, _ shown: [Int], from start: Double, _ window: Rect,
    _ resources: PaintResources, into atlas: inout RowAtlas
  ) throws -> Pages.PlayerPage.Reel {
    let frames = RecordedFramePainter(
      judged, resources, scale: Double(scale), window: window, isAnnotated: false)
    var runs: [Int: [Pages.PlayerPage.Run]] = [:]
    let numbers = Set(shown).sorted()
    for part in stride(from: 0, to: numbers.count, by: RecordedRendering.picturesAtOnce) {
      try Interruption.check()
      let numbers = Array(
        numbers[part..<min(part + RecordedRendering.picturesAtOnce, numbers.count)])
      let pictures = hasPictures ? try recording.pictures(of: numbers) : [:]
      for number in numbers {
        let bitmap = try frames.bitmap(of: number, pictures[number])
        runs[number] = atlas.runs(of: RecordedPage.coarse(bitmap)).map {
          Pages.PlayerPage.Run(row: $0.row, count: $0.count, isRepeated: $0.isRepeated)
        }
        try check(atlas)
      }
    }
    var reel = Pages.PlayerPage.Reel(
      name: judged.name, summary: "", code: "",
      AnnotatedFilm(judged, showing: shown, from: start, samples: judged.lines.samples))
    reel.screens = shown.map { runs[$0] ?? [] }
    return reel
  }

  /// The model's screens at the same times.
  private func reel(
    of model: ComparedFilm, _ times: [Double], _ shown: [Int], _ window: Rect,
    _ painter: ScreenPainter, _ fonts: Fonts, into atlas: inout RowAtlas
  ) throws -> Pages.PlayerPage.Reel {
    let played = times.map { min(max(0, $0 + model.delay), model.film.duration) }
    let rows = try ScreenRows(
      model.film, at: played, window: window, painter: painter, fonts: fonts)
    let first = try rows.picture().map { atlas.add(whole: $0) } ?? 0
    var reel = Pages.PlayerPage.Reel(
      name: model.judged.name, summary: model.judged.summary, code: model.judged.code,
      AnnotatedFilm(
        model.judged, showing: shown, from: times.first ?? 0,
        samples: model.judged.lines.samples))
    for frame in times.indices {
      reel.screens.append(
        try rows.spans(of: frame).flatMap { span in
          switch span {
          case .kept(let rows):
            return [
              Pages.PlayerPage.Run(
                row: first + rows.lowerBound, count: rows.count, isRepeated: false)
            ]
          case .pixels(let bitmap, _):
            return atlas.runs(of: bitmap).map {
              Pages.PlayerPage.Run(row: $0.row, count: $0.count, isRepeated: $0.isRepeated)
            }
          }
        })
      try check(atlas)
    }
    return reel
  }

  private func check(_ atlas: RowAtlas) throws {
    guard atlas.rowCount * atlas.width <= PictureError.pagePixelLimit else {
      throw PictureError.pagePixels
    }
  }

  /// A picture with 32 levels a colour: a codec's noise in the lowest bits would make up most of a page.
  private static func coarse(_ bitmap: Bitmap) -> Bitmap {
    let pixels = bitmap.pixels.map { pixel in
      pixel & 0xFFF8_F8F8 | (pixel >> 5) & 0x0007_0707
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels) ?? bitmap
  }
}
