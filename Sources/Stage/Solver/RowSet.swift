/// A set of row numbers, in no particular order.
///
/// Few rows hold most columns of a layout, and these are stored inline: an array for each column would be most of the
/// allocations of a small system.
struct RowSet: RandomAccessCollection, Sendable {
  private var few = SIMD4<Int32>.zero
  private var more: [Int] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    index < few.scalarCount ? Int(few[index]) : more[index - few.scalarCount]
  }

  mutating func insert(_ row: Int) {
    if count < few.scalarCount { few[count] = Int32(row) } else { more.append(row) }
    count += 1
  }

  /// Removes a row, if it is in it: the last one takes its place.
  mutating func remove(_ row: Int) {
    guard let index = firstIndex(of: row) else { return }
    let last = self[count - 1]
    if index < few.scalarCount {
      few[index] = Int32(last)
    } else {
      more[index - few.scalarCount] = last
    }
    if count > few.scalarCount { more.removeLast() }
    count -= 1
  }

  mutating func removeAll() {
    more = []
    count = 0
  }
}
