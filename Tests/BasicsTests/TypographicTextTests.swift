import Testing

@testable import Basics

struct TypographicTextTests {
  @Test(arguments: [
    ("the keyboard's curve", "the keyboard’s curve"), ("the bars' edges", "the bars’ edges"),
    ("it's", "it’s"), ("'quoted' words", "'quoted' words"), ("5' 3", "5' 3"), ("", ""), ("'", "'"),
    ("doesn’t", "doesn’t"),
  ])
  func apostrophesAreBetweenLetters(text: String, expected: String) {
    #expect(text.typographic == expected)
  }
}
