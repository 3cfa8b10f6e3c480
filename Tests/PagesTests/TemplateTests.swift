import Testing

@testable import Pages

struct TemplateTests {
  private func filled(_ template: String, _ values: [String: Markup]) -> String {
    Template(template).filled(with: values)
  }

  @Test func holesAreFilledWhereverTheyAre() {
    #expect(filled("{{a}}-{{b}}{{a}}", ["a": "1", "b": "2"]) == "1-21")
    #expect(filled("no hole", ["a": "1"]) == "no hole")
    #expect(filled("", [:]) == "")
    #expect(filled("x{{unknown}}y", [:]) == "xy")
    #expect(filled("x{{open", ["open": "1"]) == "x{{open")
    #expect(filled("x}}{{a}}", ["a": "1"]) == "x}}1")
  }

  /// A text that looks like a hole is not filled in its turn.
  @Test func filledHolesAreNotScannedAgain() {
    #expect(filled("{{a}} {{b}}", ["a": "{{b}}", "b": "{{a}}"]) == "{{b}} {{a}}")
  }
}
