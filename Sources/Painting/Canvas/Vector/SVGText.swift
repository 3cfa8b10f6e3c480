#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How numbers, colours and texts are written in SVG.
enum SVGText {
  /// Decimals of a length in points: a hundredth is less than any screen shows.
  static let decimals = 2

  /// A number with at most so many decimals, without an exponent, and no longer than it must be; 0 for what is none.
  static func number(_ value: Double, decimals: Int = decimals) -> String {
    let unit = pow(10.0, Double(decimals))
    guard let whole = Int(exactly: (value * unit).rounded()) else { return "0" }
    let digits = "\(whole.magnitude)"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    let start = padded.dropLast(decimals)
    guard !fraction.isEmpty else { return sign + start }
    return sign + (start == "0" ? "" : start) + "." + fraction
  }

  /// #RRGGBB.
  static func hex(_ color: Color) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text in which nothing is a tag, an entity or the end of a quoted attribute.
  ///
  /// What XML has no way to write, such as most control characters, becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Text without the marks that turn the direction of what follows, also of what follows the text itself.
  static func withoutDirections(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text.unicodeScalars.filter { !$0.properties.isBidiControl })
    return String(plain)
  }

  /// Bytes in letters, as `data:` addresses have them: RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let group = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(
          place <= part.count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the character (section 2.2), and it does not control a terminal either.
  fileprivate var isXML: Bool {
    if self == "\n" || self == "\t" { return true }
    return properties.generalCategory != .control && value & 0xFFFE != 0xFFFE
  }
}
