/// The numbers of some rows, each once and in no order that matters.
///
/// Most columns of a layout are held by a few rows, which then lie in the set itself: an array for each column would be
/// most of what a small system allocates.
struct RowSet: RandomAccessCollection, Sendable {
  private var few = SIMD4<Int32>.zero
  private var more: [Int] = []
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    index < few.scalarCount ? Int(few[index]) : more[index - few.scalarCount]
  }

  /// Adds a row that is not in it.
  mutating func insert(_ row: Int) {
    if count < few.scalarCount { few[count] = Int32(row) } else { more.append(row) }
    count += 1
  }

  /// Takes a row out, if it is in it: the last one takes its place.
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
