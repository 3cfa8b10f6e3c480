/// A family that texts may ask for, as this machine has it.
package struct FontLookup: Sendable, Hashable {
  /// The family.
  package let family: FontFamily
  /// Whether every picture needs it; others are needed for the letters that only they have.
  package let isAlwaysNeeded: Bool
  /// The files of its weights, each once; empty where one weight is missing.
  package let files: [FontFile]

  /// Looks for a family in weights.
  init(_ family: FontFamily, _ weights: [FontWeight], isAlwaysNeeded: Bool) {
    self.family = family
    self.isAlwaysNeeded = isAlwaysNeeded
    let found = weights.map { try? FontFile.named(family, $0) }
    var files: [FontFile] = []
    // A variable font has all weights in one file.
    for case let file? in found where !files.contains(file) { files.append(file) }
    self.files = found.contains(nil) ? [] : files
  }
}

extension FontFamilies {
  /// Every family, looked for; those that all pictures need come first.
  package var lookups: [FontLookup] {
    basic.map { FontLookup($0, $1, isAlwaysNeeded: true) }
      + TextNeeds.each.flatMap { others(for: $0) }
      .map { FontLookup($0, $1, isAlwaysNeeded: false) }
  }
}
