import Annotation
import Basics
import Essentials
import FilmstripPictures
import Graphics
import Imaging
import Notations
import Pages
import Painting
import Scenarios
// Darwin has this name, too.
import struct Stage.Rect
import WholeFiles

/// Plays, explains and draws films for a playground's controls.
///
/// The rows of pictures of all films so far are kept, as the page keeps those it received: a similar film sends few.
/// Not thread-safe.
final class PlaygroundFilms {
  struct Look: Equatable {
    let appearance: Appearance
    /// Pixels per point.
    let scale: Int
  }

  /// The page's copy of an atlas: its identity, and the number of its rows.
  struct Held: Decodable {
    let generation: Int
    let rows: Int
  }

  /// The settings of one painter.
  private struct Setting: Equatable {
    let look: Look
    let window: Rect
    let language: LanguageTag
  }

  private var drawing: (setting: Setting, painter: ReelPainter)?
  private var generation = 0

  /// The most pixels that the page and this process keep.
  private static let keptPixels = 16_000_000
  /// The most rows of one picture of the page: every browser's canvas may have them.
  private static let pictureRows = 4_096

  /// Films of a scenario's approaches, the last one explained.
  ///
  /// - Throws: Errors in playing and drawing, and `Interruption.Interrupted`.
  func answer(
    _ scenario: Scenario, look: Look, held: Held, as notation: Notation
  ) throws -> PlaygroundAnswer {
    guard let ours = scenario.approaches.last else { throw PictureError.noFilms }
    // An explanation keeps several films at once, each of which may have a smaller limit than one alone.
    let explanation = Result { () throws(PlayError) in try scenario.explanation(of: ours) }
    let film = try (try? explanation.get())?.film ?? scenario.film(of: ours)
    var films = try scenario.approaches.dropLast().map {
      CaptionedFilm(try scenario.film(of: $0), of: $0)
    }
    films.append(CaptionedFilm(film, of: ours))
    guard let setting = FilmSetting(films.map(\.film)) else { throw PictureError.noFilms }
    let painter = try painter(
      Setting(
        look: look, window: setting.window, language: film.language))
    var page = try Failure.naming(scenario.name) {
      try Pages.PlayerPage(films, setting, drawnBy: painter, check: Interruption.check)
    }
    page.title = scenario.name
    var answer = PlaygroundAnswer(page, atlas: try atlas(of: painter, after: held))
    switch explanation {
    case .success(let explanation):
      answer.explanation = explanation.sentences.map {
        PlaygroundAnswer.Sentences(heading: $0.heading, text: $0.text)
      }
      answer.fix = explanation.findings.first?.fix
    case .failure(let error):
      answer.explanation = [.init(heading: nil, text: "\(error)")]
    }
    answer.swift = ours.move?.handler
    do {
      answer.motion = try notation.text(
        of: PlaygroundFilms.motion(of: ours, in: film, scenario.script.keyboard),
        within: Notation.usualTolerance)
    } catch {
      answer.noMotion = PlaygroundSession.message(of: error)
    }
    return answer
  }

  /// The motion of the bar as it is shown, whatever was asked for; throws `Failure` where it is not one.
  private static func motion(
    of approach: NamedApproach, in film: Film, _ keyboard: KeyboardSetting
  ) throws(Failure) -> NotedMotion {
    // A line plays as keyframes, which have no motion of their own inside the keyboard's block.
    if let move = approach.move, film.context == .deferred,
      case .own(let motion) = move.curve.options, case .keyframes(let line) = motion.kind
    {
      return try NotedMotion(
        approach.name, .curve(.piecewiseLinear(line)),
        duration: move.duration ?? keyboard.notifiedDuration)
    }
    guard let timing = film.barTiming else {
      throw Failure(.usage, "The bar of \(approach.name) is not animated by one curve or spring.")
    }
    return try NotedMotion(approach.name, timing.motion, duration: timing.duration)
  }

  private func painter(_ setting: Setting) throws -> ReelPainter {
    if let drawing, drawing.setting == setting,
      drawing.painter.atlas.rowCount * drawing.painter.atlas.width <= PlaygroundFilms.keptPixels
    {
      return drawing.painter
    }
    let painter = try ReelPainter(
      Theme(setting.look.appearance, language: setting.language),
      scale: Double(setting.look.scale), window: setting.window, packing: .shared)
    drawing = (setting, painter)
    generation += 1
    return painter
  }

  /// The rows that the page lacks.
  private func atlas(of painter: ReelPainter, after held: Held) throws -> PlaygroundAnswer.Atlas {
    let atlas = painter.atlas
    let rows = max(
      1, min(PlaygroundFilms.pictureRows, Pages.PlayerPage.pixelsPerPicture / atlas.width))
    let known = held.generation == generation ? min(max(held.rows, 0), atlas.rowCount) : 0
    let encoder = PNGEncoder()
    return PlaygroundAnswer.Atlas(
      generation: generation, rowsPerPicture: rows, rowCount: atlas.rowCount,
      patches: try atlas.bitmaps(rows: rows, from: known).map {
        PlaygroundAnswer.Atlas.Patch(row: $0.row, png: try encoder.encode($0.bitmap))
      })
  }
}
