/// A line of the app's code that puts work off, as the film's log names it: `ChatViewController.swift:42`.
///
/// Functions take it by default arguments, which Apple's do not have: they are called as Apple's are, but a reference to
/// one by its whole name, such as `asyncAfter(deadline:execute:)`, is another.
package struct CodePlace: Sendable {
  let text: String

  package init(_ file: StaticString, _ line: UInt) {
    // Of `Module/File.swift`.
    let name = "\(file)"
    text = "\(name.split(separator: "/").last.map(String.init) ?? name):\(line)"
  }
}
