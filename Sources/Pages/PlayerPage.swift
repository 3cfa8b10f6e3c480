/// A page that plays films of one scenario: one file that loads nothing, for any browser.
///
/// The screens in it are rows of pictures, put together again pixel by pixel; the page draws nothing of its own on them.
/// Every film has `frameCount` frames. Lists with one element a frame begin with frame 0.
public struct PlayerPage: Sendable {
  /// How words are meant: the name of their class in the page's style sheet.
  public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// Why nothing is said; a fact; good news; and three kinds of bad news.
    case plain, neutral, good, gap, overlap, covered
  }

  /// A few words.
  public struct Words: Sendable, Hashable {
    let text: String
    let tone: Tone

    /// Words and how they are meant.
    public init(_ text: String, _ tone: Tone) {
      self.text = text
      self.tone = tone
    }
  }

  /// What is said of a whole film.
  public struct Finding: Sendable, Hashable {
    let words: Words
    let frame: Int?

    /// A finding, and the frame it was found in.
    public init(_ words: Words, frame: Int?) {
      self.words = words
      self.frame = frame
    }
  }

  /// Rows of a screen, from the top down: `count` rows of the pictures from `row` on, or that row `count` times.
  public struct Run: Sendable, Hashable {
    let row: Int
    let count: Int
    let isRepeated: Bool

    /// Rows by their number in all the pictures, counted from the first picture's first.
    public init(row: Int, count: Int, isRepeated: Bool) {
      self.row = row
      self.count = count
      self.isRepeated = isRepeated
    }
  }

  /// A point of the plotted lines: seconds, and points above the screen's bottom.
  public struct Sample: Sendable, Hashable {
    let time: Double
    let keyboard: Double
    let bar: Double?
    let gap: Double?

    /// The keyboard, the bar or field where there is one, and the gap where there is something to measure.
    public init(time: Double, keyboard: Double, bar: Double?, gap: Double?) {
      self.time = time
      self.keyboard = keyboard
      self.bar = bar
      self.gap = gap
    }
  }

  /// One film, as the page plays it.
  public struct Reel: Sendable {
    /// The approach's name.
    public var name: String
    /// What its code does, in a sentence.
    public var summary: String
    /// The call at its heart.
    public var code: String
    /// What is said of it.
    public var findings: [Finding]
    /// The frame in which it is worst.
    public var worst: Int?
    /// What is said of each frame.
    public var verdicts: [Words]
    /// The screen of each frame.
    public var screens: [[Run]]
    /// The plotted lines, in order of time.
    public var samples: [Sample]

    /// A film that shows nothing yet.
    public init(name: String, summary: String, code: String) {
      self.name = name
      self.summary = summary
      self.code = code
      findings = []
      verdicts = []
      screens = []
      samples = []
    }
  }

  /// Something that happened.
  public struct Event: Sendable, Hashable {
    let time: Double
    let name: String

    /// What it is called, and when it was, in seconds.
    public init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// The scenario's name.
  public var title: String
  /// What the scenario shows, in a sentence; may be empty.
  public var summary = ""
  /// Device, keyboard, context, frame rate, in one line.
  public var setting = ""
  /// What the page takes for granted, a paragraph each.
  public var notes: [String] = []
  /// What the line beside the keyboard's is.
  public var subject = "bar"
  /// A word for the line of gaps.
  public var gapName = "gap"
  /// Pixels across and down a screen.
  public var size: (width: Int, height: Int)
  /// Pixels a point.
  public var scale: Double
  /// Frames a second.
  public var framesPerSecond: Double
  /// Frames of every film.
  public var frameCount: Int
  /// How far the keyboard has come up, in per cent; one element a frame.
  public var progress: [Int] = []
  /// Where the screen ends as the device is held, in pixels across and down; one element a frame, and none where it is
  /// never turned.
  public var held: [(width: Int, height: Int)] = []
  /// What happened.
  public var events: [Event] = []
  /// What is compared.
  public var films: [Reel] = []
  /// WebP files, all as wide as a screen, and how many rows each has but the last, which may have fewer.
  public var pictures: (files: [[UInt8]], rows: Int) = ([], 1)

  /// A page without films.
  public init(
    title: String, size: (width: Int, height: Int), scale: Double, framesPerSecond: Double,
    frameCount: Int
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.frameCount = frameCount
  }
}
