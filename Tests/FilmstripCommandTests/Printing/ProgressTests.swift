import Testing

@testable import FilmstripCommand

struct ProgressTests {
  @Test func theLineSaysHowManyAndHowLong() {
    let films = Progress(of: "check", total: 1000, unit: "films")
    #expect(
      films.text(of: 250, after: .seconds(5))
        == "check: 250 of 1000 films, 50 a second, 15 s left")
    #expect(
      films.text(of: 4, after: .seconds(2)) == "check: 4 of 1000 films, 2.0 a second, 498 s left")
    #expect(
      films.text(of: 1000, after: .seconds(20))
        == "check: 1000 of 1000 films, 50 a second, 0 s left")
  }

  /// A name that comes from a file's cannot steer the terminal.
  @Test func theLineIsOneLine() {
    let line = Progress(of: "a\n\u{1B}[2Jb", total: 2).text(of: 1, after: .seconds(1))
    #expect(!line.contains { $0 == "\n" || $0 == "\u{1B}" })
  }
}
