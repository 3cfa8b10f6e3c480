internal import CPangoCairo

/// The fonts and libraries on which a picture depends, in addition to its inputs.
///
/// Two machines with equal fingerprints draw equal pictures; otherwise letters' edges may differ.
package struct Fingerprint: Sendable, Hashable {
  package struct Library: Sendable, Hashable {
    /// Such as `cairo`.
    package let name: String
    /// Such as `1.16.0`.
    package let version: String
  }

  package let libraries: [Library]
  /// The used font files, by name.
  package let fonts: [FontFile]
  /// The families that are not installed, by name; unused ones are not looked up.
  package let missing: [String]
  /// The environment variables that make a library draw otherwise, by name.
  package let settings: [String]

  /// Of the loaded libraries and the used fonts.
  package init(of fonts: Fonts) {
    self.init(fonts.usedFiles, missing: [])
  }

  /// Of the loaded libraries and the fonts of every possible text.
  ///
  /// - Throws: `FontError.missing` for a font that every picture needs.
  package static func ofEverything() throws(FontError) -> Fingerprint {
    let fonts = try Fonts()
    let missing = fonts.openAll()
    return Fingerprint(fonts.usedFiles, missing: missing.map(\.name))
  }

  private init(_ fonts: [FontFile], missing: [String]) {
    libraries = Fingerprint.loadedLibraries
    self.fonts = fonts
    self.missing = missing
    settings = ForeignSettings.present
  }

  /// `DrawingLibraries.problem` must be nil.
  package static let loadedLibraries = [
    Library(name: "cairo", version: String(cString: cairo_version_string())),
    Library(name: "pango", version: String(cString: pango_version_string())),
    Library(name: "harfbuzz", version: String(cString: hb_version_string())),
    Library(name: "freetype", version: freeTypeVersion),
  ]

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

extension Fingerprint: CustomStringConvertible {
  /// One line: `cairo 1.16.0, …; Inter-Bold.otf 4.001, …`, then missing families and settings.
  package var description: String {
    let libraries = libraries.map { "\($0.name) \($0.version)" }
    let fonts = fonts.map { "\($0.name) \($0.revision)" }
    let others = missing.map { "\($0) missing" } + settings.map { "\($0) set" }
    return [libraries, fonts, others].filter { !$0.isEmpty }
      .map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }
}
