private import CDrawing

/// Pango, Cairo and their dependencies, which are opened for the first drawing.
package enum DrawingLibraries {
  /// The package of Debian and Ubuntu that installs all of them.
  package static let debianPackage = "libpangocairo-1.0-0"
  /// The Homebrew formula that installs all of them.
  package static let homebrewFormula = "pango"

  /// The system's reason why they cannot be opened, which is found by opening them; nil on success.
  package static let problem = filmstrip_drawing_problem().map { String(cString: $0) }

  /// Opens them before any call of their functions; throws `FontError.noPango`.
  static func open() throws(FontError) {
    if let problem { throw .noPango(problem) }
  }
}
