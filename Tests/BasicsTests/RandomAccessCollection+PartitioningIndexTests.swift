import TestSupport
import Testing

@testable import Basics

struct PartitioningIndexTests {
  @Test func itIsTheFirstThatSatisfies() {
    var random = SeededGenerator(2)
    for count in 0..<40 {
      let numbers = (0..<count).map { _ in Int.random(in: 0...20, using: &random) }.sorted()
      for bound in 0...21 {
        let index = numbers.partitioningIndex { $0 >= bound }
        #expect(index == numbers.firstIndex { $0 >= bound } ?? count)
        #expect(numbers[(count / 2)...].partitioningIndex { $0 >= bound } == max(index, count / 2))
      }
    }
  }
}
