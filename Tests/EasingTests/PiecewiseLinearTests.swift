import Easing
import TestSupport
import Testing

struct PiecewiseLinearTests {
  private static func line(_ stops: [PiecewiseLinear.Stop]) throws -> PiecewiseLinear {
    try #require(PiecewiseLinear(stops: stops))
  }

  @Test func refusesWhatIsNotALine() {
    #expect(PiecewiseLinear(stops: []) == nil)
    #expect(PiecewiseLinear(stops: [.init(1)]) == nil)
    for wrong in [Double.nan, .infinity, -.infinity] {
      #expect(PiecewiseLinear(stops: [.init(0), .init(wrong)]) == nil)
      #expect(PiecewiseLinear(stops: [.init(0), .init(1, at: wrong)]) == nil)
    }
  }

  @Test func placesTheStopsWithoutAPlace() throws {
    #expect(try Self.line([.init(0), .init(1)]).points.map(\.input) == [0, 1])
    #expect(
      try Self.line([.init(0), .init(0.5), .init(1)]).points.map(\.input) == [0, 0.5, 1])
    let run = try Self.line([.init(0, at: 0.5), .init(1), .init(2), .init(3), .init(4, at: 2.5)])
    #expect(run.points.map(\.input) == [0.5, 1, 1.5, 2, 2.5])
  }

  @Test func placesNeverGoBack() throws {
    let line = try Self.line([
      .init(0), .init(1, at: 0.8), .init(2, at: 0.3), .init(3), .init(4, at: 0.1),
    ])
    #expect(line.points.map(\.input) == [0, 0.8, 0.8, 0.8, 0.8])
    // The last stop without a place lies at 1, or at the greatest place before it.
    #expect(
      try Self.line([.init(0), .init(1, at: 1.5), .init(2)]).points.map(\.input) == [0, 1.5, 1.5])
    #expect(
      try Self.line([.init(0), .init(1, at: -3), .init(2)]).points.map(\.input) == [0, 0, 1])
  }

  @Test func interpolatesAndExtrapolates() throws {
    let line = try Self.line([.init(0), .init(1, at: 0.25), .init(0.5)])
    #expect(line.value(at: 0.125) == 0.5)
    #expect(line.value(at: 0.25) == 1)
    #expect(line.value(at: 0.625) == 0.75)
    #expect(line.value(at: -0.5) == -2)
    #expect(line.value(at: 1.75) == 0)
    #expect(line.slope(at: 0.1) == 4)
    #expect(abs(line.slope(at: 0.25) + 2.0 / 3) < 1e-15)
    #expect(line.slope(at: -9) == 4)
  }

  @Test func whereSeveralPointsShareAnInputTheLastCounts() throws {
    let line = try Self.line([
      .init(0), .init(0.2, at: 0.5), .init(9, at: 0.5), .init(0.8, at: 0.5), .init(1),
    ])
    #expect(line.value(at: 0.5) == 0.8)
    #expect(abs(line.value(at: 0.5.nextDown) - 0.2) < 1e-15)
    #expect(line.value(at: 0.75) == 0.9)
  }

  @Test func aVerticalEndHoldsItsOuterOutput() throws {
    let line = try Self.line([
      .init(1, at: 0), .init(2, at: 0), .init(3, at: 1), .init(4, at: 1),
    ])
    #expect(line.value(at: -0.5) == 1)
    #expect(line.value(at: 0) == 2)
    #expect(line.value(at: 1) == 4)
    #expect(line.value(at: 1.5) == 4)
    #expect(line.slope(at: -1) == 0)
    #expect(line.slope(at: 2) == 0)
    let single = try Self.line([.init(1, at: 0.5), .init(2, at: 0.5)])
    #expect(single.value(at: 0.4) == 1)
    #expect(single.value(at: 0.5) == 2)
    #expect(single.value(at: 0.6) == 2)
  }

  @Test func bisectionFindsTheSameLineAsASearch() throws {
    var random = SeededGenerator(5)
    for _ in 0..<200 {
      let stops = (0..<Int.random(in: 2...12, using: &random)).map { _ in
        let place = Bool.random(using: &random) ? Double.random(in: -1...2, using: &random) : nil
        return PiecewiseLinear.Stop(.random(in: -2...2, using: &random), at: place)
      }
      let line = try Self.line(stops)
      #expect(zip(line.points, line.points.dropFirst()).allSatisfy { $0.input <= $1.input })
      for point in line.points {
        let last = line.points.last { $0.input == point.input }
        #expect(line.value(at: point.input) == last?.output)
      }
      for (start, end) in zip(line.points, line.points.dropFirst()) where start.input < end.input {
        let middle = (start.input + end.input) / 2
        #expect(abs(line.value(at: middle) - (start.output + end.output) / 2) < 1e-9)
      }
    }
  }

  @Test func farApartNumbersStayFinite() throws {
    let greatest = Double.greatestFiniteMagnitude
    let line = try Self.line([
      .init(-greatest, at: -greatest), .init(0), .init(greatest, at: greatest),
    ])
    #expect(line.value(at: 0) == 0)
    #expect(line.value(at: 0.5).isFinite)
    #expect(line.slope(at: 0) == 1)
    #expect(line.value(at: .nan).isNaN)
  }

  /// However steep a line is, at a finite input it is somewhere.
  @Test func noLineIsInfinite() throws {
    let steep = try Self.line([.init(0), .init(1e308), .init(-1e308)])
    #expect(steep.slope(at: 0.75) == -Double.greatestFiniteMagnitude)
    #expect(steep.value(at: 5) == -Double.greatestFiniteMagnitude)
    #expect(steep.value(at: 0.75).magnitude < 1e293)
    let numbers = [
      0, -0.0, 1, -1, 0.5, 1e-300, Double.leastNonzeroMagnitude, 1e300, 1e308, -1e308,
      Double.greatestFiniteMagnitude,
      -Double.greatestFiniteMagnitude,
    ]
    var random = SeededGenerator(3)
    func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
    for _ in 0..<20_000 {
      let line = try Self.line(
        (0..<Int.random(in: 2...4, using: &random)).map { _ in .init(number(), at: number()) })
      let input = number()
      #expect(line.value(at: input).isFinite, "\(line) at \(input)")
      #expect(line.slope(at: input).isFinite, "\(line) at \(input)")
    }
  }
}
