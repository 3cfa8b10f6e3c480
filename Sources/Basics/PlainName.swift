/// The rule for names from which files are called: scenarios' and approaches'.
package enum PlainName {
  /// What is wrong with a text as a name, as errors say it; nil where nothing is.
  ///
  /// A name has 1 to 100 bytes of letters, digits, - and _, so that it is a file's name on any disk, and an argument
  /// that no shell needs quoted.
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
