import Scenarios
import Testing

/// A number that a scenario's approach comes to, where geometry says what it must be.
struct Figure: CustomTestStringConvertible {
  let scenario: String
  let approach: String
  let measure: String
  let value: Double

  init(_ scenario: String, _ approach: String, _ measure: String, _ value: Double) {
    self.scenario = scenario
    self.approach = approach
    self.measure = measure
    self.value = value
  }

  var testDescription: String { "\(scenario), \(approach): \(measure)" }

  /// An iPhone 7's keyboard with suggestions, upright and on its side, and an iPad Pro 13's, in points.
  static let height = 260.0
  static let heightOnSide = 200.0
  static let tabletHeight = 405.5
  /// The keyboard's top on an iPhone 7.
  static let top = 667 - height

  /// Expects the film's number to be the value, to a hundredth.
  func check() throws {
    let scenario = try Scenario.named(scenario)
    let approach = try #require(scenario.approach(named: approach))
    let measures = try scenario.film(of: approach).measures.all
    let measure = try #require(measures.first { $0.name == self.measure })
    #expect(abs(measure.value - value) < 0.01, "\(measure.value)")
  }
}
