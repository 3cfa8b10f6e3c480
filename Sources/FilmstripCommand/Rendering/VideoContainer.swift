import Essentials

/// A kind of video file.
///
/// Only its outer structure is read: enough to count the pictures and to know that the file is complete.
enum VideoContainer {
  /// Boxes, by ISO/IEC 14496-12.
  case mp4
  /// Elements, by RFC 8794 (EBML) and RFC 9559 (Matroska).
  case webM

  var name: String {
    switch self {
    case .mp4: "MP4"
    case .webM: "WebM"
    }
  }

  /// The number of pictures in a file with one track; nil for other bytes, or an incomplete file.
  func frameCount(of file: Data) -> Int? {
    switch self {
    case .mp4: VideoContainer.samples(of: file)
    case .webM: VideoContainer.blocks(of: file)
    }
  }

  /// A big-endian number of `count` bytes; nil beyond the end.
  private static func number(_ file: Data, at start: Int, _ count: Int) -> Int? {
    guard start >= 0, start <= file.count - count else { return nil }
    let bytes = file[(file.startIndex + start)..<(file.startIndex + start + count)]
    return Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  // MARK: MP4

  private static func samples(of file: Data) -> Int? {
    guard let first = box(in: file, at: 0, before: file.count), first.type == "ftyp" else {
      return nil
    }
    var inside = 0..<file.count
    for type in ["moov", "trak", "mdia", "minf", "stbl", "stsz"] {
      guard let next = body(of: type, in: file, inside) else { return nil }
      inside = next
    }
    // Version and flags, the common size of all samples, then their number.
    return number(file, at: inside.lowerBound + 8, 4)
  }

  /// The contents of the first box of a type.
  private static func body(of type: String, in file: Data, _ range: Range<Int>) -> Range<Int>? {
    var position = range.lowerBound
    while let box = box(in: file, at: position, before: range.upperBound) {
      if box.type == type { return box.body }
      position = box.body.upperBound
    }
    return nil
  }

  private static func box(
    in file: Data, at start: Int, before end: Int
  ) -> (type: String, body: Range<Int>)? {
    guard let short = number(file, at: start, 4), number(file, at: start + 4, 4) != nil else {
      return nil
    }
    let name = file.startIndex + start + 4
    var (size, header) = (short, 8)
    // 1 means a size of eight bytes after the type, 0 the rest of the file.
    if short == 1 {
      guard let long = number(file, at: start + 8, 8) else { return nil }
      (size, header) = (long, 16)
    } else if short == 0 {
      size = end - start
    }
    guard size >= header, size <= end - start else { return nil }
    return (
      String(decoding: file[name..<(name + 4)], as: UTF8.self), (start + header)..<(start + size)
    )
  }

  // MARK: WebM

  private static let (header, segment, cluster) = (0x1A45_DFA3, 0x1853_8067, 0x1F43_B675)
  private static let (simpleBlock, blockGroup) = (0xA3, 0xA0)

  private static func blocks(of file: Data) -> Int? {
    guard let first = element(in: file, at: 0), first.id == header, let end = first.end,
      let whole = element(in: file, at: end), whole.id == segment
    else { return nil }
    let last = whole.end ?? file.count
    guard last <= file.count else { return nil }
    var (position, count) = (whole.start, 0)
    while position < last {
      guard let element = element(in: file, at: position) else { return nil }
      if [simpleBlock, blockGroup].contains(element.id) { count += 1 }
      // Clusters are searched whether or not they have a length.
      guard let next = element.id == cluster ? element.start : element.end, next <= last else {
        return nil
      }
      position = next
    }
    return count
  }

  /// The start of an element's contents, and their end if it has a length.
  private static func element(
    in file: Data, at start: Int
  ) -> (id: Int, start: Int, end: Int?)? {
    guard let idLength = length(file, at: start, most: 4),
      let id = number(file, at: start, idLength),
      let sizeLength = length(file, at: start + idLength, most: 8),
      let marked = number(file, at: start + idLength, sizeLength)
    else { return nil }
    let unknown = (1 << (7 * sizeLength)) - 1
    let size = marked & unknown
    let body = start + idLength + sizeLength
    guard size != unknown else { return (id, body, nil) }
    let (end, isTooFar) = body.addingReportingOverflow(size)
    return isTooFar ? nil : (id, body, end)
  }

  /// The length of a number of variable length, by the leading zeros of its first byte; nil above `most`.
  private static func length(_ file: Data, at position: Int, most: Int) -> Int? {
    guard let first = number(file, at: position, 1) else { return nil }
    let length = UInt8(first).leadingZeroBitCount + 1
    return length <= most ? length : nil
  }
}
