import FilmstripPictureTesting
import Testing

/// The code of the page about `FilmstripPictureTesting`.
///
/// It is compiled and not run, as what it expects would hold only where the same fonts are installed.
private struct PictureSnippets {
  func picturesAreExpected(_ film: Film) throws {
    // snippet: picture
    try expectPicture(of: film, frame: 12, named: "mine-12", scale: 2, crop: .seam)
    // end
    // snippet: rule
    try expectPicture(
      of: film, at: 0.2, named: "mine-200ms", rule: DifferenceRule(threshold: .usual))
    // end
  }

  func stripsAreExpected(_ ours: Film, _ theirs: Film) throws {
    // snippet: strip
    try expectStrip(of: [ours, theirs], named: "ours-and-theirs")
    // end
  }
}
