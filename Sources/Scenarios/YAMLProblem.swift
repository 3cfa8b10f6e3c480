/// An error found by libyaml, in words for the author of a scenario; none of the file's text is quoted.
struct YAMLProblem {
  /// libyaml's own words, and its context.
  let problem, context: String
  /// From 1, where it was found, and where its context begins.
  let line, contextLine: Int
  /// In spaces, where its context begins.
  let contextColumn: Int
  let lines: [Substring]

  /// The line to look at, from 1, and what is wrong there.
  var told: (line: Int, words: String) {
    switch problem {
    case _ where problem.contains("tab character"):
      (line, "the line is indented with a tab; indent it with spaces")
    case "did not find expected ',' or ']'": (contextLine, unclosed("list", "[", "]"))
    case "did not find expected ',' or '}'": (contextLine, unclosed("map", "{", "}"))
    case _ where context == "while scanning a quoted scalar" && problem.contains("unexpected"):
      (contextLine, "the text that begins with a quotation mark here has none at its end")
    case "mapping values are not allowed in this context" where isDeeper:
      (line, indented(as: above))
    case "mapping values are not allowed in this context":
      (line, "a value with a colon and a space in it needs quotation marks around it")
    case "did not find expected key" where indent(line) != contextColumn:
      (line, indented(as: contextLine))
    case "did not find expected key":
      (line, "there is something after the end of a value; put all of it in quotation marks")
    case "did not find expected '-' indicator": (line, indentedInList)
    case "could not find expected ':'":
      (
        contextLine,
        "a colon and a space are missing behind the key, or quotation marks around a text of "
          + "several lines"
      )
    case "found character that cannot start any token":
      (line, "a value cannot begin with @, ` or %; put it in quotation marks")
    case "block sequence entries are not allowed in this context":
      (line, "a list's first - comes after something else; begin a new line with it")
    case "found unknown escape character":
      (line, "in a text in \" a \\ has no meaning here; write \\\\, or put the text in '")
    case "did not find expected <document start>":
      (
        line,
        "it continues after the end of the document; indent it like the first key, which begins its line"
      )
    default: (line, problem)
    }
  }

  private func unclosed(_ what: String, _ open: String, _ close: String) -> String {
    "the \(what) that begins with \(open) here has no \(close) at its end, or no comma between its parts"
  }

  private var indentedInList: String {
    "it is indented by \(spaces(indent(line))); the parts of the list from line \(contextLine) on begin "
      + "with a - behind \(spaces(contextColumn)), and the other lines of a part are indented by "
      + "\(contextColumn + 2)"
  }

  private func indent(_ line: Int) -> Int {
    lines.indices.contains(line - 1) ? lines[line - 1].prefix { $0 == " " }.count : 0
  }

  /// The next line above with something in it.
  private var above: Int {
    (1..<max(line, 1)).last { number in
      let text = lines[number - 1].drop { $0 == " " }
      return !text.isEmpty && text.first != "#"
    } ?? 1
  }

  private var isDeeper: Bool { line > 1 && indent(line) > indent(above) }

  private func indented(as other: Int) -> String {
    "it is indented by \(spaces(indent(line))), and the key in line \(other), which it belongs next to, by "
      + "\(spaces(indent(other))); indent both the same"
  }

  private func spaces(_ count: Int) -> String {
    count == 0 ? "no space" : "\(count) space\(count == 1 ? "" : "s")"
  }
}
