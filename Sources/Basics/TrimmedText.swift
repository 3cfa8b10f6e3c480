extension StringProtocol {
  /// Without the white space at its begin and end.
  package var trimmed: String {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
