import Testing

@testable import FilmstripTesting

struct SnapshotNamesTests {
  @Test(arguments: [
    "a", "follows-2", "größe", "b\u{93E}", "_", "-", "a.b", "9",
    String(repeating: "a", count: 100),
  ])
  func namesOfFilesAreAllowed(name: String) { #expect(SnapshotNames.allows(name)) }

  /// What leads to another folder, hides the file, or joins the slash or the dot before it to one character.
  @Test(arguments: [
    "", ".", "..", ".a", "a/b", "a b", ".\u{93E}a", "\u{93E}a", "\u{345}a", "a\u{0}",
    String(repeating: "a", count: 101),
  ])
  func othersAreNot(name: String) { #expect(!SnapshotNames.allows(name)) }
}
