internal import Essentials

/// Reads an MP4's or MOV's own boxes before ffmpeg is asked.
///
/// ffprobe 5.1 reports encrypted pictures as they are once decrypted, and does not mention the encryption.
///
/// Source: ISO/IEC 14496-12, boxes and sample entries; ISO/IEC 23001-7, protected sample entries.
enum MovieBoxes {
  /// The boxes that lead to a track's sample entries, each in the one before.
  private static let path = ["trak", "mdia", "minf", "stbl", "stsd"]
  /// The largest index that is searched, in bytes: hours of pictures.
  private static let limit = 64 << 20
  /// The most boxes of a file.
  private static let most = 10_000

  /// Whether a file's pictures are encrypted; false for other kinds of files.
  static func areEncrypted(_ file: String) -> Bool {
    guard let index = index(file) else { return false }
    return holdsEncrypted(index[...], path[...])
  }

  /// The `moov` box of a file, without its head.
  private static func index(_ path: String) -> [UInt8]? {
    guard let file = OpenFile(path) else { return nil }
    var place = 0
    for _ in 0..<most {
      guard let head = file.bytes(at: place, upTo: 16), head.count >= 8 else { return nil }
      let (size, name) = (number(head[..<4]), name(head[4..<8]))
      // A size of 1 means that one of eight bytes follows, one of 0 the rest of the file.
      let isLong = size == 1 && head.count == 16
      let whole = isLong ? number(head[8...]) : size
      let start = isLong ? 16 : 8
      guard whole >= start, let whole = Int(exactly: whole) else { return nil }
      if name == "moov" {
        return file.bytes(at: place + start, upTo: min(limit, whole - start))
      }
      let (next, isOver) = place.addingReportingOverflow(whole)
      guard !isOver else { return nil }
      place = next
    }
    return nil
  }

  /// Whether boxes on the path to sample entries lead to one of encrypted pictures.
  private static func holdsEncrypted(_ boxes: ArraySlice<UInt8>, _ path: ArraySlice<String>) -> Bool
  {
    var rest = boxes
    while rest.count >= 8 {
      let size = Int(number(rest.prefix(4)))
      guard size >= 8, size <= rest.count else { return false }
      if name(rest.dropFirst(4).prefix(4)) == path.first {
        let body = rest.prefix(size).dropFirst(8)
        // Version, flags and count come before the first entry, whose size comes before its name.
        let isFound =
          path.count > 1
          ? holdsEncrypted(body, path.dropFirst()) : name(body.dropFirst(12).prefix(4)) == "encv"
        if isFound { return true }
      }
      rest = rest.dropFirst(size)
    }
    return false
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
