import Testing

@testable import Diagnosis
@testable import Scenarios

struct PictureChoicesTests {
  private func scenario(_ lines: String) throws -> Scenario {
    try Scenario(
      yaml: """
        name: mine
        until: 2
        events: [{at: 0, keyboard: show}]
        \(lines)
        """)
  }

  @Test func aStripSaysHowItLooks() throws {
    let choices = try scenario(
      """
      strip:
        title: Ours
        footnote: Measured on a model.
        at: [0, 0.1, 1.1]
        without: [code, magnifier]
        accent: "#8E44AD"
        words: ja
      """
    ).strip.choices
    #expect(choices.title == "Ours" && choices.footnote == "Measured on a model.")
    #expect(choices.moments == [0, 0.1, 1.1] && choices.without == [.code, .magnifier])
    #expect(choices.accent == 0x8E44AD && choices.words.language.description == "ja")
    #expect(try scenario("strip: {without: plot}").strip.choices.without == [.plot])
    #expect(try scenario("").strip.choices == PictureChoices())
  }

  @Test(arguments: [
    ("strip: {at: [0, 3]}", "0"), ("strip: {at: [0], columns: 3}", "`at` names each column"),
    ("strip: {without: [keys]}", "keys"), ("strip: {accent: red}", "#8E44AD"),
    ("strip: {accent: \"#12345\"}", "#8E44AD"), ("strip: {words: tlh}", "de, es, fr, ja, zh-Hans"),
    ("approaches: [{approach: frame, move: frame}]", "`approach` names one of the catalogue"),
    ("approaches: [{approach: fram}]", "frame"),
  ])
  func impossibleValuesAreReported(line: String, message: String) {
    do {
      _ = try scenario(line)
      Issue.record("\(line) was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func approachesHaveWordsOfTheFile() throws {
    let approaches = try scenario(
      """
      approaches:
        - {approach: frame, title: Theirs, summary: "As it was.", code: ""}
        - {name: ours, move: transform, code: "bar.transform = up"}
      """
    ).approaches
    #expect(approaches.map(\.name) == ["frame", "ours"])
    #expect(approaches.map(\.title) == ["Theirs", nil])
    #expect(approaches[0].summary == "As it was." && approaches[0].code.isEmpty)
    #expect(approaches[1].code == "bar.transform = up" && !approaches[1].summary.isEmpty)
  }
}
