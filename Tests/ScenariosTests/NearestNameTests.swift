import TestSupport
import Testing

@testable import Scenarios

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("frame", "fram", 1), ("frame", "farme", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("height", "heigth", 1),
  ])
  func distances(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(Array(first), Array(second)) == distance)
    #expect(NearestName.distance(Array(second), Array(first)) == distance)
  }

  /// A distance is 0 for equal texts alone, and one change makes it 1.
  @Test func oneChangeIsOne() {
    var generator = SeededGenerator(11)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: 97...99, using: &generator)))
      }
      #expect(NearestName.distance(text, text) == 0)
      var longer = text
      longer.insert("z", at: Int.random(in: 0...text.count, using: &generator))
      #expect(NearestName.distance(text, longer) == 1)
    }
  }

  @Test func onlyNearNamesAreSuggested() {
    let names = ["iPhone 15", "iPhone 7", "iPad 9.7"]
    #expect(NearestName.of("iPhon 15", among: names) == "iPhone 15")
    #expect(NearestName.of("IPHONE 7", among: names) == "iPhone 7")
    #expect(NearestName.of("iPhone15", among: ["iPhone 5"] + names) == "iPhone 15")
    #expect(NearestName.of("Pixel", among: names) == nil)
    #expect(NearestName.of("x", among: []) == nil)
    // Long texts are near to long names alone; a megabyte is compared with no short one.
    #expect(NearestName.of("abc", among: ["abcd", "ab"]) != nil)
    #expect(NearestName.of("abcdef", among: ["abc"]) == nil)
    #expect(NearestName.of("abcdef", among: ["abcd"]) == "abcd")
    #expect(NearestName.of(String(repeating: "iPhone ", count: 150_000), among: names) == nil)
    #expect(NearestName.hint(for: "heigth", among: ["height"]) == " Did you mean “height”?")
    #expect(NearestName.hint(for: "zzzzzz", among: ["height"]).isEmpty)
  }
}
