import TestSupport
import Testing

@testable import Basics

struct StableSortTests {
  @Test func equalsStayInTheirOrder() {
    var random = SeededGenerator(4)
    let elements = (0..<500).map { (key: Int.random(in: 0..<9, using: &random), index: $0) }
    let sorted = elements.stablySorted { $0.key < $1.key }
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      #expect((one.key, one.index) < (other.key, other.index))
    }
  }
}
