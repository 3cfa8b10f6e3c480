/// Relative addresses of files from a page.
enum Address {
  /// A path as a relative address, which stays below the folder, whatever the path.
  static func relative(_ path: String, below folder: String = "") -> String {
    let names =
      folder.split(separator: "/").filter { $0 != "." }
      + path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return "./" + names.map { encoded(String($0)) }.joined(separator: "/")
  }

  /// Text as part of an address: RFC 3986, section 2.3, lists the unescaped characters.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(byte))
      if isPlain || "-._~@".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }

  /// Text as one word of a shell's command line.
  static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-._@/+=:,".unicodeScalars.contains(scalar))
    }
    if isPlain, !text.isEmpty { return text }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
  }
}
