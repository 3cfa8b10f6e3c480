/// A page with named holes, written `{{name}}`.
struct Template {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The page with its holes filled, each once; a hole without a value stays empty.
  ///
  /// Inserted values are not scanned again, so text that looks like a hole is only text.
  func filled(with values: [String: Markup]) -> String {
    var page = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      page += rest[..<open.lowerBound]
      page += values[String(rest[open.upperBound..<close.lowerBound])]?.source ?? ""
      rest = rest[close.upperBound...]
    }
    return page + rest
  }
}
