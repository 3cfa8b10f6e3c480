/// Whether a picture is for a light or a dark page.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark

  /// The suffix in file names, as DocC reads it: nothing, or `~dark`.
  public var fileSuffix: String { self == .dark ? "~dark" : "" }

  func pick<Value>(light: Value, dark: Value) -> Value { self == .light ? light : dark }
}
