// The parts of text layout: a film breaks text by a table of widths.

/// Lays out text.
@available(*, unavailable, message: "not modelled; use sizeThatFits(_:) or boundingRect(with:…)")
public final class NSLayoutManager {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Lays out text.
@available(*, unavailable, message: "not modelled; use sizeThatFits(_:) or boundingRect(with:…)")
public final class NSTextLayoutManager {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Text that is laid out.
@available(*, unavailable, message: "not modelled; set the text view's text")
public final class NSTextStorage {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A picture in text.
@available(*, unavailable, message: "not modelled; only characters are measured")
public final class NSTextAttachment {
  /// Only so that the compiler names the type.
  public init() {}
}
