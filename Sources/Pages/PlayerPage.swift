package import Annotation
import Basics
package import Diagnosis

/// A page that plays films of one scenario: one file that loads nothing, for any browser.
///
/// Its screens are rows of pictures, reassembled pixel by pixel; the page draws nothing else on them. Every film has
/// `frameCount` frames. Lists with one element a frame begin with frame 0.
package struct PlayerPage: Sendable {
  /// Rows from the top: `count` rows of the pictures from `row` on, or that row `count` times.
  package struct Run: Sendable, Hashable {
    let row: Int
    let count: Int
    let isRepeated: Bool

    /// Numbers count from the first row of the first picture.
    package init(row: Int, count: Int, isRepeated: Bool) {
      self.row = row
      self.count = count
      self.isRepeated = isRepeated
    }
  }

  /// One film, as the page plays it.
  package struct Reel: Sendable {
    let name: String
    /// What its code does, in a sentence; may be empty.
    package var summary: String
    /// The call at its heart.
    let code: String
    package let annotations: AnnotatedFilm
    package var screens: [[Run]] = []
    /// The size of its screen in pixels, where it is smaller than the page's, at the top left of that; nil where not.
    package var size: (width: Int, height: Int)?

    /// A film or a recording without screens yet.
    package init(_ judged: any Judged, _ annotations: AnnotatedFilm) {
      self.init(name: judged.name, summary: judged.summary, code: judged.code, annotations)
    }

    init(name: String, summary: String, code: String, _ annotations: AnnotatedFilm) {
      self.name = name
      self.summary = summary
      self.code = code
      self.annotations = annotations
    }
  }

  package var title: String
  /// What the scenario shows, in a sentence; may be empty.
  package var summary = ""
  /// The films' setting, and their lines' meaning.
  package var setting: FilmSetting
  /// The films' assumptions, a paragraph each.
  package var notes: [String] = []
  package var size: (width: Int, height: Int)
  package var scale: Double
  /// Of the screens' corners, in pixels, clockwise from the top left; 0 where the screen continues.
  package var radii = [0.0, 0, 0, 0]
  package var framesPerSecond: Double
  private(set) var words = PictureWords.english
  package var frameCount: Int
  /// The screen's size as the device is held, in pixels, one a frame; empty if it never turns.
  package var held: [(width: Int, height: Int)] = []
  /// The script's events.
  package var events: [NamedEvent] = []
  /// From left to right.
  package var films: [Reel] = []
  /// How the films feel; nil where frames alone are known.
  package var feel: FeelTable?
  /// Differences of films, each with its name and a plot below theirs.
  package var differences: [(name: String, samples: [SeamLines.Sample])] = []
  /// WebP files, all as wide as a screen, and the rows of each but the last, which may have fewer.
  package var pictures: (files: [[UInt8]], rows: Int) = ([], 1)

  package init(
    title: String, setting: FilmSetting, size: (width: Int, height: Int), scale: Double,
    framesPerSecond: Double, frameCount: Int
  ) {
    self.title = title
    self.setting = setting
    self.size = size
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.frameCount = frameCount
  }

  /// Translates its texts into a language.
  package mutating func use(_ words: PictureWords) {
    self.words = words
    setting = setting.in(words)
    events = events.map { NamedEvent(words($0.name), at: $0.time) }
    films = films.map { film in
      var other = Reel(
        name: film.name, summary: film.summary.typographic, code: film.code,
        film.annotations.in(words))
      (other.screens, other.size) = (film.screens, film.size)
      return other
    }
  }
}
