import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML file, read by a parser that knows nothing of what they mean.
public struct XMLReader {
  /// An element.
  public struct Element: Sendable {
    /// Its name.
    public let name: String
    /// Its attributes, by name.
    public let attributes: [String: String]
    /// The text of it and of all in it.
    public fileprivate(set) var text = ""
  }

  /// In the order in which they begin.
  public let elements: [Element]
  /// What was wrong, and in which line; nil for a file that could be read.
  public let trouble: String?

  /// Reads a file.
  public init(_ source: String) {
    let parser = XMLParser(data: Data(source.utf8))
    let collector = Collector()
    parser.delegate = collector
    trouble =
      parser.parse()
      ? nil : "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    elements = collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

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
}
