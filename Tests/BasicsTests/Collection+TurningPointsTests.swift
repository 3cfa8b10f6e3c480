import Testing

@testable import Basics

struct CollectionTurningPointsTests {
  @Test func onlyReversalsBeyondTheDistanceCount() {
    #expect([Double]().turningPoints(beyond: 1) == [])
    #expect([0.0, 5, 10].turningPoints(beyond: 1) == [])
    #expect([0.0, 5, 4, 10].turningPoints(beyond: 1) == [])
    #expect([0.0, 5, 3.9, 10].turningPoints(beyond: 1) == [1, 2])
    #expect([10.0, 0, 10, 0].turningPoints(beyond: 1) == [1, 2])
    #expect([0.0, 0.5, 0.2, 1.5, 1.5, 0.6, 0.4].turningPoints(beyond: 1) == [3])
  }

  @Test func indicesAreThoseOfTheCollection() {
    let values: [Float] = [9, 9, 0, 5, 7, 1]
    #expect(values[2...].turningPoints(beyond: 2) == [4])
  }
}
