import Diagnosis
import FilmstripUIKit
import Scenarios
import Testing

@Suite struct ControllerTests {
  @Test func aChatOf2020IsTight() throws {
    let film = try Scenario.named("keyboard-gap").film(
      of: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }
}
