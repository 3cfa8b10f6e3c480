import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

struct DocsCommandTests {
  private static let guide = """
    # Guide

    <!-- filmstrip render keyboard-gap --approach "transform" -->

    ![The bar stays.](figures/gap.png "A title")
    Words below it, with a ![second](<figures/second.png>).

    ```yaml filmstrip render --columns 3
    name: mine
    approaches: [frame]
    ```
    <picture>
    <source media="(prefers-color-scheme: dark)" srcset="figures/mine~dark@2x.png">
    <img src="figures/mine.png" alt="x">
    </picture>

    ````markdown
    <!-- filmstrip render keyboard-gap -->
    ![No figure, but an example.](figures/none.png)
    ````

    <!-- Another comment. -->
    ![No figure.](figures/other.png)
    """

  @Test func callsHaveThePicturesBelowThem() {
    #expect(
      DocumentFigure.all(in: DocsCommandTests.guide) == [
        DocumentFigure(
          line: 3, arguments: ["keyboard-gap", "--approach", "transform"], scenario: nil,
          pictures: ["figures/gap.png", "figures/second.png"]),
        DocumentFigure(
          line: 8, arguments: ["--columns", "3"], scenario: "name: mine\napproaches: [frame]\n",
          pictures: ["figures/mine~dark@2x.png", "figures/mine.png"]),
      ])
    #expect(
      DocumentFigure.all(in: "<!-- filmstrip render a -->\n@Image(source: gap, alt: \"x\")")
        .map(\.pictures) == [["gap"]])
  }

  @Test func aFigureThatIsOutOfDateFails() throws {
    let scratch = try ScratchFolder()
    let document = scratch.path("guide.md")
    try write(Array(DocsCommandTests.guide.utf8), to: URL(fileURLWithPath: document))
    func docs(_ more: String...) throws -> CommandResult {
      try filmstrip(["docs", "."] + more, in: scratch.url)
    }
    let none = try docs("--check")
    #expect(none.status == 1 && none.output.contains("guide.md:8: figures/mine.png is missing."))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("figures")))

    #expect(try docs().output == "4 figures, 4 drawn.\n")
    #expect(try docs("--check").output == "4 figures, 0 out of date or missing.\n")
    // As render draws it.
    _ = try filmstrip(
      "render", "keyboard-gap", "--approach", "transform", "-o", scratch.path("out"))
    let drawn = try Data(contentsOf: scratch.url.appending(path: "out/keyboard-gap.png"))
    #expect(try Data(contentsOf: scratch.url.appending(path: "figures/gap.png")) == drawn)

    let changed = DocsCommandTests.guide.replacing("[frame]", with: "[constraints]")
    try write(Array(changed.utf8), to: URL(fileURLWithPath: document))
    let stale = try docs("--check")
    #expect(stale.status == 1)
    #expect(
      stale.output == """
        guide.md:8: figures/mine~dark@2x.png is out of date.
        guide.md:8: figures/mine.png is out of date.
        4 figures, 2 out of date or missing.

        """)
    #expect(try docs().output == "4 figures, 2 drawn.\n")
    #expect(try docs("--check").status == 0)
  }

  @Test func picturesOfACatalogueAreFoundByName() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "Guide.docc/Articles")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let call = "<!-- filmstrip render keyboard-gap -->\n"
    try write(
      Array((call + "@Image(source: \"gap.svg\", alt: \"x\")\n").utf8),
      to: folder.appending(path: "Gap.md"))
    #expect(try filmstrip(["docs"], in: scratch.url).status == 0)
    let file = scratch.path("Guide.docc/Resources/gap.svg")
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try filmstrip(["docs", "--check"], in: scratch.url).status == 0)
  }

  @Test(arguments: [
    ("![x](a.png)", 2, "No figure was found"),
    ("<!-- filmstrip render keyboard-gap -->", 65, "guide.md:1: no picture follows"),
    ("<!-- filmstrip render nothing -->\n![x](a.png)", 65, "guide.md:1: nothing: there is no"),
    ("\n<!-- filmstrip render keyboard-gap --sclae 2 -->\n![x](a.png)", 65, "guide.md:2: "),
    (
      "<!-- filmstrip render keyboard-gap --format plot -->\n![x](a.svg)", 65,
      "format plot draws no"
    ),
    ("<!-- filmstrip render keyboard-gap -->\n![x](a.docx)", 65, "no format of render"),
    ("<!-- filmstrip render keyboard-gap --format gif -->\n![x](a.gif)", 64, "a single file"),
    ("<!-- filmstrip render keyboard-gap -o out -->\n![x](a.png)", 64, "leave out -o"),
    (
      "```yaml filmstrip render\nname: mine\nfsp: 60\n```\n![x](a.png)", 65,
      "guide.md:3: there is no key “fsp”"
    ),
  ]) func figuresThatCannotBeDrawnAreReportedAtTheirLine(text: String, status: Int32, words: String)
    throws
  {
    let scratch = try ScratchFolder()
    try write(Array(text.utf8), to: scratch.url.appending(path: "guide.md"))
    let result = try filmstrip(["docs", "guide.md"], in: scratch.url)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["guide.md"])
  }
}
