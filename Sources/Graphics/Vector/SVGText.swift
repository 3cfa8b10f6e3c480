import Basics
import LibC

/// How numbers, colours and texts are written in SVG.
enum SVGText {
  /// The decimals of a length in points: a hundredth is less than any screen shows.
  static let decimals = 2

  /// A number with at most `decimals` decimals, as short as possible, without an exponent.
  ///
  /// 0 for a number that is not finite or too large.
  static func number(_ value: Double, decimals: Int = decimals) -> String {
    guard Int(exactly: (value * pow(10, Double(decimals))).rounded()) != nil else { return "0" }
    let text = value.decimals(upTo: decimals)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    return text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }

  static func hex(_ color: Color) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Text without the marks that turn the direction of subsequent text, inside or after it.
  static func withoutDirections(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text.unicodeScalars.filter { !$0.properties.isBidiControl })
    return String(plain)
  }

  /// For `data:` addresses: RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let group = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0..<4 {
        text.append(
          index <= part.count ? letters[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
