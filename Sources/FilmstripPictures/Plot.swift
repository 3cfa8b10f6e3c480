import Annotation
public import Diagnosis
import Graphics
public import Imaging
public import Painting
public import Scenarios

/// The edges of keyboard and bar over time, and the gap between them, with a panel for each film.
///
/// ```swift
/// try Plot(films).write(to: "plot.png")
/// ```
///
/// ![Two panels of edges over time, with the area between keyboard and bar filled.](plot)
public struct Plot: VectorPicture {
  /// The heading: the comparison, in a few words.
  public var title: String
  /// The films, from top to bottom.
  public var films: [Film]
  /// The first and the last time, in seconds; nil for the whole film.
  public var range: ClosedRange<Double>?
  /// Light or dark.
  public var appearance = Appearance.light
  /// What else it shows, and in which words; its only parts are the setting and the footnote.
  public var choices = PictureChoices()

  /// A plot of films of one scenario.
  public init(_ films: [Film], title: String = "") {
    self.films = films
    self.title = title
  }

  /// The plot of a scenario as the command draws it; throws `PlayError` for endless turns.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - films: The films; nil plays the scenario's own approaches.
  public init(_ scenario: Scenario, films: [Film]? = nil) throws(PlayError) {
    let films = try CaptionedFilm.all(films?.map { CaptionedFilm($0) }, of: scenario)
    let summary = films.summary(of: scenario)
    self.init(films.map(\.film), title: summary.isEmpty ? scenario.name : summary)
    choices = scenario.strip.choices
    for approach in scenario.approaches { titles[approach.name] = approach.title }
    range = scenario.strip.from...scenario.strip.to
  }

  /// The plot at 1 to 4 pixels a point.
  ///
  /// - Throws: `PictureError` for impossible films or values, and `CanvasError` if it cannot be drawn.
  public func bitmap(scale: Int = 1) throws -> Bitmap {
    try check(scale)
    return try drawing().bitmap(scale: Double(scale))
  }

  /// The plot as an SVG file, in points, with text as text; throws as `bitmap`.
  public func svg() throws -> String { try drawing().svg(named: name) }

  /// The plot as a one-page PDF file, in points, with text as text; throws as `bitmap`.
  public func pdf() throws -> [UInt8] { try drawing().pdf(named: name) }

  /// What approaches are called, by their names.
  private var titles: [String: String] = [:]

  /// The title inside files.
  private var name: String { title.isEmpty ? "Plot" : title }

  private func drawing() throws -> SeamPlot {
    try films.map { CaptionedFilm($0) }.check()
    let film = films[0]
    let range = try checked(range, of: film)
    return SeamPlot(
      AnnotatedPlot(
        title: title,
        JudgedFilms(
          films.map { CaptionedFilm($0, title: titles[$0.approach]) }, in: range,
          tellsMessages: false),
        choices: choices),
      try PaintResources(
        appearance, language: choices.language(of: film.language), accent: choices.accent))
  }
}

extension Plot: CustomStringConvertible {
  /// The title, the approaches and the appearance.
  public var description: String {
    "\(quoted(title))\(films.map(\.approach).joined(separator: ", ")), \(appearance.rawValue)"
  }
}
