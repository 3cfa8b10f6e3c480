package import Annotation

/// A page that plays films of one scenario: one file that loads nothing, for any browser.
///
/// The screens in it are rows of pictures, put together again pixel by pixel; the page draws nothing of its own on them.
/// Every film has `frameCount` frames. Lists with one element a frame begin with frame 0.
package struct PlayerPage: Sendable {
  /// Rows of a screen, from the top down: `count` rows of the pictures from `row` on, or that row `count` times.
  package struct Run: Sendable, Hashable {
    let row: Int
    let count: Int
    let isRepeated: Bool

    /// Rows by their number in all the pictures, counted from the first picture's first.
    package init(row: Int, count: Int, isRepeated: Bool) {
      self.row = row
      self.count = count
      self.isRepeated = isRepeated
    }
  }

  /// One film, as the page plays it.
  package struct Reel: Sendable {
    /// The approach's name.
    let name: String
    /// What its code does, in a sentence; may be empty.
    package var summary: String
    /// The call at its heart.
    let code: String
    /// Its annotations.
    package let annotations: AnnotatedFilm
    /// The screen of each frame.
    package var screens: [[Run]] = []

    /// A film or a recording that shows nothing yet.
    package init(_ judged: any Judged, _ annotations: AnnotatedFilm) {
      self.init(name: judged.name, summary: judged.summary, code: judged.code, annotations)
    }

    /// One that shows nothing yet.
    init(name: String, summary: String, code: String, _ annotations: AnnotatedFilm) {
      self.name = name
      self.summary = summary
      self.code = code
      self.annotations = annotations
    }
  }

  /// The scenario's name.
  package var title: String
  /// What the scenario shows, in a sentence; may be empty.
  package var summary = ""
  /// The films' setting, and what their lines mean.
  package var setting: FilmSetting
  /// What the films assume, a paragraph each.
  package var notes: [String] = []
  /// Pixels across and down a screen.
  package var size: (width: Int, height: Int)
  /// Pixels per point.
  package var scale: Double
  /// Frames per second.
  package var framesPerSecond: Double
  /// Frames of every film.
  package var frameCount: Int
  /// Where the screen ends as the device is held, in pixels across and down; one element a frame, and none where it is
  /// never turned.
  package var held: [(width: Int, height: Int)] = []
  /// What happened.
  package var events: [NamedEvent] = []
  /// What is compared.
  package var films: [Reel] = []
  /// What films differ by, each with a plot of its own below theirs: what it is called, and its lines.
  package var differences: [(name: String, samples: [SeamLines.Sample])] = []
  /// WebP files, all as wide as a screen, and how many rows each has but the last, which may have fewer.
  package var pictures: (files: [[UInt8]], rows: Int) = ([], 1)

  /// A page without films.
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
}
