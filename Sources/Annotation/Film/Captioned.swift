package import Stage

/// A film with what its approach is.
package struct Captioned: Sendable {
  package let film: Film
  /// What its code does, in a sentence; may be empty.
  package let summary: String
  /// The call at its heart; may be empty.
  package let code: String

  /// A film, which says what its approach is called.
  package init(_ film: Film, summary: String = "", code: String = "") {
    self.film = film
    self.summary = summary
    self.code = code
  }
}
