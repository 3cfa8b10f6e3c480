/// Refuses the parts of YAML by which a short text becomes a large tree: aliases, and keys that are marked by `?`.
///
/// Aliases of aliases double what they stand for from line to line, and the reader of YAML compares all of it where it
/// is a key. Scenarios need neither: their keys are words.
enum YAMLRepetition {
  /// The most positions that may look like a marked key; those inside a text only look like one.
  static let markedKeyLimit = 16

  /// Throws where a text repeats a part of itself by an alias.
  ///
  /// Inside quotes and running text a position may look like either: so an alias counts only where its anchor exists
  /// somewhere, and marked keys only where there are many.
  static func check(_ text: String, file: String) throws(ScenarioError) {
    let scalars = Array(text.unicodeScalars)
    var names: Set<ArraySlice<Unicode.Scalar>> = []
    for place in scalars.indices where scalars[place] == "&" {
      names.insert(name(in: scalars, from: place + 1))
    }
    // A sign that stands alone gives no name.
    names.remove([])
    var (line, markedKeys) = (1, 0)
    // What a value begins behind: the start of a line, or a sign, with spaces between.
    var isStart = true
    for (place, scalar) in scalars.enumerated() {
      if isStart, scalar == "*", names.contains(name(in: scalars, from: place + 1)) {
        throw ScenarioError(
          file: file, line: line,
          "anchors and aliases (&name, *name) are not supported in scenarios; write the value again."
        )
      }
      if isStart, scalar == "?", scalars[(place + 1)...].first.map(isBlank) ?? true {
        markedKeys += 1
        guard markedKeys <= markedKeyLimit else {
          throw ScenarioError(
            file: file, line: line,
            "keys marked by a question mark are not supported in scenarios; write `key: value`.")
        }
      }
      if scalar == "\n" { line += 1 }
      isStart = isBreak(scalar) || (isStart && isBlank(scalar)) || signs.contains(scalar)
    }
  }

  /// The signs behind which a value may begin.
  private static let signs: Set<Unicode.Scalar> = ["-", "?", ":", ",", "[", "{"]

  /// The letters, digits, `-` and `_` of a name.
  private static func name(
    in scalars: [Unicode.Scalar], from place: Int
  ) -> ArraySlice<Unicode.Scalar> {
    scalars[place...].prefix { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{FEFF}" || isBreak(scalar)
  }
}
