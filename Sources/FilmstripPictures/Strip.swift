public import Annotation
public import Diagnosis
import Graphics
public import Imaging
public import Painting
public import Scenarios

/// A filmstrip: a row of screens for each film, the same frames below each other, with the gap marked and measured.
///
/// ```swift
/// let films = [try scenario.film(of: OurHandler()), try scenario.film(of: TheirHandler())]
/// try Strip(films, title: "Ours and theirs").write(to: "strip.png")
/// ```
///
/// ![Two rows of screens: ours stays on the keyboard at every moment, theirs is covered first and then parts from it.](strip)
public struct Strip: VectorPicture, Hashable {
  /// What is compared, in a few words, above everything.
  public var title: String
  /// What each row shows, from top to bottom.
  public var rows: [CaptionedFilm]
  /// The most columns: 2 to 12.
  public var columns = 6
  /// What a cell shows: by default the part that bar and keyboard travel over.
  public var crop = Crop.seam
  /// The first and the last column's times, in seconds; nil is the whole film.
  public var range: ClosedRange<Double>?
  /// Light or dark.
  public var appearance = Appearance.light
  /// What it is shaped for; a slide and a column have fewer columns where more would not be seen well.
  public var shape = StripShape.sheet
  /// What files are called inside.
  private let name: String

  /// A strip of films of one scenario, with no caption but their approaches' names.
  public init(_ films: [Film], title: String = "") {
    self.init(films.map { CaptionedFilm($0) }, title: title)
  }

  /// A strip of films of one scenario with captions.
  public init(_ rows: [CaptionedFilm], title: String = "") {
    self.init(rows, title: title, name: title.isEmpty ? "Filmstrip" : title)
  }

  private init(_ rows: [CaptionedFilm], title: String, name: String) {
    self.rows = rows
    self.title = title
    self.name = name
  }

  /// The strip of a scenario as the command draws it: its approaches with their captions, in its columns and its crop.
  ///
  /// Its heading is the scenario's summary, or its name above approaches that are not the scenario's own.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, whose title and setting it has.
  ///   - films: The rows; nil plays the scenario's own approaches.
  /// - Throws: `PlayError` where turns never end.
  public init(_ scenario: Scenario, films: [CaptionedFilm]? = nil) throws(PlayError) {
    let films = try CaptionedFilm.all(films, of: scenario)
    let summary = films.summary(of: scenario)
    self.init(films, title: summary.isEmpty ? scenario.name : summary, name: scenario.name)
    columns = scenario.strip.columns
    crop = scenario.strip.crop
    range = scenario.strip.from...scenario.strip.to
  }
}

extension Strip {
  /// The strip as pixels.
  ///
  /// - Parameter scale: Pixels a point, 1 to 4.
  /// - Throws: `PictureError` where the films or a value are not possible, and `CanvasError` for what cannot be drawn.
  public func bitmap(scale: Int = 1) throws -> Bitmap {
    try signed(scale: scale).bitmap
  }

  /// The strip as an SVG file, in points, with text as text.
  ///
  /// - Throws: As `bitmap`.
  public func svg() throws -> String { try drawing().svg(named: name) }

  /// The strip as a PDF file of one page, in points, with text as text.
  ///
  /// - Throws: As `bitmap`.
  public func pdf() throws -> [UInt8] { try drawing().pdf(named: name) }

  /// The strip as pixels, with what drew it.
  ///
  /// - Throws: As `bitmap`.
  package func signed(scale: Int) throws -> SignedPicture {
    try check(scale)
    let drawing = try drawing()
    return SignedPicture(
      try drawing.bitmap(scale: Double(scale)),
      drawnWith: Fingerprint(of: drawing.resources.fonts), scale: scale)
  }

  /// The strip, laid out, with fonts that other pictures may have opened.
  ///
  /// - Throws: As `bitmap`.
  package func drawing(with kit: PaintKit = PaintKit()) throws -> SheetDrawing {
    try rows.check()
    guard PictureError.columnRange.contains(columns) else { throw PictureError.columns(columns) }
    let film = rows[0].film
    let range = range ?? 0...film.duration
    guard film.frameTimes.contains(where: range.contains) else {
      throw PictureError.range(range, duration: film.duration)
    }
    let screen = film.largestScreen
    guard crop.part(of: screen) != nil else {
      throw PictureError.crop(crop, screen: screen.size)
    }
    let resources = try kit.resources(appearance, language: film.language)
    return SheetDrawing(
      try plan(resources), of: rows.map { FilmScreens($0.film) }, resources, shape: shape)
  }

  /// What is shown, with as many columns as the shape shows well.
  ///
  /// - Throws: `PictureError` where it has no room for so many films.
  private func plan(_ resources: PaintResources) throws(PictureError) -> SheetPlan {
    do {
      let films = JudgedFilms(
        rows, in: range ?? 0...rows[0].film.duration)
      return try shape.plan(
        Sheet(title: title, films, columns: columns, crop: crop), resources)
    } catch {
      throw .rows(rows.count, most: error.mostRows, shape: error.shape)
    }
  }
}

extension Strip: CustomStringConvertible {
  /// The title, the approaches, and how they are shown.
  public var description: String {
    let compared = rows.map(\.film.approach).joined(separator: ", ")
    return "\(quoted(title))\(compared) in \(columns) columns of \(crop), \(appearance.rawValue)"
      + (shape == .sheet ? "" : ", as a \(shape.rawValue)")
  }
}
