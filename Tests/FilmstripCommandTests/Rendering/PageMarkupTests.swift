import Foundation
import TestSupport
import Testing

/// What `render --embed` prints, and the pages it is for.
struct PageMarkupTests {
  private func embed(_ arguments: String..., in folder: ScratchFolder) throws -> CommandResult {
    let result = try filmstrip(
      ["render", "keyboard-gap", "--embed", "-o", folder.url.path] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result
  }

  private let frame = "frame: gap 56.6 pt at 1083 ms, covered 56.6 pt at 83 ms."

  @Test func aPictureHasItsDarkOneAndItsWords() throws {
    let folder = try ScratchFolder()
    let alone = try embed("--scale", "2", in: folder).output
    #expect(!alone.contains("<picture>"))
    #expect(
      alone.contains(#"<img src="keyboard-gap@2x.png" srcset="keyboard-gap@2x.png 2x" alt=""#))
    #expect(alone.contains(frame) && alone.contains("transform: gap 0 pt, covered 0 pt."))
    // DocC takes a name without scale and appearance.
    #expect(alone.contains("DocC: ![") && alone.contains("](keyboard-gap.png)"))
    _ = try embed("--scale", "2", "--appearance", "dark", in: folder)
    let both = try embed("--scale", "2", in: folder).output
    #expect(
      both.contains(
        #"<source media="(prefers-color-scheme: dark)" srcset="keyboard-gap~dark@2x.png 2x">"#))
  }

  /// A clip's words are those of its own approach.
  @Test func aClipDescribesItsFilm() throws {
    let folder = try ScratchFolder()
    let text = try embed(
      "--format", "animated-svg", "--approach", "frame", "--approach", "transform", in: folder
    ).output
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("<img") }
    #expect(lines.count == 2)
    #expect(lines[0].contains(frame) && !lines[0].contains("transform:"))
    #expect(lines[1].contains("transform:") && !lines[1].contains("frame:"))
  }

  @Test func anEmbeddedPageIsAFrameAsHighAsItSays() throws {
    let folder = try ScratchFolder()
    let text = try embed("--format", "html", "--shape", "embed", in: folder).output
    #expect(text.contains(#"<iframe src="keyboard-gap-embed.html" title=""#))
    #expect(text.contains("addEventListener(\"message\""))
    let page = try String(contentsOfFile: folder.path("keyboard-gap-embed.html"), encoding: .utf8)
    #expect(!page.contains("<h1") && !page.contains("http:") && !page.contains("https:"))
    #expect(page.contains("\"dark\":"))
  }

  @Test func wordsAreInTheListToo() throws {
    let folder = try ScratchFolder()
    let files = try #require(try embed("--json", in: folder).json() as? [[String: Any]])
    #expect((files.first?["alt"] as? String)?.contains(frame) == true)
  }

  /// What is in a name or a summary is text in the markup.
  @Test func textsAreEscaped() throws {
    let folder = try ScratchFolder()
    let mine = try folder.file(
      "mine.yaml",
      "name: mine\nsummary: \"A \\\" onload=alert(1) <b>.\"\nuntil: 0.5\napproaches: [frame]\n")
    let result = try filmstrip("render", mine, "--embed", "-o", folder.url.path)
    #expect(result.output.contains("A &quot; onload=alert(1) &lt;b&gt;."))
  }

  @Test(arguments: [
    (["--embed", "-o", "-"], "-o - and --embed both print"),
    (["--embed", "--format", "csv"], "--embed does nothing for csv"),
    (["--shape", "embed"], "--shape embed does nothing for strip; it is for html."),
    (["--shape", "embed", "--format", "html", "--appearance", "dark"], "leave out --appearance"),
    (["--shape", "slide", "--format", "html"], "--shape does nothing for html"),
  ])
  func optionsThatDoNotApplyAreRefused(arguments: [String], message: String) throws {
    let result = try filmstrip(["render", "keyboard-gap"] + arguments)
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }
}
