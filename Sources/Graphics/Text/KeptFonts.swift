internal import CPangoCairo
internal import Synchronization

/// The Cairo fonts of this process's drawing, kept until it ends.
///
/// Threads share them implicitly: Cairo keeps one font for a face, a size and a scale. Before 1.17.4 it releases and
/// retakes one in a way that makes two threads trap or free it twice (cairo's commit a67735010, “fix double free and
/// failed assertions in cairo_scaled_font_destroy”). A font that is always held is never released. There are as many as
/// faces, sizes and scales in use; their glyphs are in Cairo's one cache, which is bounded.
enum KeptFonts {
  private static let areNeeded = cairo_version() < 1_17_04
  private static let fonts = Mutex<Set<UInt>>([])

  /// Keeps a font that the calling thread holds, too.
  static func keep(_ font: OpaquePointer?) {
    guard areNeeded, let font else { return }
    fonts.withLock { fonts in
      guard fonts.insert(UInt(bitPattern: font)).inserted else { return }
      cairo_scaled_font_reference(font)
    }
  }

  /// Keeps the Cairo font of a font of Pango's.
  static func keep(_ font: UnsafeMutablePointer<PangoFont>) {
    keep(pango_cairo_font_get_scaled_font(OpaquePointer(font)))
  }
}
