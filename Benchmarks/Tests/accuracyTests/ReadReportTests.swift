import Foundation
import Testing

@testable import accuracy

@Suite struct ReadReportTests {
  @Test func whatTheCommandPrintsIsUnderstood() throws {
    let text = """
      {"events": [
        {"keyboard": {"curve": "springIOS26"}, "certainty": "certain",
         "bar": {"way": "easeInOut 0.25 s", "certainty": "likely", "tooHigh.max": {"value": 3},
                 "covered.max": {"value": 40.5}}},
        {"bar": {"way": "120 ms late"}},
        {"bar": {"way": "with the keyboard"}}, {"bar": {"way": "jumps at the end"}},
        {"bar": {"way": "hidden on the way"}}, {"bar": {}}, {}
      ]}
      """
    let verdicts = try JSONDecoder().decode(ReadReport.self, from: Data(text.utf8)).verdicts
    #expect(
      verdicts.map(\.way) == [.otherCurve, .late, .withKeyboard, .jump, .hidden, nil, nil])
    #expect(verdicts[0].curve == "ios26")
    #expect(verdicts[0].excess == 40.5)
    #expect(verdicts[1].curve == nil)
  }
}
