/// A GIF file read by the book and without regard to speed, to compare the writer with: nil for any
/// byte out of place.
struct DecodedGIF {
  struct Frame {
    /// What the screen shows: 0xFFRRGGBB, and 0 where nothing was drawn yet.
    var screen: [UInt32]
    var delay: Int
    var area: (left: Int, top: Int, width: Int, height: Int)
    var hasLocalColors: Bool
  }

  private(set) var width = 0
  private(set) var height = 0
  /// What the loop extension says; nil without one.
  private(set) var repeats: Int?
  /// What its comment says; nil without one.
  private(set) var remark: String?
  private(set) var frames: [Frame] = []

  private let bytes: [UInt8]
  private var position = 0
  private var screen: [UInt32] = []
  private var control: (delay: Int, transparent: Int?) = (0, nil)

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard take(6) == Array("GIF89a".utf8), let width = word(), let height = word(),
      let form = byte(), byte() == 0, byte() == 0
    else { return nil }
    (self.width, self.height) = (width, height)
    screen = Array(repeating: 0, count: width * height)
    guard let global = form & 0x80 == 0 ? [] : table(form) else { return nil }
    while let introducer = byte() {
      switch introducer {
      case 0x21: guard readExtension() else { return nil }
      case 0x2C: guard readImage(global) else { return nil }
      case 0x3B:
        guard position == bytes.count else { return nil }
        return
      default: return nil
      }
    }
    return nil
  }

  private mutating func readExtension() -> Bool {
    switch byte() {
    case 0xF9:
      guard byte() == 4, let form = byte(), form == 4 || form == 5, let delay = word(),
        let index = byte(), byte() == 0
      else { return false }
      control = (delay, form & 1 == 1 ? Int(index) : nil)
    case 0xFF:
      guard byte() == 11, take(11) == Array("NETSCAPE2.0".utf8), byte() == 3, byte() == 1,
        repeats == nil, frames.isEmpty, let count = word(), byte() == 0
      else { return false }
      repeats = count
    case 0xFE:
      guard frames.isEmpty, remark == nil, let text = blocks() else { return false }
      remark = String(decoding: text, as: UTF8.self)
    default: return false
    }
    return true
  }

  private mutating func readImage(_ global: [UInt32]) -> Bool {
    guard let left = word(), let top = word(), let across = word(), let down = word(),
      let form = byte(), form & 0x78 == 0, across > 0, down > 0, left + across <= width,
      top + down <= height, let colors = form & 0x80 == 0 ? global : table(form),
      let size = byte(), (2...8).contains(size), let data = blocks(),
      let indices = DecodedGIF.unpack(data, size: Int(size)), indices.count == across * down
    else { return false }
    for (position, index) in indices.enumerated() where Int(index) != control.transparent {
      guard Int(index) < colors.count else { return false }
      screen[(top + position / across) * width + left + position % across] = colors[Int(index)]
    }
    frames.append(
      Frame(
        screen: screen, delay: control.delay, area: (left, top, across, down),
        hasLocalColors: form & 0x80 != 0))
    return true
  }

  /// Strings of indices, each known code the text of one before and one index more.
  private static func unpack(_ data: [UInt8], size: Int) -> [UInt8]? {
    let clear = 1 << size
    let roots = (0..<clear).map { [UInt8($0)] } + [[], []]
    var strings = roots
    var (width, bit) = (size + 1, 0)
    var last: [UInt8]?
    var indices: [UInt8] = []
    var isFirst = true
    while true {
      guard bit + width <= data.count * 8 else { return nil }
      let code = (0..<width).reduce(0) { code, k in
        code | Int(data[(bit + k) / 8] >> UInt8((bit + k) % 8) & 1) << k
      }
      bit += width
      if isFirst, code != clear { return nil }
      isFirst = false
      if code == clear {
        (strings, width, last) = (roots, size + 1, nil)
      } else if code == clear + 1 {
        // Nothing but the last byte's filling may follow.
        return data.count == (bit + 7) / 8 ? indices : nil
      } else {
        let text: [UInt8]
        if code < strings.count {
          text = strings[code]
        } else if let last, code == strings.count {
          text = last + [last[0]]
        } else {
          return nil
        }
        indices += text
        if let last, strings.count < 4096 { strings.append(last + [text[0]]) }
        if strings.count == 1 << width, width < 12 { width += 1 }
        last = text
      }
    }
  }

  private mutating func byte() -> UInt8? { take(1)?.first }

  private mutating func word() -> Int? { take(2).map { Int($0[0]) | Int($0[1]) << 8 } }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard position + count <= bytes.count else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  private mutating func table(_ form: UInt8) -> [UInt32]? {
    guard let bytes = take(3 << Int(form & 7 + 1)) else { return nil }
    return stride(from: 0, to: bytes.count, by: 3).map {
      0xFF00_0000 | UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
    }
  }

  private mutating func blocks() -> [UInt8]? {
    var data: [UInt8] = []
    while let count = byte() {
      if count == 0 { return data }
      guard let block = take(Int(count)) else { return nil }
      data += block
    }
    return nil
  }
}
