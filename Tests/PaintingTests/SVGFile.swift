import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser that is not ours finds in an SVG file.
final class SVGFile: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var root: [String: String] = [:]
  private(set) var texts: [String] = []
  private(set) var title = ""
  /// What `desc` says.
  private(set) var summary = ""
  private(set) var ids: Set<String> = []
  private(set) var doubledIDs: Set<String> = []
  /// The ids that something refers to.
  private(set) var references: Set<String> = []
  /// What `href` holds.
  private(set) var addresses: [String] = []
  private var open: [(name: String, text: String)] = []

  /// Nil where it is not well-formed.
  init?(_ source: String) {
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if open.isEmpty { root = attributes }
    names.insert(name)
    open.append((name, ""))
    if let id = attributes["id"], !ids.insert(id).inserted { doubledIDs.insert(id) }
    for (key, value) in attributes {
      if key.hasSuffix("href") {
        addresses.append(value)
        if value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
      } else if let match = value.firstMatch(of: /url\(#(.*)\)/) {
        references.insert(String(match.output.1))
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let (name, text) = open.popLast() else { return }
    switch name {
    case "tspan": open[open.count - 1].text += text
    case "text": texts.append(text)
    case "title": title = text
    case "desc": summary = text
    default: break
    }
  }
}
