import Testing

@testable import Basics

struct PathTextTests {
  @Test(
    arguments: [
      ("", []), ("/", []), ("a", ["a"]), ("a/b", ["a", "b"]), ("//a//b/", ["a", "b"]),
      ("../a", ["..", "a"]), ("a/\u{301}b", ["a", "\u{301}b"]), ("../\u{93E}", ["..", "\u{93E}"]),
    ] as [(String, [String])])
  func aPathHasItsNames(path: String, names: [String]) {
    // Characters that differ may be equal as texts, so bytes are compared.
    #expect(PathText.parts(path).map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test(arguments: ["a", "a/b", "..a/b..", "a/...", "\u{301}/a", "a/..\u{301}"])
  func whatLeadsDownStaysInItsFolder(path: String) { #expect(PathText.leadsDown(path)) }

  /// A mark that joins the slash before it to one character hides neither the slash nor what is before it.
  @Test(arguments: [
    "/", "/a", "/\u{301}a", "..", "../a", "a/..", "a/../b", "../\u{301}a", "a/../\u{93E}",
    "a\u{0}b",
  ])
  func linksThatLeadElsewhereAreSeen(path: String) { #expect(!PathText.leadsDown(path)) }

  /// Who goes the way from the folder is at the other path.
  @Test(arguments: ["/", "/a", "/a/b", "/a/b/c", "/b", "/ab", "/a/\u{301}b"])
  func aWayLeadsToWhereItShould(folder: String) {
    for other in ["/", "/a", "/a/b", "/a/c/d", "/b/a", "/a/\u{301}b/c"] {
      var names = PathText.parts(folder)
      for name in PathText.parts(PathText.way(from: folder, to: other)) where name != "." {
        if name == ".." { names.removeLast() } else { names.append(name) }
      }
      #expect(names.elementsEqual(PathText.parts(other)) { $0.utf8.elementsEqual($1.utf8) })
    }
    #expect(PathText.way(from: folder, to: folder) == ".")
  }
}
