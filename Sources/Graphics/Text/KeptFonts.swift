internal import CPangoCairo
internal import Synchronization

/// Cairo's fonts that this process has drawn with, held until it ends.
///
/// Threads share them without knowing: Cairo keeps one font for a face, a size and a scale. Before 1.17.4 it gives one
/// up and takes it again at once in a way that two threads trap on or free twice (cairo's commit a67735010, “fix double
/// free and failed assertions in cairo_scaled_font_destroy”). A font that somebody always holds is never given up. There
/// are as many as faces, sizes and scales that were asked for; their glyphs lie in Cairo's one cache, which is bounded.
enum KeptFonts {
  private static let areNeeded = cairo_version() < 1_17_04
  private static let fonts = Mutex<Set<UInt>>([])

  /// Holds a font that the calling thread holds, too.
  static func keep(_ font: OpaquePointer?) {
    guard areNeeded, let font else { return }
    fonts.withLock { fonts in
      guard fonts.insert(UInt(bitPattern: font)).inserted else { return }
      cairo_scaled_font_reference(font)
    }
  }

  /// Holds what a font of Pango's is drawn with.
  static func keep(_ font: UnsafeMutablePointer<PangoFont>) {
    keep(pango_cairo_font_get_scaled_font(OpaquePointer(font)))
  }
}
