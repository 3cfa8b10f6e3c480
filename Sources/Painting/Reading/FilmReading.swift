import Diagnosis
public import Stage

/// What pictures say of a film, in words and numbers, for whoever shows it in another way.
///
/// Every list that has one element a frame begins with frame 0.
public struct FilmReading: Sendable {
  /// How words are meant, and so in which colour they are set.
  public enum Tone: String, Sendable, Hashable, CaseIterable {
    /// Why nothing is said.
    case plain
    /// A fact that is no fault.
    case neutral
    /// Things meet.
    case good
    /// Background shows between bar and keyboard.
    case gap
    /// The keyboard covers the bar.
    case overlap
    /// The keyboard covers the field with the cursor.
    case covered
  }

  /// A few words.
  public struct Words: Sendable, Hashable {
    /// What is said, such as `22.1 pt`.
    public let text: String
    /// How it is meant.
    public let tone: Tone
  }

  /// What is said of the whole film.
  public struct Finding: Sendable, Hashable {
    /// What was found.
    public let words: Words
    /// The frame it was found in; nil where it holds throughout.
    public let frame: Int?
  }

  /// Lines at a time: how far things have risen above the screen's bottom, in points.
  public struct Sample: Sendable, Hashable {
    /// Seconds.
    public let time: Double
    /// The keyboard's top.
    public let keyboard: Double
    /// The bar or, on a form, the field with the cursor; nil while there is none.
    public let bar: Double?
    /// The gap, or minus what is covered; nil while there is nothing to measure.
    public let gap: Double?
  }

  /// The film's largest gap and overlap, or what else is to be said of it.
  public let findings: [Finding]
  /// One element a frame.
  public let verdicts: [Words]
  /// How far the keyboard has come up, in whole per cent; one element a frame.
  public let progress: [Int]
  /// The screen as the device is held, in points; one element a frame.
  public let screens: [Rect]
  /// The frame in which it is worst; nil where nothing is amiss.
  public let worst: Int?
  /// In order of time; two of one time where something jumps.
  public let samples: [Sample]

  /// What is said of films of one script.
  ///
  /// Complexity: as for `Film.measures`.
  public static func all(of films: [Film]) -> [FilmReading] {
    let hasMessages = films.allSatisfy { $0.isSeamless(in: 0...$0.duration) }
    return films.map { film in
      FilmReading(film, hasMessages ? MessageTroubles(film, in: 0...film.duration) : nil)
    }
  }

  private init(_ film: Film, _ troubles: MessageTroubles?) {
    let range = 0...film.duration
    let times = film.frameTimes
    findings = SeamFinding.all(of: film, in: range, troubles).map { finding in
      Finding(
        words: Words(text: finding.text, tone: Tone(finding.sign)),
        frame: finding.time.map { time in
          // A time between frames belongs to the frame that shows what came of it.
          min(Int((time * film.framesPerSecond).rounded()), max(film.frameCount - 1, 0))
        })
    }
    verdicts = times.map { time in
      let words = film.verdict(at: time, troubles).words
      return Words(text: words.text, tone: Tone(words.tone))
    }
    screens = times.map { film.screen(at: $0) }
    progress = times.map { Int(Phase.progress(in: film, at: $0).rounded()) }
    let sizes = times.map { time in
      film.isMovingFocus(at: time)
        ? 0 : abs(film.marked(at: time)?.seam.signed ?? 0) + (troubles?.size(at: time) ?? 0)
    }
    worst = sizes.max().flatMap { $0 > 0 ? sizes.firstIndex(of: $0) : nil }
    let lines = SeamLines(film, range: range, count: FilmReading.samplesPerFrame * times.count)
    samples = FilmReading.withoutRests(
      lines.samples.map {
        Sample(
          time: $0.time, keyboard: $0.keyboard, bar: $0.hasBar ? $0.bar : nil, gap: $0.gap)
      })
  }

  /// Enough for a line between two frames to be seen as a curve.
  private static let samplesPerFrame = 2

  /// Samples without those that equal both neighbours: lines through them are the same.
  private static func withoutRests(_ samples: [Sample]) -> [Sample] {
    samples.indices.filter { index in
      guard index > 0, index + 1 < samples.count else { return true }
      return !(samples[index - 1].isAt(samples[index]) && samples[index].isAt(samples[index + 1]))
    }.map { samples[$0] }
  }
}

extension FilmReading.Sample {
  /// Whether everything is where it is in another sample.
  fileprivate func isAt(_ other: FilmReading.Sample) -> Bool {
    keyboard == other.keyboard && bar == other.bar && gap == other.gap
  }
}

extension FilmReading.Tone {
  fileprivate init(_ tone: SeamVerdict.Tone) {
    switch tone {
    case .plain: self = .plain
    case .neutral: self = .neutral
    case .good: self = .good
    case .bad(.gap): self = .gap
    case .bad(.overlap): self = .overlap
    case .bad(.covered): self = .covered
    }
  }

  fileprivate init(_ sign: SeamFinding.Sign) {
    switch sign {
    case .gap: self = .gap
    case .overlap: self = .overlap
    case .covered: self = .covered
    case .seamless: self = .good
    case .none: self = .neutral
    }
  }
}
