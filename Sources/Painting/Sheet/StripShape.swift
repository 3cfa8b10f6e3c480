/// What a filmstrip is shaped for.
public enum StripShape: String, Sendable, Hashable, CaseIterable {
  /// A picture of its own, as large as its columns, with everything that is known.
  case sheet
  /// A slide of 16:9, to be read from afar: no code, and as many columns as are seen well.
  case slide
  /// A column of a page, 680 points wide: names, sentences and figures stand above the screens.
  case column

  /// What a file's name says of it: nothing, `-slide` or `-column`.
  package var fileSuffix: String { self == .sheet ? "" : "-\(rawValue)" }
}
