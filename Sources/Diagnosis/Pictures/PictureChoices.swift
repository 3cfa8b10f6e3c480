package import Basics

/// What a picture shows in addition to its films, and in which words.
public struct PictureChoices: Sendable, Hashable {
  /// A part that a strip can omit.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The line below the title: device, keyboard, context, frame rate.
    case setting
    /// The call at an approach's heart.
    case code
    case magnifier
    /// The seam over time below a row.
    case plot
    /// What the picture takes for granted.
    case footnote
  }

  /// The heading; empty for none, nil for the scenario's summary.
  public var title: String?
  /// What is left out.
  public var without: Set<Part> = []
  /// The columns' times, in seconds; empty for those at which most is to be seen.
  ///
  /// A strip shows the frames next to them; one with fewer columns the first of them.
  public var moments: [Double] = []
  /// Below the picture, instead of what it takes for granted.
  public var footnote: String?
  /// The colour of the bar's line and of the selection, as 0xRRGGBB; nil for blue.
  public var accent: UInt32?
  /// The words of labels.
  public var words = PictureWords.english

  /// The defaults of pictures.
  public init() {}

  /// The language in which letters are shaped: that of the films' texts, or else of the words.
  package func language(of films: LanguageTag) -> LanguageTag {
    films == .english ? words.language : films
  }
}
