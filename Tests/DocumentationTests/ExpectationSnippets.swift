import FilmstripTesting
import Testing

/// The code of the page about `FilmstripTesting`.
struct ExpectationSnippets {
  @Test func aToleranceIsGivenByKind() throws {
    // snippet: tolerance
    let tolerance = try #require(Tolerance(position: 0.5, gap: 0.5))
    try expectFilm(
      of: "transform", on: .named("keyboard-gap"), named: "transform", tolerance: tolerance)
    // end
  }
}
