public import Annotation
import Basics
public import Diagnosis
import Graphics
package import Imaging
package import Pages
public import Painting
public import Scenarios

/// A page that plays films side by side, frame by frame or in slow motion, with a plot.
///
/// It is one HTML file that needs no other.
///
/// ```swift
/// try PlayerPage(films, title: "Ours and theirs").write(to: "ours.html")
/// ```
public struct PlayerPage: Sendable {
  /// Its heading.
  public var title: String
  /// What the page shows, in a sentence; may be empty.
  public var summary = ""
  /// The films, from left to right; of one scenario.
  public var films: [CaptionedFilm]
  /// Pixels a point, 1 to 4.
  public var scale = 1
  /// How screens look; the page itself follows the reader's setting.
  public var appearance = Appearance.light
  /// The part of the screen that is shown.
  public var crop = Crop.screen
  /// Its words; it has none of the other choices.
  public var choices = PictureChoices()
  /// Whether it is for a frame in another page: without a heading, plots and notes, light and dark in one file.
  public var isEmbedded = false
  /// The scenario's keyboard; nil where only films are known.
  private var keyboard: KeyboardSetting?

  /// A page of films of one scenario, with only their approaches' names as captions.
  public init(_ films: [Film], title: String = "") {
    self.init(films.map { CaptionedFilm($0) }, title: title)
  }

  /// A page of films of one scenario with captions.
  public init(_ films: [CaptionedFilm], title: String = "") {
    self.films = films
    self.title = title
  }

  /// The page of a scenario as the command makes it; throws `PlayError` for endless turns.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - films: Nil plays the scenario's own approaches.
  public init(_ scenario: Scenario, films: [CaptionedFilm]? = nil) throws(PlayError) {
    self.init(try CaptionedFilm.all(films, of: scenario), title: scenario.name)
    let summary = self.films.summary(of: scenario)
    if !summary.isEmpty { title = summary }
    choices = scenario.strip.choices
    keyboard = scenario.script.keyboard
    scale = scenario.strip.scale
  }

  /// The page's text.
  ///
  /// - Throws: `PictureError` for impossible films or values, or a page that would be too large, and `CanvasError` if
  ///   it cannot be drawn.
  public var html: String {
    get throws {
      try films.check()
      try check(scale)
      guard isEmbedded else { return try Pages.PlayerPage(self, keyboard).html() }
      var (light, dark) = (self, self)
      light.appearance = .light
      dark.appearance = .dark
      return try Pages.PlayerPage(light, keyboard).embedded(
        dark: Pages.PlayerPage(dark, keyboard))
    }
  }

  /// Writes the page to an `.html` file; makes a missing folder, and replaces an existing file.
  ///
  /// - Throws: As `html`, and `PictureError` for another ending or a file that cannot be written.
  public func write(to path: String) throws {
    try FileEnding.write(to: path, as: ["html": { Array(try html.utf8) }])
  }
}

extension Pages.PlayerPage {
  fileprivate init(_ page: FilmstripPictures.PlayerPage, _ keyboard: KeyboardSetting?) throws {
    guard let setting = FilmSetting(page.films.map(\.film)), let first = page.films.first?.film
    else { throw PictureError.noFilms }
    // The picture of a turned device is a part of neither screen.
    let window = first.isEverTurned ? nil : page.crop.window(of: page.films.map(\.film))
    let painter = try ReelPainter(
      Theme(page.appearance, language: page.choices.language(of: first.language)),
      scale: Double(page.scale),
      window: window ?? setting.window, packing: .whole)
    try self.init(page.films, setting, drawnBy: painter)
    let words = page.choices.words
    let heading = page.choices.title ?? page.title
    title =
      (heading.isEmpty ? page.films.map(\.film.approach).joined(separator: ", ") : heading)
      .typographic
    summary = page.summary.typographic
    notes =
      ([setting.explanation] + [Figure].terms(of: films.map(\.annotations.figures))
      + (keyboard.map { [$0.sentence] } ?? [])).map { words($0).typographic }
    use(words)
    try embed(painter.atlas)
  }

  /// A page of films of one scenario, without a title, whose screens go to a painter's atlas.
  ///
  /// - Parameter check: Called after each drawn frame; an error ends the drawing.
  /// - Throws: `PictureError` for too many frames or pixels, `CanvasError` if it cannot be drawn.
  package init(
    _ films: [CaptionedFilm], _ setting: FilmSetting, drawnBy painter: ReelPainter,
    check: () throws -> Void = {}
  ) throws {
    guard let first = films.first?.film else { throw PictureError.noFilms }
    let rows = JudgedFilms(films).rows
    try self.init(
      zip(rows, films).map { ($0, FilmScreens($1.film), nil) }, setting,
      of: first.frameTimes.enumerated().map { ($0.offset, $0.element) },
      framesPerSecond: first.framesPerSecond, drawnBy: painter, check: check)
    events = first.namedEvents
    feel = FeelTable(of: rows)
    for (index, film) in films.map(\.film).enumerated() where film.largestScreen != setting.window {
      self.films[index].size = painter.pixelSize(of: film.largestScreen)
    }
    if first.isEverTurned {
      held = (self.films.first?.annotations.screens ?? []).map { painter.pixelSize(of: $0) }
    }
  }

  /// A film or recording on a page.
  ///
  /// `samples` are in its own clock; nil takes as many as show every curve.
  package typealias Row = (
    judged: any Judged, screens: any ScreenSource, samples: [SeamLines.Sample]?
  )

  /// A page of films or recordings, without a title, whose screens go to a painter's atlas.
  ///
  /// - Parameters:
  ///   - frames: The frames of each row, one after another at an even rate.
  ///   - start: The first frame's time, in seconds of the frames' clock.
  ///   - check: Called after each drawn frame; an error ends the drawing.
  /// - Throws: `PictureError` for too many frames or pixels, and errors of drawing and reading.
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
    radii =
      rows.first.map { row in
        Corners.clockwise.map { corner in
          painter.window.corners(of: row.screens.largestScreen).contains(corner)
            ? row.screens.cornerRadius * painter.scale : 0
        }
      } ?? radii
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

  /// Puts the pictures of an atlas into the page; throws `WebPError` if no file can hold them.
  package mutating func embed(_ atlas: RowAtlas) throws {
    let rows = max(1, min(Self.pixelsPerPicture / atlas.width, atlas.rowCount))
    pictures = (try atlas.bitmaps(rows: rows).map { try WebP.encode($0, effort: .small) }, rows)
  }

  /// The pixels of one picture, so that no browser refuses its size.
  package static let pixelsPerPicture = 2_000_000
}

extension KeyboardSetting {
  /// The keyboard's motion, and its reports to the app.
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
  /// The title, the approaches and the screens' settings.
  public var description: String {
    "\(quoted(title))\(films.map(\.film.approach).joined(separator: ", ")), \(appearance.rawValue)"
  }
}
