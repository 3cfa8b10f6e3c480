/// A curve of an ICC profile, from stored values to light, both 0 to 1.
enum ICCCurve: Hashable {
  case gamma(Double)
  /// Lights at even distances, at least two, interpolated linearly.
  case table([Double])
  /// (a x + b)^g + e from d on, and c x + f below it.
  case pieces(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// A `curv` type's data (ICC.1:2022, section 10.6); nil where it is truncated.
  init?(table data: [UInt8]) {
    guard data.count >= 4 else { return nil }
    let count = Int(UInt32(bigEndianBytes: data[0..<4]))
    guard data.count >= 4 + 2 * count else { return nil }
    let numbers: [Double] = (0..<count).map { index in
      let (high, low) = (Int(data[4 + 2 * index]), Int(data[5 + 2 * index]))
      return Double(high << 8 | low)
    }
    switch count {
    case 0: self = .gamma(1)
    // Eight fractional bits.
    case 1: self = .gamma(numbers[0] / 256)
    default: self = .table(numbers.map { $0 / 65_535 })
    }
  }

  /// A `para` type's data (section 10.18); nil where it is truncated or of an unknown kind.
  init?(parameters data: [UInt8]) {
    guard data.count >= 4, data[0] == 0 else { return nil }
    let counts = [1, 3, 4, 5, 7]
    let kind = Int(data[1])
    guard kind < counts.count, data.count >= 4 + 4 * counts[kind] else { return nil }
    let numbers = (0..<counts[kind]).map { ICCCurve.fixed(data, at: 4 + 4 * $0) }
    let g = numbers[0]
    switch kind {
    case 0: self = .gamma(g)
    case 1, 2:
      let (a, b) = (numbers[1], numbers[2])
      let offset = kind == 2 ? numbers[3] : 0
      guard a != 0 else { return nil }
      self = .pieces(g: g, a: a, b: b, c: 0, d: -b / a, e: offset, f: offset)
    case 3:
      self = .pieces(
        g: g, a: numbers[1], b: numbers[2], c: numbers[3], d: numbers[4], e: 0, f: 0)
    default:
      self = .pieces(
        g: g, a: numbers[1], b: numbers[2], c: numbers[3], d: numbers[4], e: numbers[5],
        f: numbers[6])
    }
  }

  /// A signed number with 16 fractional bits (section 4.6).
  static func fixed(_ data: [UInt8], at index: Int) -> Double {
    let bits = UInt32(bigEndianBytes: data[index..<index + 4])
    return Double(Int32(bitPattern: bits)) / 65_536
  }

  /// The light of a stored value; may be NaN for a nonsensical profile.
  func light(of value: Double) -> Double {
    switch self {
    case .gamma(let gamma):
      return power(value, gamma)
    case .table(let lights):
      let place = value * Double(lights.count - 1)
      let index = min(Int(place), lights.count - 2)
      let rest = place - Double(index)
      return lights[index] * (1 - rest) + lights[index + 1] * rest
    case .pieces(let g, let a, let b, let c, let d, let e, let f):
      return value >= d ? power(a * value + b, g) + e : c * value + f
    }
  }
}
