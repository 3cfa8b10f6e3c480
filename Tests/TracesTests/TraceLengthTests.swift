import Foundation
import TestSupport
import Testing

@testable import Traces

struct TraceLengthTests {
  private func text(_ points: Double) -> String? { TraceLength(points: points)?.description }

  @Test func aLengthHasThreeDecimalsAndNoNegativeZero() {
    #expect(text(0) == "0.000")
    #expect(text(-0.0001) == "0.000")
    #expect(text(-0.0006) == "-0.001")
    #expect(text(331) == "331.000")
    #expect(text(56.56395) == "56.564")
    #expect(text(-12.5) == "-12.500")
    #expect(TraceLength(points: -0.0)?.points.sign == .plus)
  }

  @Test func distancesBeyondTheLimitAreAtTheLimit() {
    #expect(text(.infinity) == "1000000000.000")
    #expect(TraceLength(points: -2e9)?.points == -TraceLength.limit)
    #expect(TraceLength(points: .nan) == nil)
  }

  @Test func literalsAreInPoints() {
    let lengths: [TraceLength] = [3, 0.0625, -1.5]
    #expect(lengths.map(\.thousandths) == [3000, 63, -1500])
    #expect(lengths[2] < lengths[0])
    #expect(lengths[2].distance(to: lengths[0]) == 4.5)
  }

  /// As JSON it is the number of points, and what is written is read as the same length.
  @Test func itIsANumberOfPointsInJSON() throws {
    var random = SeededGenerator(6)
    for _ in 0..<200 {
      let length = TraceLength(thousandths: Int.random(in: -9_000_000...9_000_000, using: &random))
      let data = try JSONEncoder().encode([length])
      #expect(try JSONEncoder().encode([length.points]) == data)
      #expect(try JSONDecoder().decode([TraceLength].self, from: data) == [length])
    }
  }
}
