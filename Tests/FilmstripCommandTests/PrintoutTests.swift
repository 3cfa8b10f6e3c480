import Testing

struct PrintoutTests {
  @Test(arguments: [
    ("", ""), ("a.b (1)", "a.b (1)"), ("a … c", "a b c"), ("a…c", "ac"), ("a\n…\nd", "a\nb\nc\nd"),
    ("…\nd", "a\nb\nd"), ("a\n…", "a\nb\nc"), ("a\n\nb", "a\n\nb"),
  ]) func skippedLinesMayBeAnything(text: String, printed: String) throws {
    #expect(try Printout(text).isWhole(of: printed))
  }

  @Test(arguments: [
    ("", "a"), ("a.b", "axb"), ("a", "a\nb"), ("a", "A"), ("a…c", "a\nc"), ("a\n…\nd", "a\nb\nc"),
    ("a\n…", "a"), ("a\nb", "a\n\nb"),
  ]) func allElseIsCompared(text: String, printed: String) throws {
    #expect(try !Printout(text).isWhole(of: printed))
  }
}
