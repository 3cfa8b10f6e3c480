import Scenarios
import Stage
import Testing

@testable import Diagnosis

/// What is printed of a diagnosis, in a line: the numbers that a reader of a failed expectation needs.
struct DescriptionTests {
  @Test func aSeamSaysWhatIsWrongWithIt() {
    let parted = Seam(keyboardTop: 516, toolbarBottom: 493.9, contentBottom: 459.9)
    #expect("\(parted)" == "gap 22.1 pt: keyboard 516, bar 493.9, content 459.9")
    let covered = Seam(keyboardTop: 516, toolbarBottom: 600, contentBottom: 519.25)
    #expect("\(covered)" == "overlap 3.25 pt: keyboard 516, bar 600, content 519.25")
    let closed = Seam(keyboardTop: 516, toolbarBottom: 516, contentBottom: 482)
    #expect("\(closed)" == "closed: keyboard 516, bar 516, content 482")
  }

  @Test func aMeasureHasItsUnitAndItsTime() {
    #expect("\(Measure("gap.max", 56.625, "pt", at: 0.1))" == "gap.max 56.625 pt at 0.1 s")
    #expect("\(Measure("jumps", 2, ""))" == "jumps 2")
  }

  @Test func measuresAreThoseThatAreNotZero() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let frame = try #require(scenario.approach(named: "frame"))
    let measures = try scenario.film(of: frame).measures
    let line = "\(measures)"
    for measure in measures.all {
      #expect(line.contains("\(measure)") == (abs(measure.value) >= 0.0005), "\(measure)")
    }
    #expect("\([Measure]().line)" == "every measure is 0")
  }

  @Test func anExplanationHasALineForEachFinding() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let frame = try #require(scenario.approach(named: "frame"))
    let explanation = try scenario.explanation(of: frame)
    let finding = try #require(explanation.findings.first)
    let family = try #require(finding.family)
    #expect(
      "\(finding)"
        == "\(family.rawValue) \(family.title) (\(finding.certainty.rawValue), cause \(finding.cause))"
    )
    #expect("\(explanation)".hasPrefix("frame: \(finding)"))
    let found = explanation.findings.map(\.description).joined(separator: ", ")
    #expect("\(explanation)" == "frame: \(found)")
  }
}
