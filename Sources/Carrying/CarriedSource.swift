package import Basics

/// An app's source, rewritten so that it compiles with the model's module in place of UIKit.
///
/// Every line keeps its number. A rewritten source does not change when it is rewritten again.
package struct CarriedSource: Sendable {
  /// Without the heading.
  package let bytes: [UInt8]
  package let lineCount: Int
  /// From 1.
  package let editedLines: Set<Int>
  package let obstacles: [Obstacle]
  /// The names of properties that the source sets, its own or others'.
  package let namesSet: Set<String>
  /// The rewritten source's pieces, and which of them the system excludes.
  let code: Code
  let isLeftOut: [Bool]
  let overrides: [ExtensionOverride]
  let classEnds: [String: (offset: Int, line: Int)]
  /// Whether it imports modules of the target whose names are not known here.
  let isOpen: Bool

  /// Rewrites a source in UTF-8, which errors call `file`.
  ///
  /// - Parameter modules: Those that the target has in addition to Swift's and the model's; other imports are dropped.
  /// - Throws: `FileError` if the source is not UTF-8, or has an unterminated token or an unmatched bracket.
  package init(_ bytes: [UInt8], file: String, modules: Set<String> = []) throws(FileError) {
    if let place = bytes.firstInvalidUTF8 {
      let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
      throw FileError(file: file, line: line, "it is not UTF-8; nothing was carried.")
    }
    let source = try SourceText(bytes, file: file)
    var rewriter = Rewriter(source, modules: modules)
    lineCount = source.lineCount
    obstacles = rewriter.obstacles
    namesSet = rewriter.namesSet
    var editedLines = rewriter.editedLines
    var edits = editedLines
    var passes = 1
    // Blanking a piece joins those around it, which may then need a rewrite.
    while !edits.isEmpty, passes < CarriedSource.mostPasses {
      rewriter = Rewriter(try SourceText(rewriter.bytes, file: file), modules: modules)
      edits = rewriter.editedLines
      editedLines.formUnion(edits)
      passes += 1
    }
    self.bytes = rewriter.bytes
    (code, isLeftOut) = (rewriter.code, rewriter.conditions.isLeftOut)
    overrides = code.extensionOverrides(rewriter.outline)
    classEnds = code.classEnds(rewriter.outline, leftOut: isLeftOut)
    isOpen = rewriter.importsOthers
    self.editedLines = editedLines
  }

  /// The most passes, our choice: for code that compiles, the second pass finds nothing.
  private static let mostPasses = 8

  /// Worked out each time.
  var names: NamesOfSource { NamesOfSource(code, leftOut: isLeftOut) }

  package var lostLines: Set<Int> {
    Set(obstacles.filter { $0.severity == .error }.map(\.line))
  }

  /// For example `films (2 of 314 lines rewritten)`, or `needs: UISearchBar (line 7); 1 line by hand (9)`.
  func verdict(missing: [(name: String, line: Int)]) -> String {
    let lost = lostLines.sorted()
    guard !missing.isEmpty || !lost.isEmpty else {
      return """
        films (\(editedLines.count) of \(lineCount) line\(lineCount == 1 ? "" : "s") rewritten)
        """
    }
    let names = missing.map { "\($0.name) (line \($0.line))" }.joined(separator: ", ")
    let lines =
      lost.isEmpty
      ? ""
      : "\(lost.count) line\(lost.count == 1 ? "" : "s") by hand (\(lost.map(String.init).joined(separator: ", ")))"
    return "needs: " + [names, lines].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The start of a carried file.
  package static let mark = "// Carried by filmstrip"

  /// The source below two lines of heading, with which the compiler's errors point at `path`.
  ///
  /// The path must not contain a line end.
  package func file(from path: String) -> [UInt8] {
    CarriedSource.files(of: [(path, self)]).first ?? []
  }

  /// These bytes below the heading.
  func file(_ bytes: [UInt8], from path: String) -> [UInt8] {
    let lineEnd = bytes.firstLineEnd
    let heading = """
      \(CarriedSource.mark); change the app's file, not this one.\(lineEnd)\
      \(CarriedSource.location(path, 1))\(lineEnd)
      """
    // A byte order mark is only valid at the beginning of a file.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    // So is a shebang.
    let isScript = text.starts(with: "#!".utf8)
    return Array(heading.utf8) + (isScript ? Array("//".utf8) + text.dropFirst(2) : Array(text))
  }
}

extension [UInt8] {
  fileprivate var firstInvalidUTF8: Int? {
    var (decoder, rest, offset) = (UTF8(), makeIterator(), 0)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Defaults to `\n`.
  fileprivate var firstLineEnd: String {
    guard let index = firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    else { return "\n" }
    guard self[index] == UInt8(ascii: "\r") else { return "\n" }
    return index + 1 < count && self[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}
