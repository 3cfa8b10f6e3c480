/// Suggestions for mistyped names.
package enum NearestName {
  /// The nearest name with at most one letter in three missing, wrong, doubled or swapped.
  ///
  /// A name of the same letters and digits comes first, whatever is between them.
  package static func of(_ text: String, among names: some Sequence<String>) -> String? {
    let plain = letters(of: text)
    if !plain.isEmpty, let same = names.first(where: { letters(of: $0) == plain }) { return same }
    let wanted = Array(text.lowercased())
    // The distance is at least the difference in length, so a long text needs no comparison.
    let limit = max(wanted.count, 3)
    let nearest = names.filter { abs($0.count - wanted.count) * 3 <= limit }.map {
      (name: $0, distance: distance(wanted, Array($0.lowercased())))
    }
    .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance * 3 <= limit else { return nil }
    return nearest.name
  }

  private static func letters(of text: String) -> [Character] {
    Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// “ Did you mean …?”, with a space before it; empty where no name is near.
  package static func hint(for text: String, among names: some Sequence<String>) -> String {
    of(text, among: names).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// The Damerau–Levenshtein distance, in which no substring is changed twice.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var least = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], other == first[row - 1] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[second.count]
  }
}
