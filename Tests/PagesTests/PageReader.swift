import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is in a page, read as XML by a parser that knows nothing of it.
///
/// Void elements are closed and attributes quoted in all pages, so they are XML but for the kind of document and the
/// texts of scripts and style sheets, which are kept apart.
final class PageReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  /// In the order in which they begin; the text is that of the element and all in it.
  private(set) var elements: [Element] = []
  /// The texts of scripts and style sheets.
  private(set) var raw: [String] = []
  /// What was wrong; nil for a page that could be read.
  private(set) var trouble: String?
  private var open: [Int] = []

  init(_ html: String) {
    super.init()
    let page = html.replacing(/(<(?:script|style)[^>]*>)([\s\S]*?)(<\/(?:script|style)>)/) {
      match in
      raw.append(String(match.output.2))
      return match.output.1 + match.output.3
    }
    let parser = XMLParser(data: Data(page.replacing("<!DOCTYPE html>", with: "").utf8))
    parser.delegate = self
    if !parser.parse() {
      trouble = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    }
  }

  func all(_ name: String, _ attribute: String? = nil, _ value: String? = nil) -> [Element] {
    elements.filter { element in
      guard element.name == name, let attribute else { return element.name == name }
      return element.attributes[attribute] == value
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for place in open { elements[place].text += string }
  }
}
