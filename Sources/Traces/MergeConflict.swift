/// The marks of git in a file with an unfinished merge.
///
/// They begin lines: seven less-than signs before one side, seven equals signs before the other, seven greater-than
/// signs after it. In the style diff3, the common ancestor is between them, after seven bars (git-merge, "How conflicts
/// are presented").
enum MergeConflict {
  private enum Mark: String, CaseIterable {
    case ours = "<<<<<<<"
    case base = "|||||||"
    case theirs = "======="
    case end = ">>>>>>>"

    /// Nil for any other line.
    init?(_ line: Substring.UTF8View) {
      guard let mark = Mark.allCases.first(where: { line.starts(with: $0.rawValue.utf8) }) else {
        return nil
      }
      let next = line.dropFirst(mark.rawValue.utf8.count).first
      guard next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") else {
        return nil
      }
      self = mark
    }
  }

  /// The first line of a conflict, from 1; nil without one.
  static func line(in text: String) -> Int? {
    // Nearly every text has none, and is long.
    let mark = UInt8(ascii: "<")
    guard
      text.utf8.withContiguousStorageIfAvailable({ $0.contains(mark) }) ?? text.utf8.contains(mark)
    else { return nil }
    return lines(of: text).firstIndex { Mark($0) == .ours }.map { $0 + 1 }
  }

  /// The texts of both sides; the text itself without a conflict.
  static func sides(of text: String) -> [String] {
    guard line(in: text) != nil else { return [text] }
    var (first, second) = ("", "")
    var part: Mark?
    for line in lines(of: text) {
      if let mark = Mark(line), part != nil || mark == .ours {
        part = mark == .end ? nil : mark
        continue
      }
      let whole = String(Substring(line)) + "\n"
      if part == nil || part == .ours { first += whole }
      if part == nil || part == .theirs { second += whole }
    }
    return [first, second]
  }

  private static func lines(of text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
