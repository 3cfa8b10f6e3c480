import Basics

/// An element of a storyboard or a nib: the part of XML that Interface Builder writes.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child for a property, such as `frame`.
  func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// Itself and all that is in it, in the file's order.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// A file with more levels is not from Interface Builder; it bounds recursion.
  private static let mostLevels = 200

  /// The document of a file; throws `FileError` with the line at which it is not XML, or not Interface Builder's.
  static func document(in bytes: [UInt8], file: String) throws(FileError) -> InterfaceElement {
    var reader = Reader(bytes: bytes, file: file)
    var open: [InterfaceElement] = []
    var document: InterfaceElement?
    while let piece = try reader.next() {
      switch piece {
      case .text(let text): open.last?.text += text
      case .start(let element, let isEmpty):
        guard document == nil else { throw reader.error("a second element outside of the first") }
        open.last?.children.append(element)
        if !isEmpty { open.append(element) } else if open.isEmpty { document = element }
        guard open.count <= mostLevels else {
          throw reader.error("elements more than \(mostLevels) levels deep")
        }
      case .end(let name):
        guard let last = open.popLast(), last.name == name else {
          throw reader.error("</\(name)> ends an element that did not begin there")
        }
        if open.isEmpty { document = last }
      }
    }
    if let last = open.last {
      throw reader.error("<\(last.name)> of line \(last.line) is not ended")
    }
    guard let document, document.name == "document",
      document["targetRuntime"]?.contains("iOS") != false
    else { throw reader.error("this is not an iOS storyboard or nib") }
    return document
  }

  private struct Reader {
    enum Piece {
      case start(InterfaceElement, isEmpty: Bool)
      case end(String)
      case text(String)
    }

    let bytes: [UInt8]
    let file: String
    private var place = 0
    private var line = 1

    init(bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

    func error(_ what: String) -> FileError {
      FileError(file: file, line: line, "\(what); nothing was carried.")
    }

    private func begins(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    private mutating func advance(_ count: Int) {
      for _ in 0..<count {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    }

    /// The text before another, which is left behind.
    private mutating func take(until end: StaticString, _ what: String) throws(FileError) -> String
    {
      let first = place
      while place < bytes.count, !begins(end) { advance(1) }
      guard place < bytes.count else { throw error("\(what) is not ended") }
      let text = String(decoding: bytes[first..<place], as: UTF8.self)
      advance(end.utf8CodeUnitCount)
      return text
    }

    mutating func next() throws(FileError) -> Piece? {
      while place < bytes.count {
        if begins("<?") {
          _ = try take(until: "?>", "an instruction")
        } else if begins("<!--") {
          _ = try take(until: "-->", "a comment")
        } else if begins("<![CDATA[") {
          advance(9)
          return .text(try take(until: "]]>", "a CDATA section"))
        } else if begins("<!") {
          throw error("declarations such as <!DOCTYPE> are not read")
        } else if begins("</") {
          advance(2)
          return .end(try take(until: ">", "a tag").trimmed)
        } else if begins("<") {
          return try start()
        } else {
          let first = place
          while place < bytes.count, bytes[place] != UInt8(ascii: "<") { advance(1) }
          return .text(try resolved(String(decoding: bytes[first..<place], as: UTF8.self)))
        }
      }
      return nil
    }

    private mutating func start() throws(FileError) -> Piece {
      let begun = line
      advance(1)
      let name = word()
      guard !name.isEmpty else { throw error("a tag without a name") }
      var attributes: [String: String] = [:]
      while true {
        skipBlanks()
        if begins("/>") {
          advance(2)
          return .start(InterfaceElement(name, attributes, line: begun), isEmpty: true)
        }
        if begins(">") {
          advance(1)
          return .start(InterfaceElement(name, attributes, line: begun), isEmpty: false)
        }
        let attribute = word()
        skipBlanks()
        guard !attribute.isEmpty, begins("=") else {
          throw error("<\(name)> contains something that is not an attribute")
        }
        advance(1)
        skipBlanks()
        let isSingle = begins("'")
        guard isSingle || begins("\"") else {
          throw error("\(attribute) has a value without quotes")
        }
        advance(1)
        attributes[attribute] = try resolved(
          try take(until: isSingle ? "'" : "\"", "the value of \(attribute)"))
      }
    }

    private mutating func word() -> String {
      let first = place
      while place < bytes.count, !" \t\r\n=/>\"'<".utf8.contains(bytes[place]) { place += 1 }
      return String(decoding: bytes[first..<place], as: UTF8.self)
    }

    private mutating func skipBlanks() {
      while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { advance(1) }
    }

    /// A text with its entities replaced.
    private func resolved(_ text: String) throws(FileError) -> String {
      guard text.contains("&") else { return text }
      let parts = text.split(separator: "&", omittingEmptySubsequences: false)
      var result = String(parts[0])
      for part in parts.dropFirst() {
        guard let end = part.firstIndex(of: ";"), let sign = sign(String(part[..<end])) else {
          throw error("&\(part.prefix(12)) is not an XML entity")
        }
        result += sign + part[part.index(after: end)...]
      }
      return result
    }

    private func sign(_ name: String) -> String? {
      if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] {
        return known
      }
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        .flatMap(Unicode.Scalar.init).map(String.init)
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(filter { !$0.isWhitespace }) }
}
