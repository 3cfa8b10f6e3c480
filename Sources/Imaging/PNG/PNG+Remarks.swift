extension PNG.Text {
  /// A remark; nil unless PNG allows it (third edition, section 11.3.3).
  ///
  /// Its keyword has 1 to 79 characters, and both are Latin-1 without control characters.
  public init?(_ keyword: String, _ text: String) {
    let isPlain = (keyword + text).unicodeScalars.allSatisfy {
      (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value)
    }
    guard isPlain, (1...79).contains(keyword.unicodeScalars.count) else { return nil }
    self.init(keyword: keyword, text: text)
  }
}

extension PNG {
  /// Adds a remark to a file, before its picture; the pixels stay as they are.
  ///
  /// - Throws: `PNGError` where the file does not begin as a PNG file does.
  public static func adding(_ remark: Text, to file: [UInt8]) throws(PNGError) -> [UInt8] {
    var reader = try PNGChunk.Reader(file)
    let header = try reader.next().chunk
    let latin = { (text: String) in text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    let chunk = PNGChunk(type: .text, data: (latin(remark.keyword) + [0] + latin(remark.text))[...])
    let start = PNGChunk.file(of: [header, chunk])
    return start + file[PNGChunk.file(of: [header]).count...]
  }
}
