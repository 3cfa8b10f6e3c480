import Scenarios
import Stage
import TestSupport
import Testing

/// What multiplies in a scenario is limited as a whole: each limit on both of its sides.
struct ScenarioLimitTests {
  private func read(_ text: String) throws -> Scenario {
    try Scenario(yaml: "name: x\n" + text, file: "limits.yaml")
  }

  /// Expects an error that names the line and says all of some words.
  private func expectRefused(_ text: String, line: Int, _ words: String...) {
    let error = #expect(throws: ScenarioError.self) { try read(text) }
    #expect(error?.line == line, "\(error?.description ?? "")")
    for word in words {
      #expect(error?.description.contains(word) == true, "\(error?.description ?? "")")
    }
  }

  private func approaches(_ count: Int) -> String {
    "approaches: [" + (0..<count).map { "{name: a\($0)}" }.joined(separator: ", ") + "]"
  }

  /// Each approach has a film of its own.
  @Test func framesOfAllApproachesCount() throws {
    // Frame 0, and 60 a second.
    let scenario = try read("until: 333.32\n\(approaches(3))")
    #expect(scenario.script.frameCount == Script.frameLimit)
    #expect(scenario.script.frameCount * 3 == Scenario.totalFrameLimit)
    expectRefused(
      "until: 333.32\n\(approaches(4))", line: 3, "4 approaches", "20000 frames", "80000", "60000")
    _ = try read("until: 9.99\n\(approaches(100))")
    expectRefused("until: 10\n\(approaches(100))", line: 3, "601 frames", "60100")
    // Where a default is what makes it too many, what was given is named.
    expectRefused(
      "until: 10\nevents: []\nfps: 1000\n\(approaches(7))", line: 5, "10001 frames", "70007")
  }

  /// Everything on the screen moves as a device is turned.
  @Test func turnsOfTheDeviceAreFew() throws {
    func events(_ count: Int) -> String {
      "events:\n"
        + (0..<count).map { "  - {at: \($0), rotate: \($0 % 2 == 0 ? "landscape" : "portrait")}\n" }
        .joined()
    }
    let scenario = try read(events(Scenario.rotationLimit))
    #expect(scenario.script.events.count == 100)
    expectRefused(
      events(Scenario.rotationLimit + 1), line: 103, "at most 100 events turn or fold the device")
  }

  /// Messages that come are rows, too.
  @Test(arguments: ["send", "receive"]) func messagesThatComeCount(kind: String) throws {
    let scenario = try read("messages: \(Table.rowLimit - 1)\nevents: [{at: 0, \(kind): hello}]")
    #expect(scenario.script.events.count == 1)
    expectRefused(
      "messages: \(Table.rowLimit)\nevents: [{at: 0, \(kind): hello}]", line: 3, "20000 messages",
      "20001")
  }

  /// Characters are counted as Unicode has them: accents that are put upon one letter are many.
  @Test(arguments: [
    "messages: [{text: TEXT}]", "events: [{send: TEXT}]", "summary: TEXT",
    "form: {fields: [{name: a, text: TEXT}]}", "form: {fields: [{name: a, label: TEXT}]}",
    "form: {fields: [{name: a, placeholder: TEXT}]}", "form: {fields: [{name: a}, {button: TEXT}]}",
    "form: {title: TEXT, fields: [{name: a}]}",
    "form: {header: {title: TEXT}, fields: [{name: a}]}",
  ])
  func textsAreOfSomeLength(key: String) throws {
    for unit in ["w", "漢", "\u{301}"] {
      func text(_ length: Int) -> String {
        let text = "a" + String(repeating: unit, count: length - 1)
        return key.replacing("TEXT", with: text)
      }
      _ = try read(text(Scenario.textLimit))
      expectRefused(text(Scenario.textLimit + 1), line: 2, "at most 2000 characters, found 2001")
    }
  }

  /// Boxes and buttons of a form count as fields do, however deep they lie, and an alert's.
  @Test func everythingOnAFormCounts() throws {
    func form(buttons: Int) -> String {
      let list = Array(repeating: "{button: b}", count: buttons).joined(separator: ", ")
      return """
        form:
          alert: {fields: [{name: z}]}
          fields: [{name: a}, {box: b, fields: [{box: c, fields: [\(list)]}]}]
        """
    }
    // The field, two boxes and the alert's field beside the buttons.
    _ = try read(form(buttons: 96))
    expectRefused(form(buttons: 97), line: 3, "101 fields, boxes and buttons")
  }

  /// A film may make its share of what all films of a scenario may make together.
  @Test func approachesShareWhatIsMade() throws {
    let list = "messages: [" + String(repeating: "{text: a, height: 1}, ", count: 600) + "]\n"
    let few = try read(list + approaches(10))
    #expect(try few.film(of: few.approaches[0]).layers.count > 2_000)
    let many = try read(list + approaches(100))
    let error = #expect(throws: PlayError.self) { try many.film(of: many.approaches[0]) }
    #expect(error?.description.contains("more than 2000 views by 0 s") == true)
  }
}
