package import Basics

/// An app's source, rewritten so that it compiles over the model's module with UIKit's names.
///
/// It has the lines of the app's source, each in its place. What the rewriting does not name stays as it is, and a
/// source that has been rewritten stays as it is when it is rewritten again.
package struct CarriedSource: Sendable {
  /// The rewritten source, without the heading.
  package let bytes: [UInt8]
  /// The number of lines.
  package let lineCount: Int
  /// The lines, from 1, of which something is rewritten.
  package let editedLines: Set<Int>
  /// What cannot, or not wholly, be carried, in the order of lines.
  package let obstacles: [Obstacle]
  /// The names of properties that the source sets, its own or those of others.
  package let namesSet: Set<String>

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - bytes: The source as it is in its file, in UTF-8.
  ///   - file: What messages call the file.
  /// - Throws: `FileError` if the source is no UTF-8, or something in it begins and does not end.
  package init(_ bytes: [UInt8], file: String) throws(FileError) {
    if let place = bytes.firstInvalidUTF8 {
      let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
      throw FileError(file: file, line: line, "it is no UTF-8; nothing was carried.")
    }
    let source = try SourceText(bytes, file: file)
    var rewriter = Rewriter(source)
    lineCount = source.lineCount
    obstacles = rewriter.obstacles
    namesSet = rewriter.namesSet
    var editedLines = rewriter.editedLines
    var edits = editedLines
    var passes = 1
    // Where a piece is blanked out, those around it come together, and may be something to carry by then.
    while !edits.isEmpty, passes < CarriedSource.mostPasses {
      rewriter = Rewriter(try SourceText(rewriter.bytes, file: file))
      edits = rewriter.editedLines
      editedLines.formUnion(edits)
      passes += 1
    }
    self.bytes = rewriter.bytes
    self.editedLines = editedLines
  }

  /// How often a source is rewritten at most, our choice: of what compiles, the second pass finds nothing.
  private static let mostPasses = 8

  /// The lines with something that cannot be carried.
  package var lostLines: Set<Int> {
    Set(obstacles.filter { $0.severity == .error }.map(\.line))
  }

  /// How much carries: `312 of 314 lines as they are; 2 rewritten; 0 that cannot be carried`.
  package var summary: String {
    let lost = lostLines
    let rewritten = editedLines.subtracting(lost).count
    return """
      \(lineCount - rewritten - lost.count) of \(lineCount) line\(lineCount == 1 ? "" : "s") as they are; \
      \(rewritten) rewritten; \(lost.count) that cannot be carried
      """
  }

  /// How the first line of a carried file begins.
  package static let mark = "// Carried by filmstrip"

  /// The carried file: two lines of heading, so that errors point at the app's file, and the source.
  ///
  /// - Parameter path: The app's file as the compiler is to call it; it must not end a line.
  package func file(from path: String) -> [UInt8] {
    // In a literal these would begin an escape or end it.
    let quoted = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    let lineEnd = bytes.firstLineEnd
    let heading = """
      \(CarriedSource.mark); change the app's file, not this one.\(lineEnd)\
      #sourceLocation(file: "\(quoted)", line: 1)\(lineEnd)
      """
    // A mark of the byte order is one at the beginning of a file only.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    // So are the two signs that name a program.
    let isScript = text.starts(with: "#!".utf8)
    return Array(heading.utf8) + (isScript ? Array("//".utf8) + text.dropFirst(2) : Array(text))
  }
}

extension [UInt8] {
  /// Where the first byte is that belongs to no character in UTF-8.
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

  /// The end of the first line; `\n` if there is none.
  fileprivate var firstLineEnd: String {
    guard let index = firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    else { return "\n" }
    guard self[index] == UInt8(ascii: "\r") else { return "\n" }
    return index + 1 < count && self[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }
}
