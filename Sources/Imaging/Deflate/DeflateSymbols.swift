/// The symbols of lengths and distances (RFC 1951, section 3.2.5).
enum DeflateSymbols {
  /// 256 bytes, the end of a block, 29 ranges of lengths.
  static let literalsAndLengths = 286
  static let endOfBlock = 256
  static let distances = 30
  /// In bytes.
  static let longestMatch = 258
  /// In bytes.
  static let farthestMatch = 32_768

  /// By length symbol, from 257 on.
  static let lengthExtraBits: [Int] =
    [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { Array(repeating: $0, count: 4) } + [0]
  /// By length symbol, from 257 on.
  static let leastLengths: [Int] = {
    var (lengths, length) = ([Int](), 3)
    for bits in lengthExtraBits.dropLast() {
      lengths.append(length)
      length += 1 << bits
    }
    // 258 has a symbol of its own, although the one before could reach it.
    return lengths + [longestMatch]
  }()
  /// By distance symbol.
  static let distanceExtraBits: [Int] =
    [0, 0] + (0...13).flatMap { Array(repeating: $0, count: 2) }
  /// By distance symbol.
  static let leastDistances: [Int] = {
    var (distances, distance) = ([Int](), 1)
    for bits in distanceExtraBits {
      distances.append(distance)
      distance += 1 << bits
    }
    return distances
  }()

  /// For lengths 0…258; unused below 3.
  static let symbolOfLength: [UInt16] = {
    var symbols = [UInt16](repeating: 0, count: longestMatch + 1)
    for (index, least) in leastLengths.enumerated() {
      for length in least..<min(least + 1 << lengthExtraBits[index], longestMatch + 1) {
        symbols[length] = UInt16(257 + index)
      }
    }
    return symbols
  }()
  /// For d − 1 below 256, then for (d − 1) / 128, from index 256 on.
  static let symbolOfDistance: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: 512)
    for (symbol, least) in leastDistances.enumerated() {
      for distance in least..<least + 1 << distanceExtraBits[symbol] {
        symbols[distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7] = UInt8(symbol)
      }
    }
    return symbols
  }()
}
