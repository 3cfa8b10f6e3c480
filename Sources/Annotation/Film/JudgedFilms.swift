import Basics
package import Diagnosis
import Stage

/// Films of one script, judged between the same times.
package struct JudgedFilms: Subject {
  /// From top to bottom or from left to right.
  let films: [JudgedFilm]
  package let range: ClosedRange<Double>
  package let topic: SeamTopic

  /// Judges films, each once.
  ///
  /// - Parameters:
  ///   - films: At least one.
  ///   - range: In seconds; nil for all of each.
  ///   - tellsMessages: Whether messages count where bar and keyboard meet in every frame.
  package init(
    _ films: [CaptionedFilm], in range: ClosedRange<Double>? = nil, tellsMessages: Bool = true
  ) {
    self.films = JudgedFilm.all(of: films, in: range, tellsMessages: tellsMessages)
    self.range = range ?? 0...(films.first?.film.duration ?? 0)
    topic = SeamTopic(films.map(\.film))
  }

  package var rows: [any Judged] { films }

  package var setting: String { films.map(\.film).setting }

  package var explanation: String {
    guard let film = films.first?.film else { return "" }
    return SeamTopic([film]).explanation
      + "Lines follow the model at every instant; figures are the extremes of the frames, "
      + "\(film.framesPerSecond.shortest) a second."
  }

  package var remarks: [String] {
    films.flatMap { judged in judged.film.ranOtherwise.map { "\(judged.name): \($0)" } }
  }

  package var candidates: ColumnCandidates { ColumnCandidates(films) }

  package func windows(_ crop: Crop, ofFrames frames: [Int]) -> [Rect] {
    films.first.map { windows(crop, of: $0.film, frames) } ?? frames.map { _ in .zero }
  }

  /// Films of one screen show one part of it.
  private func windows(_ crop: Crop, of film: Film, _ frames: [Int]) -> [Rect] {
    let alike = films.map(\.film).filter { $0.largestScreen == film.largestScreen }
    return CellWindows(films: alike, crop: crop).windows(ofFrames: frames)
  }

  package func cells(
    _ crop: Crop, ofFrames frames: [Int]
  ) -> [(windows: [Rect], shape: CellShape)] {
    var known: [Rect: [Rect]] = [:]
    return films.map(\.film).map { film in
      let windows = known[film.largestScreen] ?? windows(crop, of: film, frames)
      known[film.largestScreen] = windows
      return (windows, cellShape(of: windows, isTablet: film.device.isTablet))
    }
  }

  package func cellShape(of windows: [Rect]) -> CellShape {
    cellShape(of: windows, isTablet: films.first?.film.device.isTablet == true)
  }

  private func cellShape(of windows: [Rect], isTablet: Bool) -> CellShape {
    guard let narrowest = windows.map(\.width).min() else { return .upright }
    return isTablet && narrowest > JudgedFilms.widestPart
      ? .wholeTablet : narrowest > JudgedFilms.widestUpright ? .wide : .upright
  }

  /// A wider window is that of a phone in landscape or of a tablet, in points.
  private static let widestUpright = 480.0
  /// A tablet's wider window is its full width, in points.
  private static let widestPart = 700.0

  package func assumptions(columns: [Int]) -> String {
    let arriving =
      " Rows that come into view inside an animation fly in from their empty frames, as UIKit's do."
    return context
      + (films.contains { $0.film.hasArrivingRows(at: columns) } ? arriving : "")
  }

  private var context: String {
    let films = films.map(\.film)
    if films.contexts.count > 1 {
      let outside = films.filter { $0.context == .deferred }.map(\.approach)
      return
        "Handlers of \(outside.joined(separator: ", ")) run outside the keyboard's animation block, like code that is "
        + "dispatched, queued or delayed; the others inside it, where UIKit calls them: what they animate there inherits its "
        + "duration and curve."
    }
    return switch films.first?.context {
    case .inherited:
      "Handlers run inside the keyboard's own animation block, where UIKit calls them; what they animate there inherits "
        + "its duration and curve."
    case .deferred, nil:
      "Handlers run outside the keyboard's animation block, like code that is dispatched, queued or "
        + "delayed; inside it they would inherit the keyboard's curve."
    }
  }

  package func strips(columns: [Int], samples: Int) -> [SheetStrip] {
    let series = MessageSeries.all(of: films, columns: columns)
    return films.enumerated().map { index, judged in
      SheetStrip(
        judged, title: series?[index].kind.title ?? topic.title,
        lines: judged.lines(samples: samples),
        series.map { .messages($0[index]) }
          ?? .seam(judged.extremes(near: columns.map(judged.time))))
    }
  }
}
