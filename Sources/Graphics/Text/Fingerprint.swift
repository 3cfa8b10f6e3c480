internal import CPangoCairo

/// What a picture depends on besides its inputs: the fonts and the libraries that drew it.
///
/// Two machines with equal fingerprints draw equal pictures; where they differ, letters' edges may.
package struct Fingerprint: Sendable, Hashable {
  /// A library's name and version.
  package struct Library: Sendable, Hashable {
    /// Such as `cairo`.
    package let name: String
    /// Such as `1.16.0`.
    package let version: String
  }

  /// The libraries that draw pictures.
  package let libraries: [Library]
  /// The font files that were used, by name.
  package let fonts: [FontFile]
  /// The families that are not installed, by name; those that no text has asked for are not looked up.
  package let missing: [String]
  /// The variables of the environment that tell a library to draw otherwise, by name.
  package let settings: [String]

  /// The libraries as they are loaded now, and the fonts of what was used.
  package init(of fonts: Fonts) {
    self.init(fonts.usedFiles, missing: [])
  }

  /// The libraries as they are loaded now, and the fonts of every text that there may be.
  ///
  /// - Throws: `FontError.missing` where a font is missing that every picture needs.
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

  /// The libraries that draw, as they are loaded now; `DrawingLibraries.problem` must be nil.
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
  /// One line, such as `cairo 1.16.0, …; Inter-Bold.otf 4.001, …`; what is missing or was set comes last.
  package var description: String {
    let libraries = libraries.map { "\($0.name) \($0.version)" }
    let fonts = fonts.map { "\($0.name) \($0.revision)" }
    let others = missing.map { "\($0) missing" } + settings.map { "\($0) set" }
    return [libraries, fonts, others].filter { !$0.isEmpty }
      .map { $0.joined(separator: ", ") }.joined(separator: "; ")
  }
}
