import TestSupport
import Testing

@testable import Stage

struct RowSetTests {
  /// It has the rows of a set that is told the same, however many lie in its array.
  @Test func isTheSetOfWhatCameAndDidNotGo() {
    var random = SeededGenerator(1)
    var rows = RowSet()
    var set: Set<Int> = []
    for _ in 0..<2000 {
      let row = Int.random(in: 0..<12, using: &random)
      if set.insert(row).inserted {
        rows.insert(row)
      } else {
        set.remove(row)
        rows.remove(row)
      }
      #expect(rows.count == set.count)
      #expect(Set(rows) == set)
    }
    rows.removeAll()
    #expect(rows.isEmpty)
  }

  @Test func aRowThatIsNotInItTakesNothingOut() {
    var rows = RowSet()
    for row in 0..<6 { rows.insert(row) }
    rows.remove(6)
    #expect(rows.sorted() == Array(0..<6))
  }
}
