import LibC

/// Environment variables that make the drawing libraries draw otherwise.
///
/// Found by drawing one picture with each variable in the libraries' sources: FreeType's properties move stems,
/// HarfBuzz's shapers and options move letters, pixman without its fast paths rounds otherwise. Languages are not among
/// them, as `ScriptLanguages` sets them all.
package enum ForeignSettings {
  private static let names = [
    "FREETYPE_PROPERTIES", "HB_OPTIONS", "HB_SHAPER_LIST", "PIXMAN_DISABLE",
  ]

  /// Makes this process draw as without such variables.
  ///
  /// For a command, not for a library: no other thread may read a variable meanwhile. PIXMAN_DISABLE has been read by
  /// then, so it is left, and pictures report it.
  package static func ignore() {
    for name in names where name != "PIXMAN_DISABLE" { unsetenv(name) }
  }

  /// The names of those that are set.
  static var present: [String] { names.filter { getenv($0) != nil } }
}
