import TestSupport

/// What is in a page, read as XML.
///
/// Void elements are closed and attributes quoted in all pages, so they are XML but for the kind of document and the
/// texts of scripts and style sheets, which are kept apart.
struct PageReader {
  typealias Element = XMLReader.Element

  /// In the order in which they begin; the text is that of the element and all in it.
  let elements: [Element]
  /// The texts of scripts and style sheets.
  let raw: [String]
  /// What was wrong; nil for a page that could be read.
  let trouble: String?

  init(_ html: String) {
    var raw: [String] = []
    let page = html.replacing(/(<(?:script|style)[^>]*>)([\s\S]*?)(<\/(?:script|style)>)/) {
      match in
      raw.append(String(match.output.2))
      return match.output.1 + match.output.3
    }
    let reader = XMLReader(page.replacing("<!DOCTYPE html>", with: ""))
    (self.raw, elements, trouble) = (raw, reader.elements, reader.trouble)
  }

  func all(_ name: String, _ attribute: String? = nil, _ value: String? = nil) -> [Element] {
    elements.filter { element in
      guard element.name == name, let attribute else { return element.name == name }
      return element.attributes[attribute] == value
    }
  }
}
