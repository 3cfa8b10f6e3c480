/// Whether a picture is for a light or a dark page.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark

  /// What a file's name says of it, as DocC reads it: nothing, or `~dark`.
  public var fileSuffix: String { self == .dark ? "~dark" : "" }

  /// Picks the value for this appearance.
  func pick<Value>(light: Value, dark: Value) -> Value { self == .light ? light : dark }
}
