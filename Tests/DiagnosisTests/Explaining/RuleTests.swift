import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

/// Which of a film's findings come first, and which are left out.
struct RuleTests {
  private typealias Subject = Rule.Subject
  private typealias Strength = Finding.Strength

  private static let family = BugFamily.feedback

  /// A rule that finds something called by a name in every film.
  private static func rule(
    _ name: String, _ subject: Subject, _ strength: Strength, on screens: Rule.Screens = .any
  ) -> Rule {
    Rule(subject, on: screens) { _ in
      Finding(family, cause: name, strength, evidence: "x.", fix: "x")
    }
  }

  private static func ofCure(_ cause: Mending, _ others: Mending?, _ features: Features) -> Finding
  {
    Finding(family, cause: cause, .whole, evidence: "x.", fix: "x")
  }

  private func causes(_ rules: [Rule], in lines: String = "") throws -> [String] {
    let film = try scene(lines).film(of: BarMove(.transform))
    return Rule.judge(Features(of: film, mended: [:]), by: rules, ofCure: RuleTests.ofCure).map(
      \.cause)
  }

  @Test func ofTheSameStrengthTheOneFurtherUpComesFirst() throws {
    for strength in [Strength.whole, .partial, .faint] {
      let rules = ["b", "a", "c"].map { RuleTests.rule($0, .motion, strength) }
      #expect(try causes(rules) == ["b", "a", "c"])
      #expect(try causes(rules.reversed()) == ["c", "a", "b"])
    }
  }

  @Test func strengthOutranksTheList() throws {
    let rules = [
      RuleTests.rule("some", .rest, .partial), RuleTests.rule("all", .motion, .whole),
      RuleTests.rule("little", .motion, .faint),
    ]
    #expect(try causes(rules) == ["all", "some"])
    #expect(try causes([rules[2], rules[0]]) == ["some", "little"])
  }

  @Test func anEventExplainsWhatGoesAlongWithIt() throws {
    let plain = [
      RuleTests.rule("all", .motion, .whole), RuleTests.rule("some", .rest, .partial),
      RuleTests.rule("little", .looks, .faint),
    ]
    let whole = RuleTests.rule("event", .event, .whole)
    let part = RuleTests.rule("other", .event, .partial)
    #expect(try causes(plain + [whole]) == ["event"])
    #expect(try causes(plain + [part]) == ["other", "all"])
    #expect(try causes(plain + [part, whole]) == ["event", "other"])
  }

  /// Where the bar rests wrong, or goes round and round, what becomes of the messages follows; where it only goes wrong,
  /// it does not.
  @Test(arguments: [
    (Rule.Subject.rest, true), (.loop, true), (.motion, false), (.messages, false), (.looks, false),
  ])
  func aWrongRestExplainsTheMessages(subject: Rule.Subject, isExplained: Bool) throws {
    let messages = RuleTests.rule("messages", .messages, .partial)
    let whole = try causes([RuleTests.rule("bar", subject, .whole), messages])
    #expect(whole == (isExplained ? ["bar"] : ["bar", "messages"]))
    #expect(
      try causes([RuleTests.rule("bar", subject, .partial), messages]) == ["bar", "messages"])
  }

  @Test func rulesAreForTheirScreens() throws {
    let rules = [
      RuleTests.rule("chat", .rest, .whole, on: .chat),
      RuleTests.rule("form", .rest, .whole, on: .form),
      RuleTests.rule("any", .rest, .whole, on: .any),
    ]
    #expect(try causes(rules) == ["chat", "any"])
    struct Nothing: Approach {
      typealias Screen = FormScreen
    }
    let form = try scene("form: {fields: [{name: a}]}\nevents: [{at: 0, focus: a}]")
      .film(of: Nothing())
    let found = Rule.judge(Features(of: form, mended: [:]), by: rules, ofCure: RuleTests.ofCure)
    #expect(found.map(\.cause) == ["form", "any"])
  }

  /// What alone cures is what is found: a finding of that cause comes first, and where there is none the cause itself
  /// is said, without what its cure takes away as well.
  @Test func whatAloneCuresIsFoundFirst() throws {
    let scenario = try scene("")
    let film = try scenario.film(of: BarMove(.transform, delay: 0.2))
    let mended = try scenario.film(of: BarMove(.transform, delay: 0.2), mending: .start)
    let features = Features(of: film, mended: [.start: mended])
    func causes(_ rules: [Rule]) -> [String] {
      Rule.judge(features, by: rules, ofCure: RuleTests.ofCure).map(\.cause)
    }
    let shape = Rule(.motion, on: .any) { features in
      features.asItIs.fault > 1
        ? Finding(title: "shape", cause: "shape", .whole, evidence: "x.", fix: "x") : nil
    }
    let looks = Rule(.looks, on: .any) { _ in
      Finding(title: "looks", cause: "looks", .whole, evidence: "x.", fix: "x")
    }
    #expect(causes([shape, looks]) == ["start", "looks"])
    #expect(causes([]) == ["start"])
    let start = RuleTests.rule("start", .motion, .whole)
    #expect(causes([shape, start]) == ["start", "shape"])
    #expect(causes([start, shape]) == ["start", "shape"])
  }
}
