import TestSupport
import Testing

@testable import Imaging

struct HuffmanCodeTests {
  /// Σ 2^(15 − length), which is 2^15 for a complete code.
  private func kraft(_ lengths: [UInt8]) -> Int {
    lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - Int($1)) }
  }

  private func cost(_ lengths: [UInt8], _ frequencies: [UInt32]) -> Int {
    zip(lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  @Test(arguments: [7, 9, 15])
  func isCompleteAndWithinTheLimit(limit: Int) {
    var generator = SeededGenerator(UInt64(limit))
    for round in 0..<300 {
      let count = Int.random(in: 2...(limit == 7 ? 19 : 286), using: &generator)
      let frequencies = (0..<count).map { _ -> UInt32 in
        // From even to steep, with symbols that do not occur.
        let bits = Int.random(in: 0...(round % 28), using: &generator)
        return Bool.random(using: &generator)
          ? 0 : UInt32.random(in: 0..<1 << bits, using: &generator)
      }
      let lengths = HuffmanCode.lengths(of: frequencies, limit: limit)
      #expect(kraft(lengths) == 1 << 15)
      #expect(lengths.allSatisfy { $0 <= limit })
      let used = frequencies.indices.filter { frequencies[$0] > 0 }
      #expect(used.allSatisfy { lengths[$0] > 0 })
      #expect(lengths.count { $0 > 0 } == max(2, used.count))
    }
  }

  /// Fibonacci numbers make the deepest tree there is.
  @Test func deepTreesAreCut() {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let free = HuffmanCode.lengths(of: frequencies, limit: 29)
    #expect(free.max() == 29)
    let cut = HuffmanCode.lengths(of: frequencies, limit: 15)
    #expect(cut.max() == 15)
    #expect(kraft(cut) == 1 << 15)
    #expect(cost(cut, frequencies) > cost(free, frequencies))
  }

  /// Every complete code of up to six symbols within the limit, tried one by one.
  @Test func nothingIsShorter() {
    var generator = SeededGenerator(5)
    for count in 2...6 {
      for limit in 1...5 where count <= 1 << limit {
        let candidates = combinations(count, limit).filter { kraft($0) == 1 << 15 }
        for _ in 0..<20 {
          let frequencies = (0..<count).map { _ in
            UInt32.random(in: 1...(Bool.random(using: &generator) ? 3 : 200), using: &generator)
          }
          let least = candidates.map { cost($0, frequencies) }.min()
          let lengths = HuffmanCode.lengths(of: frequencies, limit: limit)
          #expect(cost(lengths, frequencies) == least, "\(frequencies), limit \(limit)")
        }
      }
    }
  }

  private func combinations(_ count: Int, _ limit: Int) -> [[UInt8]] {
    guard count > 0 else { return [[]] }
    return combinations(count - 1, limit).flatMap { rest in (1...limit).map { rest + [UInt8($0)] } }
  }

  @Test(arguments: [[0, 0, 0], [0, 0, 9], [4, 0, 0], [1, 1, 0]] as [[UInt32]])
  func hasTwoSymbolsAtLeast(frequencies: [UInt32]) {
    let lengths = HuffmanCode.lengths(of: frequencies, limit: 15)
    #expect(lengths.sorted() == [0, 1, 1])
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      #expect(lengths[symbol] == 1)
    }
  }

  /// The example of RFC 1951, section 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 of A…H.
  @Test func codesAreThoseOfTheExample() {
    let lengths: [UInt8] = [3, 3, 3, 3, 3, 2, 4, 4]
    var codes: [UInt32] = []
    lengths.withUnsafeBufferPointer { lengths in
      HuffmanCode.codes(of: lengths) { symbol, code in
        #expect(symbol == codes.count)
        codes.append(code)
      }
    }
    // 010, 011, 100, 101, 110, 00, 1110, 1111, the first bit lowest.
    #expect(codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }
}
