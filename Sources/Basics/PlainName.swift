/// The rule for names that become file names: scenarios' and approaches'.
package enum PlainName {
  /// The problem of a name, as errors phrase it; nil for a valid one.
  ///
  /// A name has 1 to 100 bytes of letters, digits, - and _, so that it is a file name on any disk, and an argument that
  /// needs no quotes in a shell.
  package static func problem(of name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
    guard isPlain, (1...100).contains(name.utf8.count) else {
      return "expected a name of 1 to 100 letters, digits, - and _, found “\(name)”."
    }
    // To Swift a slash and such a mark are one character.
    guard ("/" + name).count == 1 + name.count else {
      return
        "the name “\(name)” begins with a mark that belongs to a letter before it; begin it with a letter."
    }
    return nil
  }
}
