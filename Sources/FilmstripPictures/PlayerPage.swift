import Annotation
import Basics
import Graphics
import Imaging
import Pages
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
    try OutputFile.write(to: path, as: ["html": { Array(try html.utf8) }])
  }
}

extension Pages.PlayerPage {
  /// Draws the screens of a page, of which rows that recur are kept once.
  fileprivate init(_ page: FilmstripPictures.PlayerPage, _ keyboard: KeyboardSetting?) throws {
    let films = page.films.map(\.film)
    let theme = Theme(page.appearance, language: films[0].language)
    let fonts = try Fonts(theme.fonts)
    let painter = ScreenPainter(theme, scale: Double(page.scale), fonts: fonts)
    guard let setting = FilmSetting(films), let first = films.first else {
      throw PictureError.noFilms
    }
    let frameCount = films.map(\.frameCount).reduce(0, +)
    guard frameCount <= PictureError.pageFrameLimit else {
      throw PictureError.pageFrames(frameCount)
    }
    self.init(
      title: page.title.isEmpty ? films.map(\.approach).joined(separator: ", ") : page.title,
      setting: setting, size: painter.pixelSize(of: setting.window),
      scale: Double(page.scale), framesPerSecond: first.framesPerSecond,
      frameCount: first.frameCount)
    summary = page.summary
    notes = [setting.explanation] + (keyboard.map { [$0.sentence] } ?? [])
    events = first.namedEvents
    let annotated = AnnotatedFilm.all(of: films)
    if first.isEverTurned {
      held = (annotated.first?.screens ?? []).map { painter.pixelSize(of: $0) }
    }

    var atlas = RowAtlas(width: size.width)
    for (captioned, annotations) in zip(page.films, annotated) {
      let film = captioned.film
      var playing = Reel(
        name: film.approach, summary: captioned.summary, code: captioned.code, annotations)
      let rows = try ScreenRows(
        film, at: film.frameTimes, window: setting.window, painter: painter, fonts: fonts)
      let first = try rows.picture().map { atlas.add(whole: $0) } ?? 0
      for frame in film.frameTimes.indices {
        playing.screens.append(
          try rows.spans(of: frame).flatMap { span in
            switch span {
            case .kept(let rows):
              return [Run(row: first + rows.lowerBound, count: rows.count, isRepeated: false)]
            case .pixels(let bitmap, _):
              return atlas.runs(of: bitmap).map {
                Run(row: $0.row, count: $0.count, isRepeated: $0.isRepeated)
              }
            }
          })
        guard atlas.rowCount * atlas.width <= PictureError.pagePixelLimit else {
          throw PictureError.pagePixels
        }
      }
      self.films.append(playing)
    }
    let rows = max(1, min(Self.pixelsPerPicture / atlas.width, atlas.rowCount))
    pictures = (
      try atlas.bitmaps(rows: rows).map {
        try WebP.encode($0, effort: .small)
      }, rows
    )
  }

  /// The pixels of one picture, so that no browser refuses its size.
  private static let pixelsPerPicture = 2_000_000
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
