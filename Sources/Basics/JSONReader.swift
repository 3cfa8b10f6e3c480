/// Reads JSON (RFC 8259) from front to back, each value as its required type, with lines in errors.
///
/// Decoders into dictionaries lose what traces and films need: the order of series, duplicate keys, and the lines of
/// errors. This one builds no tree and does not recurse, so it keeps nothing of a hostile text, however deep or long.
package struct JSONReader {
  package let bytes: [UInt8]
  private let file: String
  package var offset = 0
  private var path: [String] = []
  /// Whether errors quote the text, which may be any file's before it is known to be Filmstrip's.
  package var isQuoted = true

  /// A reader at the beginning of a text, after a byte order mark.
  package init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The line of the value read last, from 1.
  package private(set) var line = 1

  package func error(_ message: String) -> FileError {
    let subject = path.isEmpty || !isQuoted ? "" : "\(path.joined(separator: ".")): "
    return FileError(file: file, line: line, subject + message)
  }

  // MARK: Objects and lists

  /// Reads an object; `read` must read the value of each key.
  package mutating func object(
    _ what: String, read: (inout JSONReader, String) throws(FileError) -> Void
  ) throws(FileError) {
    try take("{", what)
    if try closes("}") { return }
    var keys: Set<String> = []
    repeat {
      let key = try string("a key in quotes")
      guard keys.insert(key).inserted else {
        throw error(
          isQuoted
            ? "the key “\(JSONReader.clipped(key))” is given twice; give it once."
            : "a key is given twice; give it once.")
      }
      try take(":", isQuoted ? "a colon after “\(JSONReader.clipped(key))”" : "a colon")
      path.append(JSONReader.clipped(key))
      try read(&self, key)
      path.removeLast()
    } while try goesOn("}")
  }

  /// Reads a list up to a limit; `read` must read each element.
  package mutating func list(
    _ what: String, limit: Int, read: (inout JSONReader) throws(FileError) -> Void
  ) throws(FileError) {
    try take("[", what)
    if try closes("]") { return }
    var count = 0
    repeat {
      count += 1
      begin()
      guard count <= limit else {
        throw error("the list has more than \(limit) elements, which is the most allowed.")
      }
      try read(&self)
    } while try goesOn("]")
  }

  package mutating func end() throws(FileError) {
    begin()
    guard offset == bytes.count else { throw expected("the end of the file") }
  }

  // MARK: Values

  /// Whether the next value is null, which is then skipped.
  package mutating func isNull() -> Bool {
    begin()
    guard bytes[offset...].starts(with: JSONReader.null) else { return false }
    offset += 4
    return true
  }

  private static let null = Array("null".utf8)
  private static let ends = Array(",]}\n\r".utf8)

  package mutating func string(_ what: String) throws(FileError) -> String {
    begin()
    guard next == UInt8(ascii: "\"") else { throw expected(what) }
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      case 0..<0x20: throw error("a text has to be closed with \" in the line that it begins in.")
      default: text.append(byte)
      }
    }
    throw endsEarly
  }

  /// The scalar of an escape, after its backslash.
  private mutating func escaped() throws(FileError) -> Unicode.Scalar {
    guard let letter = next else { throw endsEarly }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else { break }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // Half of a surrogate pair: section 7.
      guard unit < 0xDC00, bytes[offset...].starts(with: Array("\\u".utf8)) else { break }
      offset += 2
      guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { break }
      return scalar
    default: break
    }
    throw error(
      "a text has a backslash that begins no character of JSON; write \\\\ for a backslash.")
  }

  private mutating func hexadecimal() -> UInt32? {
    guard bytes.count - offset >= 4 else { return nil }
    var number: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt32(digit)
    }
    offset += 4
    return number
  }

  // MARK: Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips white space, the only place with line ends.
  package mutating func begin() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      offset += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar, _ what: String) throws(FileError) {
    guard try closes(sign) else { throw expected(what) }
  }

  /// Whether a sign comes next, which is then skipped.
  private mutating func closes(_ sign: Unicode.Scalar) throws(FileError) -> Bool {
    begin()
    guard let byte = next else { throw endsEarly }
    guard byte == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Whether an element follows, after a comma, rather than the closing sign.
  private mutating func goesOn(_ sign: Unicode.Scalar) throws(FileError) -> Bool {
    if try closes(",") { return true }
    try take(sign, "a comma or \(sign)")
    return false
  }

  private var endsEarly: FileError {
    FileError(
      file: file, line: 1 + bytes.count { $0 == UInt8(ascii: "\n") },
      "the text ends too early; record it again, or restore it from version control.")
  }

  package func expected(_ what: String) -> FileError {
    guard let byte = next else { return endsEarly }
    let found: String
    switch byte {
    case UInt8(ascii: "{"): found = "an object"
    case UInt8(ascii: "["): found = "a list"
    case _ where !isQuoted: found = "something else"
    default:
      // Only the beginning is shown, however long it is.
      let rest = bytes[offset...].prefix(400).prefix { !JSONReader.ends.contains($0) }
      let text = String(decoding: rest.isEmpty ? [byte] : rest, as: UTF8.self)
      found =
        byte == UInt8(ascii: "\"") ? JSONReader.clipped(text) : "“\(JSONReader.clipped(text))”"
    }
    return error("expected \(what), found \(found).")
  }

  private static func clipped(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}
