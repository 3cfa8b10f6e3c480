import Foundation
import TestSupport
import Testing

/// What `scripts/install` puts below a folder: the command, its manual pages and its completions.
struct InstallationTests {
  private let scratch: ScratchFolder

  /// Installs the built command.
  init() throws {
    scratch = try ScratchFolder()
    let script = Repository.root.appendingPathComponent("scripts/install").path
    let result = try shell("'\(script)' \"$FILMSTRIP\" prefix", in: scratch.url)
    try #require(result.status == 0, "\(result.errors)")
  }

  /// The names of the commands' pages.
  private func pages() throws -> [String] {
    try namesOfCommands().map { "filmstrip-" + $0.replacing(" ", with: "-") }
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: scratch.path("prefix/\(path)"), encoding: .utf8)
  }

  /// Nothing that it needs is looked up where it was installed or built.
  @Test func theCommandRunsWhereItIsMovedTo() throws {
    try FileManager.default.moveItem(
      atPath: scratch.path("prefix"), toPath: scratch.path("elsewhere"))
    let result = try shell(
      "elsewhere/bin/filmstrip --version && elsewhere/bin/filmstrip render keyboard-gap -o out",
      in: scratch.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == (try filmstrip("--version").output))
    let drawn = try Data(contentsOf: scratch.url.appendingPathComponent("out/keyboard-gap.png"))
    let picture = Repository.root.appendingPathComponent("Renders/keyboard-gap.png")
    #expect(drawn == (try Data(contentsOf: picture)))
  }

  @Test func everyCommandHasItsPage() throws {
    let folder = scratch.url.appendingPathComponent("prefix/share/man/man1").path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    let expected = try self.pages()
    #expect(Set(pages) == Set((["filmstrip"] + expected).map { "\($0).1" }) && pages.count > 20)
    // A page is named by that of the command above it.
    for page in expected {
      let above = page.split(separator: "-").dropLast().joined(separator: "-")
      #expect(try read("share/man/man1/\(above).1").contains("\n.It Xr \(page) 1\n"))
      #expect(try read("share/man/man1/\(page).1").hasSuffix("\n.Xr \(above) 1\n"))
    }
  }

  /// However the file is called that is installed.
  @Test func anotherFileMakesTheSamePages() throws {
    let script = Repository.root.appendingPathComponent("scripts/install").path
    let result = try shell(
      """
      ln -s "$FILMSTRIP" other && '\(script)' ./other second && diff -r prefix/share second/share
      """, in: scratch.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  /// What is before each of a page's meanings is a code.
  @Test func anExitStatusIsANumber() throws {
    for name in try pages() {
      let page = try read("share/man/man1/\(name).1")
      guard let start = page.range(of: ".Sh EXIT STATUS") else { continue }
      let list = page[start.upperBound...].prefix(
        upTo: page[start.upperBound...].range(of: ".El")?.lowerBound ?? page.endIndex)
      let codes = list.matches(of: /(?m)^\.It (.*)$/).map { String($0.output.1) }
      #expect(!codes.isEmpty && codes.allSatisfy { Int($0) != nil }, "\(name): \(codes)")
    }
  }

  @Test func aPageHasWhatHelpHas() throws {
    let page = try read("share/man/man1/filmstrip-diff.1")
    for line in [
      ".Nd compare two pictures or clips, pixel by pixel", ".Nm filmstrip diff",
      ".Op Fl Fl threshold Ar threshold", ".Ar b", ".It Fl o Ar output , Fl Fl output Ar output",
      ".Sh EXIT STATUS", ".It 65", "A file is not a picture.",
      ".Dl $ filmstrip diff before.png after.png \\-o difference.png", ".Xr filmstrip 1",
    ] {
      #expect(page.contains("\n\(line)\n"), "\(line)")
    }
    let help = try filmstrip("diff", "--help").output
    for option in help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/) {
      let name = option.output.1.replacing("-", with: "\\-")
      #expect(page.contains("Fl Fl \(name)"), "\(name)")
    }
  }

  /// Formatters find nothing to say about the pages, where they are installed.
  @Test func pagesAreWellFormed() throws {
    for formatter in ["mandoc -Tlint -W warning", "groff -ww -mdoc -Tutf8 -z"] {
      let program = String(formatter.prefix { $0 != " " })
      let result = try shell(
        """
        command -v \(program) >/dev/null || exit 0
        for page in prefix/share/man/man1/*.1; do \(formatter) "$page"; done
        """, in: scratch.url)
      #expect(result.output.isEmpty && result.errors.isEmpty, "\(result.output)\(result.errors)")
    }
  }

  /// What install puts there, uninstall removes, and nothing else.
  @Test func installedFilesAreRemoved() throws {
    let script = Repository.root.appendingPathComponent("scripts/install").path
    let result = try shell(
      """
      cp -R prefix other && touch other/bin/mine other/share/man/man1/filmstripper.1
      '\(script)' --remove other && find other -type f | LC_ALL=C sort
      """, in: scratch.url)
    #expect(
      result.output
        == "Removed filmstrip from other\nother/bin/mine\nother/share/man/man1/filmstripper.1\n")
  }

  /// Shells take the completions, where they are installed.
  @Test func shellsReadTheCompletions() throws {
    for (name, path) in [
      ("bash", "bash-completion/completions/filmstrip"), ("zsh", "zsh/site-functions/_filmstrip"),
      ("fish", "fish/vendor_completions.d/filmstrip.fish"),
    ] {
      #expect(try read("share/\(path)").contains("doctor"))
      let result = try shell(
        "command -v \(name) >/dev/null || exit 0\n\(name) -n prefix/share/\(path)", in: scratch.url)
      #expect(result.status == 0 && result.errors.isEmpty, "\(name): \(result.errors)")
    }
  }

  /// What bash offers for the last word of a line.
  @Test func bashCompletes() throws {
    for (line, offers) in [
      ("filmstrip doct", "doctor"), ("filmstrip render --form", "--format"),
      ("filmstrip list dev", "devices"), ("filmstrip curve off", "offsets"),
      ("filmstrip show recor", "recorder"), ("filmstrip render keyboard-g", "keyboard-gap"),
      ("filmstrip measure prefix/sh", "prefix/share"),
      ("filmstrip log keyboard-gap --approach constraints-layout-", "constraints-layout-curve"),
      ("filmstrip curve card --appearance d", "dark"), ("filmstrip new x --d", ""),
      ("filmstrip plan rec", "record"), ("filmstrip merge rend", "render"),
      ("filmstrip check --bundles prefix/sh", "prefix/share"),
    ] {
      let script = """
        . prefix/share/bash-completion/completions/filmstrip
        COMP_LINE='\(line)' COMP_POINT=\(line.count) COMP_TYPE=9
        COMP_WORDS=($COMP_LINE) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _filmstrip filmstrip "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      _ = try scratch.file("complete.bash", script)
      let result = try shell("PATH=$PWD/prefix/bin:$PATH bash complete.bash", in: scratch.url)
      #expect(result.output == "\(offers)\n", "\(line): \(result.errors)")
    }
  }
}
