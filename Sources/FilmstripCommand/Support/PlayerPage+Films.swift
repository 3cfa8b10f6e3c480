import Annotation
import Basics
import Graphics
import Imaging
import Pages
import Painting
import Scenarios

extension PlayerPage {
  /// The page of a scenario's films.
  ///
  /// - Throws: `Failure` where the page would hold too many pixels, and what drawing throws.
  init(
    _ scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)],
    appearance: Appearance, scale: Int
  ) throws {
    let theme = Theme(appearance, language: scenario.script.language)
    let fonts = try Fonts(theme.fonts)
    let painter = ScreenPainter(theme, scale: Double(scale), fonts: fonts)
    guard let setting = FilmSetting(films.map(\.film)), let first = films.first?.film else {
      throw Failure(.usage, "\(scenario.name) has no approach to play.")
    }
    let frameCount = films.map(\.film.frameCount).reduce(0, +)
    guard frameCount <= PlayerPage.frameLimit else {
      throw Failure(
        .badData,
        "the page of \(scenario.name) would hold \(frameCount) frames, more than \(PlayerPage.frameLimit); use fewer "
          + "--approach, a lower --fps or a shorter scenario.")
    }
    self.init(
      title: scenario.name, setting: setting, size: painter.pixelSize(of: setting.window),
      scale: Double(scale), framesPerSecond: first.framesPerSecond, frameCount: first.frameCount)
    summary = scenario.summary
    notes = [setting.explanation, scenario.script.keyboard.sentence]
    events = first.namedEvents
    let annotated = AnnotatedFilm.all(of: films.map(\.film))
    if first.isEverTurned {
      held = (annotated.first?.screens ?? []).map { painter.pixelSize(of: $0) }
    }

    var atlas = RowAtlas(width: size.width)
    for ((approach, film), annotations) in zip(films, annotated) {
      var playing = PlayerPage.Reel(
        name: approach.name, summary: approach.summary, code: approach.code, annotations)
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
        guard atlas.rowCount * atlas.width <= PlayerPage.pixelLimit else {
          throw Failure(
            .badData,
            "the page of \(scenario.name) would hold more than \(PlayerPage.pixelLimit / 1_000_000) "
              + "million pixels; use a smaller --scale, fewer --approach or a shorter scenario.")
        }
      }
      self.films.append(playing)
    }
    let rows = max(1, min(PlayerPage.pixelsPerPicture / atlas.width, atlas.rowCount))
    pictures = (
      try atlas.bitmaps(rows: rows).map {
        try WebP.encode($0, effort: .small)
      }, rows
    )
  }

  /// The most frames of all films: each takes up to half a millisecond to make, and what it shows stands in the page.
  private static let frameLimit = 12_000
  /// The most different pixels a page holds: a browser keeps four bytes for each.
  private static let pixelLimit = 64_000_000
  /// The pixels of one picture, so that no browser refuses its size.
  private static let pixelsPerPicture = 2_000_000
}

extension KeyboardSetting {
  /// How the keyboard moves, and what it reports to the app.
  fileprivate var sentence: String {
    let pace =
      switch motion.motion {
      case .curve(let curve): "along \(curve.css)"
      case .spring(let spring):
        "on a spring of mass \(spring.mass.shortest), stiffness \(spring.stiffness.shortest) and "
          + "damping \(spring.damping.shortest)"
      }
    let curve = notifiedCurve
    let name = curve.name == "\(curve.rawValue)" ? "" : " (\(curve.name))"
    return "The keyboard moves for \(motion.duration.shortest) s \(pace). Its notification says "
      + "\(notifiedDuration.shortest) s and curve \(curve.rawValue)\(name)."
  }
}
