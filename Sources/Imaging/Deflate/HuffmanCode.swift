/// Optimal length-limited code lengths, and the codes that deflate derives from them.
enum HuffmanCode {
  /// The longest code of literals, lengths and distances (RFC 1951, section 3.2.7).
  static let longest = 15
  static let longestOfLengths = 7
  /// Of two codes that are written as one.
  static let longestInPair = 13

  /// The length of each symbol's code, 0 for unused symbols.
  ///
  /// Guarantees: no length exceeds the limit, the code is complete (Σ 2^−length is 1), and no complete code within the
  /// limit takes fewer bits for these frequencies. A code needs two symbols, so with fewer the first unused ones get a
  /// length of 1.
  ///
  /// - Parameter frequencies: At least two, and at most 2^limit.
  static func lengths(of frequencies: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    frequencies.withUnsafeBufferPointer { frequencies in
      lengths.withUnsafeMutableBufferPointer { lengths in
        fill(lengths, from: frequencies, limit: limit)
      }
    }
    return lengths
  }

  /// The same without a lasting allocation.
  static func fill(
    _ lengths: UnsafeMutableBufferPointer<UInt8>, from frequencies: UnsafeBufferPointer<UInt32>,
    limit: Int
  ) {
    precondition(lengths.count == frequencies.count && frequencies.count <= 1 << limit)
    lengths.update(repeating: 0)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: frequencies.count) { leaves in
      var count = 0
      for symbol in 0..<frequencies.count where frequencies[symbol] > 0 {
        // Sorted by frequency, then symbol: equal input gives equal codes.
        leaves[count] = UInt64(frequencies[symbol]) << 16 | UInt64(symbol)
        count += 1
      }
      guard count >= 2 else {
        if count == 1 { lengths[Int(leaves[0] & 0xFFFF)] = 1 }
        var missing = 2 - count
        for symbol in 0..<lengths.count where missing > 0 && lengths[symbol] == 0 {
          lengths[symbol] = 1
          missing -= 1
        }
        return
      }
      var sorted = UnsafeMutableBufferPointer(rebasing: leaves[..<count])
      sorted.sort()
      withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { depths in
        for index in 0..<count { depths[index] = Int(sorted[index] >> 16) }
        depthsOfTree(depths)
        if depths[0] > limit { packageMerge(sorted, limit: limit, into: depths) }
        for index in 0..<count { lengths[Int(sorted[index] & 0xFFFF)] = UInt8(depths[index]) }
      }
    }
  }

  /// Replaces weights, in ascending order, by their depths in Huffman's tree.
  ///
  /// Moffat, Katajainen, "In-Place Calculation of Minimum-Redundancy Codes", 1995.
  private static func depthsOfTree(_ values: UnsafeMutableBufferPointer<Int>) {
    let count = values.count
    // 1. Join the two lightest repeatedly; an inner node's slot then has its parent.
    var (leaf, root) = (0, 0)
    for next in 0..<count - 1 {
      var weight = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && values[root] < values[leaf]) {
          weight += values[root]
          values[root] = next
          root += 1
        } else {
          weight += values[leaf]
          leaf += 1
        }
      }
      values[next] = weight
    }
    // 2. Depths of inner nodes, from the top.
    values[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) {
      values[next] = values[values[next]] + 1
    }
    // 3. Depths of leaves: the places inner nodes leave free at each level.
    var (available, depth, inner, next) = (1, 0, count - 2, count - 1)
    while available > 0 {
      var used = 0
      while inner >= 0, values[inner] == depth {
        used += 1
        inner -= 1
      }
      for _ in used..<max(used, available) {
        values[next] = depth
        next -= 1
      }
      available = 2 * used
      depth += 1
    }
  }

  /// The optimal depths within a limit, for leaves in ascending order.
  ///
  /// Larmore and Hirschberg, "A fast algorithm for optimal length-limited Huffman codes", 1990. Needed where
  /// frequencies grow like Fibonacci numbers, as those of filtered photographs do.
  private static func packageMerge(
    _ leaves: UnsafeMutableBufferPointer<UInt64>, limit: Int,
    into depths: UnsafeMutableBufferPointer<Int>
  ) {
    // A level has every leaf and half as many pairs as the one below has items: less than twice the leaves.
    let (count, room) = (leaves.count, 2 * leaves.count + 2)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: (3 + limit) * room) { memory in
      guard let weights = memory.baseAddress else { return }
      var (level, next) = (weights + room, weights + 2 * room)
      let isLeaf = weights + 3 * room
      for index in 0..<count { weights[index] = Int(leaves[index] >> 16) }
      // Heavier than all, so that what is at its end need not be asked for.
      let end = Int.max / 4
      weights[count] = .max
      // 1. On each level merge leaves with pairs of the level below; 1 marks a leaf.
      var size = 0
      for depth in 0..<limit {
        (level[size], level[size + 1]) = (end, end)
        var (leaf, pair) = (0, 0)
        size = count + size / 2
        for index in 0..<size {
          let (single, double) = (weights[leaf], level[2 &* pair] &+ level[2 &* pair &+ 1])
          let mark = single <= double ? 1 : 0
          next[index] = min(single, double)
          isLeaf[depth &* room &+ index] = mark
          leaf &+= mark
          pair &+= 1 &- mark
        }
        swap(&level, &next)
      }
      // 2. Take the first 2n − 2 of the top level, with their contents: each leaf taken lengthens its code by a bit.
      depths.update(repeating: 0)
      var bought = 2 * count - 2
      for depth in (0..<limit).reversed() {
        let marks = isLeaf + depth * room
        let taken = (0..<bought).reduce(0) { $0 + marks[$1] }
        for index in 0..<taken { depths[index] += 1 }
        bought = 2 * (bought - taken)
      }
    }
  }

  /// The codes as stored in the stream, the first bit lowest (RFC 1951, section 3.2.2).
  static func codes(of lengths: UnsafeBufferPointer<UInt8>, _ take: (Int, UInt32) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 17) { next in
      next.update(repeating: 0)
      // 1. Count the codes of each length, one place up.
      for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
      // 2. Find the first code of each length: the successor of the last of the length before, and a 0.
      for length in 1...16 { next[length] = (next[length - 1] + next[length]) << 1 }
      for symbol in 0..<lengths.count where lengths[symbol] > 0 {
        let length = Int(lengths[symbol])
        // 3. Number the symbols of a length in their order.
        take(symbol, reversed(next[length], length))
        next[length] += 1
      }
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    var (bits, rest) = (UInt32(0), code)
    for _ in 0..<length {
      bits = bits << 1 | rest & 1
      rest >>= 1
    }
    return bits
  }
}
