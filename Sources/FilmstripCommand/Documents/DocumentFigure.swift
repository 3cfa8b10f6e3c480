import Basics

/// A picture of a Markdown or DocC document, with the call of `render` that draws it.
///
/// The call is a comment, or the info string of a code block, whose code is then the scenario. Its pictures are those of the
/// next lines, up to an empty one:
///
/// ```text
/// <!-- filmstrip render keyboard-gap --approach transform -->
/// ![The bar stays on the keyboard.](figures/gap.png)
/// ```
struct DocumentFigure: Equatable {
  /// Of the call, from 1.
  let line: Int
  /// Without `filmstrip render`.
  let arguments: [String]
  /// The code of a block.
  let scenario: String?
  /// The pictures' paths, or in DocC names, as they are written.
  let pictures: [String]

  /// The figures of a document, in order.
  static func all(in text: String) -> [DocumentFigure] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, text: $1.trimmed) }[...]
    var figures: [DocumentFigure] = []
    while let line = lines.popFirst() {
      var code: String?
      var arguments = call(inComment: line.text)
      if let fence = Fence(line.text) {
        let block = lines.prefix { !fence.ends(at: $0.text) }
        lines = lines.dropFirst(block.count + 1)
        arguments = call(in: words(of: fence.info).dropFirst())
        code = text.split(separator: "\n", omittingEmptySubsequences: false)[
          line.number..<(line.number + block.count)
        ].map { $0 + "\n" }.joined()
      }
      guard let arguments else { continue }
      let pictures = lines.drop { $0.text.isEmpty }.prefix {
        !$0.text.isEmpty && Fence($0.text) == nil && call(inComment: $0.text) == nil
      }
      figures.append(
        DocumentFigure(
          line: line.number, arguments: arguments, scenario: code,
          pictures: pictures.flatMap { DocumentFigure.pictures(in: $0.text) }))
    }
    return figures
  }

  private static func call(inComment line: String) -> [String]? {
    guard let comment = line.wholeMatch(of: /<!--(.*)-->/) else { return nil }
    return call(in: words(of: String(comment.output.1))[...])
  }

  private static func call(in words: ArraySlice<String>) -> [String]? {
    words.starts(with: ["filmstrip", "render"]) ? Array(words.dropFirst(2)) : nil
  }

  /// The words of a line as a shell takes them, where quotes hold words together.
  private static func words(of line: String) -> [String] {
    line.matches(of: /(?:[^\s"']|"[^"]*"|'[^']*')+/).map { match in
      String(match.output).replacing(/"([^"]*)"|'([^']*)'/) { $0.output.1 ?? $0.output.2 ?? "" }
    }
  }

  /// What a line shows: Markdown's `![…](path)`, tags with `src` or `srcset`, and DocC's `@Image` and `@Video`.
  private static func pictures(in line: String) -> [String] {
    line.matches(
      of:
        /!\[[^\]]*\]\(\s*<?([^\s)>]+)[^)]*\)|\bsrc(?:set)?\s*=\s*"([^"\s]+)|\bsource:\s*"?([^",\s)]+)/
    ).compactMap { ($0.output.1 ?? $0.output.2 ?? $0.output.3).map(String.init) }
  }

  /// A code block's first line.
  private struct Fence {
    let mark: String
    let info: String

    init?(_ line: String) {
      guard let match = line.prefixMatch(of: /(`{3,}|~{3,})([^`]*)/) else { return nil }
      (mark, info) = (String(match.output.1), String(match.output.2))
    }

    func ends(at line: String) -> Bool {
      line.hasPrefix(mark) && line.allSatisfy { $0 == mark.first }
    }
  }
}
