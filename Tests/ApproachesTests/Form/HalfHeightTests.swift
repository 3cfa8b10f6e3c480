import Scenarios
import Testing

struct HalfHeightTests {
  /// 129 points for every field, at once, whatever the keyboard's height.
  @Test(arguments: [100.0, 216, 320])
  func theLiftIsTheSameForEveryKeyboard(height: Double) throws {
    let scenario = try Scenario(
      yaml: """
        name: half
        keyboard: {height: \(height)}
        form: {fields: [{name: low, y: 600}]}
        events: [{at: 0, focus: low}, {at: 1, keyboard: hide}]
        approaches: [half-height]
        """, file: "half.yaml")
    let film = try scenario.film(of: scenario.approaches[0])
    #expect(film.value(of: .viewTop, at: 0) == -129)
    #expect(film.measures.field?.viewLiftAtRest?.value == 129)
    #expect(film.measures.field?.coveredAtRest?.value == max(0, min(44, height - 129 - 23)))
    #expect(film.value(of: .viewTop, at: 1) == 0)
  }
}
