import Testing

@testable import Graphics

struct FingerprintChangeTests {
  @Test(arguments: [
    ("pango 1.50.12", "pango 1.52.0", "pango 1.50.12 → 1.52.0"),
    ("cairo 1.16.0, pango 1.50", "cairo 1.16.0, pango 1.50", ""),
    (
      "cairo 1.16.0; Inter-Bold.otf 4.001", "cairo 1.18.0; Inter-Bold.otf 4.002",
      "cairo 1.16.0 → 1.18.0, Inter-Bold.otf 4.001 → 4.002"
    ),
    (
      "cairo 1.16.0; Old Font.otf 1.0", "cairo 1.16.0; New Font.otf 2.0",
      "Old Font.otf 1.0 is gone, New Font.otf 2.0 is new"
    ),
    // The order tells nothing.
    ("cairo 1, pango 2", "pango 2, cairo 1", ""),
  ])
  func changesAreNamed(before: String, now: String, change: String) {
    #expect(Fingerprint.change(from: before, to: now) == change)
  }
}
