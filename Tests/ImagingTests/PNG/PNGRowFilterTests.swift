import Testing

@testable import Imaging

struct PNGRowFilterTests {
  /// Paeth's prediction as the specification defines it, with whole numbers, in every fifth place of a square for each
  /// corner (PNG, third edition, section 9.4).
  @Test func predictsTheNearest() {
    var wrong = 0
    for c in 0...255 {
      for a in stride(from: c % 5, through: 255, by: 5) {
        for b in stride(from: c * 3 % 5, through: 255, by: 5) {
          let estimate = a + b - c
          let (left, above, corner) = (abs(estimate - a), abs(estimate - b), abs(estimate - c))
          let expected = left <= above && left <= corner ? a : above <= corner ? b : c
          let found = PNGRowFilter.predicted(UInt8(a), UInt8(b), UInt8(c))
          wrong += Int(found) == expected ? 0 : 1
        }
      }
    }
    #expect(wrong == 0)
  }
}
