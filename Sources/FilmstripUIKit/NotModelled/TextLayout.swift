// The parts of text layout: a film breaks text by a table of widths.

@available(*, unavailable, message: "not modelled; use sizeThatFits(_:) or boundingRect(with:…)")
public final class NSLayoutManager { public init() {} }
@available(*, unavailable, message: "not modelled; use sizeThatFits(_:) or boundingRect(with:…)")
public final class NSTextLayoutManager { public init() {} }

@available(*, unavailable, message: "not modelled; set the text view's text")
public final class NSTextStorage { public init() {} }

@available(*, unavailable, message: "not modelled; only characters are measured")
public final class NSTextAttachment { public init() {} }
