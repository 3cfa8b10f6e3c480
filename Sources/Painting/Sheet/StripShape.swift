/// The purpose that a filmstrip is shaped for.
public enum StripShape: String, Sendable, Hashable, CaseIterable {
  /// A picture that stands alone, as large as its columns, with all details.
  case sheet
  /// A slide of 16:9, legible from afar: no code, and fewer columns.
  case slide
  /// A column of a page, 680 points wide: names, sentences and figures are above the screens.
  case column
  /// A phone, 390 points wide: two moments of each approach, in letters of 11 points or more.
  case phone

  /// The suffix in file names: nothing, `-slide`, `-column` or `-phone`.
  package var fileSuffix: String { self == .sheet ? "" : "-\(rawValue)" }
}
