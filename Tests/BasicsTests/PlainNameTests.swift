import Testing

@testable import Basics

struct PlainNameTests {
  @Test(arguments: ["a", "ours", "Ours-2", "_", "-", "ä", "名前", String(repeating: "a", count: 100)])
  func namesThatFilesCanHaveAreNames(name: String) { #expect(PlainName.problem(of: name) == nil) }

  @Test(arguments: [
    "", ".", "..", "a.b", "a/b", "a b", "a\u{0}", "a\n", "\u{93E}a",
    String(repeating: "a", count: 101),
    String(repeating: "ä", count: 51),
  ])
  func namesThatFilesCannotHaveAreRefused(name: String) {
    #expect(PlainName.problem(of: name) != nil)
  }
}
