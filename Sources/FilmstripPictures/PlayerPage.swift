public import Annotation
import Basics
import Graphics
package import Imaging
package import Pages
public import Painting
public import Scenarios

/// A page that plays films side by side, frame by frame or in slow motion, with the plot and what each frame shows.
///
/// It is one HTML file that needs no other.
///
/// ```swift
/// try PlayerPage(films, title: "Ours and theirs").write(to: "ours.html")
/// ```
public struct PlayerPage: Sendable {
  /// What it is called.
  public var title: String
  /// What it shows, in a sentence; may be empty.
  public var summary = ""
  /// What is played, from left to right; of one scenario.
  public var films: [CaptionedFilm]
  /// Pixels a point, 1 to 4.
  public var scale = 1
  /// How screens look; the page itself follows the reader's setting.
  public var appearance = Appearance.light
  /// What the scenario's keyboard is; nil where only films are known.
  private var keyboard: KeyboardSetting?

  /// A page of films of one scenario, with no caption but their approaches' names.
  public init(_ films: [Film], title: String = "") {
    self.init(films.map { CaptionedFilm($0) }, title: title)
  }

  /// A page of films of one scenario with captions.
  public init(_ films: [CaptionedFilm], title: String = "") {
    self.films = films
    self.title = title
  }

  /// The page of a scenario as the command makes it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, whose title and setting it has.
  ///   - films: What is played; nil plays the scenario's own approaches.
  /// - Throws: `PlayError` where turns never end.
  public init(_ scenario: Scenario, films: [CaptionedFilm]? = nil) throws(PlayError) {
    self.init(try CaptionedFilm.all(films, of: scenario), title: scenario.name)
    summary = self.films.summary(of: scenario)
    keyboard = scenario.script.keyboard
    scale = scenario.strip.scale
  }

  /// The page.
  ///
  /// - Throws: `PictureError` where the films or a value are not possible or the page would be too large, and
  ///   `CanvasError` for what cannot be drawn.
  public var html: String {
    get throws {
      try films.check()
      try check(scale)
      return try Pages.PlayerPage(self, keyboard).html()
    }
  }

  /// Writes the page to a file that ends in `.html`.
  ///
  /// The file's folder is made where it is missing; a file of the name is replaced.
  ///
  /// - Throws: As `html`, and `PictureError` for another ending and where the file cannot be written.
  public func write(to path: String) throws {
    try FileEnding.write(to: path, as: ["html": { Array(try html.utf8) }])
  }
}

extension Pages.PlayerPage {
  /// The page with its pictures.
  fileprivate init(_ page: FilmstripPictures.PlayerPage, _ keyboard: KeyboardSetting?) throws {
    guard let setting = FilmSetting(page.films.map(\.film)), let first = page.films.first?.film
    else { throw PictureError.noFilms }
    let painter = try ReelPainter(
      Theme(page.appearance, language: first.language), scale: Double(page.scale),
      window: setting.window, packing: .whole)
    try self.init(page.films, setting, drawnBy: painter)
    title =
      page.title.isEmpty ? page.films.map(\.film.approach).joined(separator: ", ") : page.title
    summary = page.summary
    notes =
      [setting.explanation] + [Figure].terms(of: films.map(\.annotations.figures))
      + (keyboard.map { [$0.sentence] } ?? [])
    try embed(painter.atlas)
  }

  /// Films of one scenario, whose screens a painter adds to its atlas, without a title and the pictures of the atlas.
  ///
  /// - Parameter check: Called after each frame that is drawn; what it throws ends the drawing.
  /// - Throws: `PictureError` for too many frames or pixels, `CanvasError` for what cannot be drawn.
  package init(
    _ films: [CaptionedFilm], _ setting: FilmSetting, drawnBy painter: ReelPainter,
    check: () throws -> Void = {}
  ) throws {
    guard let first = films.first?.film else { throw PictureError.noFilms }
    try self.init(
      zip(JudgedFilms(films).rows, films).map { ($0, FilmScreens($1.film), nil) }, setting,
      of: first.frameTimes.enumerated().map { ($0.offset, $0.element) },
      framesPerSecond: first.framesPerSecond, drawnBy: painter, check: check)
    events = first.namedEvents
    if first.isEverTurned {
      held = (self.films.first?.annotations.screens ?? []).map { painter.pixelSize(of: $0) }
    }
  }

  /// A film or a recording on a page: what is said of it, where its screens come from, and its lines by its own clock;
  /// nil for as many samples as show every curve.
  package typealias Row = (
    judged: any Judged, screens: any ScreenSource, samples: [SeamLines.Sample]?
  )

  /// Films or recordings whose screens a painter adds to its atlas, without a title and the pictures of the atlas.
  ///
  /// - Parameters:
  ///   - frames: The frames of each, one after another at an even rate.
  ///   - start: When the first of these is, in seconds of their own clock.
  ///   - check: Called after each frame that is drawn; what it throws ends the drawing.
  /// - Throws: `PictureError` for too many frames or pixels, and what drawing and reading throw.
  package init(
    _ rows: [Row], _ setting: FilmSetting, of frames: [ScreenFrame], from start: Double = 0,
    framesPerSecond rate: Double, drawnBy painter: ReelPainter, check: () throws -> Void = {}
  ) throws {
    let frameCount = frames.count * rows.count
    guard frameCount <= PictureError.pageFrameLimit else {
      throw PictureError.pageFrames(frameCount)
    }
    self.init(
      title: "", setting: setting, size: painter.size, scale: painter.scale, framesPerSecond: rate,
      frameCount: frames.count)
    films = try rows.map { judged, screens, samples in
      var reel = Reel(
        judged,
        AnnotatedFilm(judged, showing: frames.map(\.number), from: start, samples: samples))
      reel.screens = try screens.screens(of: frames, by: painter) { atlas in
        try check()
        guard atlas.rowCount * atlas.width <= PictureError.pagePixelLimit else {
          throw PictureError.pagePixels
        }
      }.map { runs in
        runs.map { Run(row: $0.row, count: $0.count, isRepeated: $0.isRepeated) }
      }
      return reel
    }
  }

  /// Puts the pictures of an atlas into the page.
  ///
  /// - Throws: `WebPError` for what no file can hold.
  package mutating func embed(_ atlas: RowAtlas) throws {
    let rows = max(1, min(Self.pixelsPerPicture / atlas.width, atlas.rowCount))
    pictures = (try atlas.bitmaps(rows: rows).map { try WebP.encode($0, effort: .small) }, rows)
  }

  /// The pixels of one picture, so that no browser refuses its size.
  package static let pixelsPerPicture = 2_000_000
}

extension KeyboardSetting {
  /// How the keyboard moves, and what it reports to the app.
  fileprivate var sentence: String {
    let pace =
      switch motion.motion {
      case .curve(let curve): "along \(curve)"
      case .spring(let spring): "on a \(spring)"
      }
    let curve = notifiedCurve
    let name = curve.name == "\(curve.rawValue)" ? "" : " (\(curve.name))"
    return "The keyboard moves for \(motion.duration.shortest) s \(pace). Its notification says "
      + "\(notifiedDuration.shortest) s and curve \(curve.rawValue)\(name)."
  }
}

extension PlayerPage: CustomStringConvertible {
  /// The title, the approaches, and how their screens look.
  public var description: String {
    "\(quoted(title))\(films.map(\.film.approach).joined(separator: ", ")), \(appearance.rawValue)"
  }
}
