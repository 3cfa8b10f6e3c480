private import CDrawing

/// Pango, Cairo and what they bring, which are opened when something is drawn.
package enum DrawingLibraries {
  /// The Debian and Ubuntu package that brings all of them.
  package static let debianPackage = "libpangocairo-1.0-0"
  /// The Homebrew formula that brings all of them.
  package static let homebrewFormula = "pango"

  /// Why they cannot be opened, in the system's words; nil where they can.
  ///
  /// They are opened to find out.
  package static let problem = filmstrip_drawing_problem().map { String(cString: $0) }

  /// Opens them; none of their functions may be called before.
  ///
  /// - Throws: `FontError.noPango`.
  static func open() throws(FontError) {
    if let problem { throw .noPango(problem) }
  }
}
