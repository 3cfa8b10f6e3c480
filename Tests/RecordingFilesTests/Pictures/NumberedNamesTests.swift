import Testing

@testable import RecordingFiles

@Suite struct NumberedNamesTests {
  @Test func numbersAreInTheirOwnOrder() throws {
    let names = (8...11).map { "frame-\($0)@3x.png" }
    #expect(try NumberedNames(names.shuffled()).inOrder == names)
  }

  @Test func leadingZerosCountNothing() throws {
    #expect(
      try NumberedNames(["a02.png", "a1.png", "a003.png"]).inOrder == [
        "a1.png", "a02.png", "a003.png",
      ])
  }

  @Test(arguments: [
    (["1.png", "3.png"], "missing"), (["1.png", "01.png"], "same number"),
    (["a1.png", "b2.png"], "differ"), (["1@2x.png", "2@3x.png"], "differ"),
    (["1.png", "99999999999999999999.png"], "digits"),
  ])
  func badNumberingIsReported(names: [String], words: String) {
    #expect {
      try NumberedNames(names)
    } throws: {
      ($0 as? NumberedNames.Problem)?.reason.contains(words) == true
    }
  }
}
