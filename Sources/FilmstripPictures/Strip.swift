public import Annotation
public import Diagnosis
import Graphics
public import Imaging
public import Painting
public import Scenarios

/// A filmstrip: a row of screens for each film, at the same frames, with gaps marked and measured.
///
/// ```swift
/// let films = [try scenario.film(of: OurHandler()), try scenario.film(of: TheirHandler())]
/// try Strip(films, title: "Ours and theirs").write(to: "strip.png")
/// ```
///
/// ![Two rows of screens: ours stays on the keyboard at every moment, theirs is covered first and then parts from it.](strip)
public struct Strip: VectorPicture, Hashable {
  /// The heading: the comparison, in a few words.
  public var title: String
  /// The films, from top to bottom.
  public var rows: [CaptionedFilm]
  /// The most columns: 2 to 12.
  public var columns = 6
  /// The part of the screen in a cell: by default where bar and keyboard move.
  public var crop = Crop.seam
  /// The first and the last column's times, in seconds; nil for the whole film.
  public var range: ClosedRange<Double>?
  /// Light or dark.
  public var appearance = Appearance.light
  /// What the strip is for; a slide and a column have fewer columns where more would be illegible.
  public var shape = StripShape.sheet
  /// What else it shows, and in which words.
  public var choices = PictureChoices()
  /// The title inside files.
  private let name: String

  /// A strip of films of one scenario, with only their approaches' names as captions.
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

  /// The strip of a scenario as the command draws it; throws `PlayError` for endless turns.
  ///
  /// It has the scenario's columns and crop; its heading is the scenario's summary, or its name above other approaches
  /// than the scenario's own.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - films: The rows; nil plays the scenario's own approaches.
  public init(_ scenario: Scenario, films: [CaptionedFilm]? = nil) throws(PlayError) {
    let films = try CaptionedFilm.all(films, of: scenario)
    let summary = films.summary(of: scenario)
    self.init(films, title: summary.isEmpty ? scenario.name : summary, name: scenario.name)
    columns = scenario.strip.columns
    crop = scenario.strip.crop
    range = scenario.strip.from...scenario.strip.to
    choices = scenario.strip.choices
  }
}

extension Strip {
  /// The strip at 1 to 4 pixels a point.
  ///
  /// - Throws: `PictureError` for impossible films or values, and `CanvasError` if it cannot be drawn.
  public func bitmap(scale: Int = 1) throws -> Bitmap {
    try signed(scale: scale).bitmap
  }

  /// The strip as an SVG file, in points, with text as text; throws as `bitmap`.
  public func svg() throws -> String { try drawing().svg(named: name) }

  /// The strip as a one-page PDF file, in points, with text as text; throws as `bitmap`.
  public func pdf() throws -> [UInt8] { try drawing().pdf(named: name) }

  /// The strip with its fingerprint; throws as `bitmap`.
  package func signed(scale: Int) throws -> SignedPicture {
    try check(scale)
    let drawing = try drawing()
    return SignedPicture(
      try drawing.bitmap(scale: Double(scale)),
      drawnWith: Fingerprint(of: drawing.resources.fonts), scale: scale)
  }

  /// The strip, laid out, with fonts that other pictures may have opened; throws as `bitmap`.
  package func drawing(with kit: PaintKit = PaintKit()) throws -> SheetDrawing {
    try rows.check()
    guard PictureError.columnRange.contains(columns) else { throw PictureError.columns(columns) }
    let film = rows[0].film
    let range = try checked(range, of: film)
    try check(crop, of: film)
    let resources = try kit.resources(
      appearance, language: choices.language(of: film.language), accent: choices.accent)
    return SheetDrawing(
      try plan(resources, in: range), of: rows.map { FilmScreens($0.film) }, resources, shape: shape
    )
  }

  /// As many columns as are legible; throws `PictureError` where the films do not fit the shape.
  private func plan(
    _ resources: PaintResources, in range: ClosedRange<Double>
  ) throws(PictureError) -> SheetPlan {
    do {
      let films = JudgedFilms(rows, in: range)
      return try shape.plan(
        Sheet(title: title, films, columns: columns, crop: crop, choices: choices), resources)
    } catch {
      throw .rows(rows.count, most: error.mostRows, shape: error.shape)
    }
  }
}

extension Strip: CustomStringConvertible {
  /// The title, the approaches and the settings.
  public var description: String {
    let compared = rows.map(\.film.approach).joined(separator: ", ")
    return "\(quoted(title))\(compared) in \(columns) columns of \(crop), \(appearance.rawValue)"
      + (shape == .sheet ? "" : ", as a \(shape.rawValue)")
  }
}
