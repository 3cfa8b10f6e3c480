/// Which symbols stand for which lengths and distances (RFC 1951, section 3.2.5).
enum DeflateSymbols {
  /// Symbols of literals and lengths: 256 bytes, the end of a block, 29 ranges of lengths.
  static let literalsAndLengths = 286
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// Symbols of distances.
  static let distances = 30
  /// The longest match, in bytes.
  static let longestMatch = 258
  /// The farthest match, in bytes.
  static let farthestMatch = 32_768

  /// The extra bits after each length symbol, from 257 on.
  static let lengthExtraBits: [Int] =
    [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { Array(repeating: $0, count: 4) } + [0]
  /// The least length of each length symbol, from 257 on.
  static let leastLengths: [Int] = {
    var (lengths, length) = ([Int](), 3)
    for bits in lengthExtraBits.dropLast() {
      lengths.append(length)
      length += 1 << bits
    }
    // 258 has a symbol of its own, although the one before could reach it.
    return lengths + [longestMatch]
  }()
  /// The extra bits after each distance symbol.
  static let distanceExtraBits: [Int] =
    [0, 0] + (0...13).flatMap { Array(repeating: $0, count: 2) }
  /// The least distance of each distance symbol.
  static let leastDistances: [Int] = {
    var (distances, distance) = ([Int](), 1)
    for bits in distanceExtraBits {
      distances.append(distance)
      distance += 1 << bits
    }
    return distances
  }()

  /// The symbol of each length 0…258; of those below 3, none.
  static let symbolOfLength: [UInt16] = {
    var symbols = [UInt16](repeating: 0, count: longestMatch + 1)
    for (index, least) in leastLengths.enumerated() {
      for length in least..<min(least + 1 << lengthExtraBits[index], longestMatch + 1) {
        symbols[length] = UInt16(257 + index)
      }
    }
    return symbols
  }()
  /// The symbol of each distance: of d − 1 below 256, then of (d − 1) / 128, from 256 on.
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
