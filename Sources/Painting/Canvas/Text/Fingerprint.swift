internal import CPangoCairo

/// What a picture depends on besides its inputs: the fonts and the libraries that drew it.
///
/// Two machines with equal fingerprints draw equal pictures; where they differ, letters' edges may.
public struct Fingerprint: Sendable, Hashable {
  /// A library's name and version.
  public struct Library: Sendable, Hashable {
    /// Such as `cairo`.
    public let name: String
    /// Such as `1.16.0`.
    public let version: String
  }

  /// The libraries that draw pictures.
  public let libraries: [Library]
  /// The font files that were opened, by name.
  public let fonts: [FontFile]

  /// The libraries as they are loaded now, and the fonts that were opened so far.
  public init(of fonts: Fonts) {
    libraries = [
      Library(name: "cairo", version: String(cString: cairo_version_string())),
      Library(name: "pango", version: String(cString: pango_version_string())),
      Library(name: "harfbuzz", version: String(cString: hb_version_string())),
      Library(name: "freetype", version: Fingerprint.freeTypeVersion),
    ]
    self.fonts = fonts.openedFiles
  }

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
  /// One line, such as `cairo 1.16.0, …; Inter-Bold.otf 4.001, …`.
  public var description: String {
    let libraries = libraries.map { "\($0.name) \($0.version)" }
    let fonts = fonts.map { "\($0.name) \($0.revision)" }
    return libraries.joined(separator: ", ") + "; " + fonts.joined(separator: ", ")
  }
}
