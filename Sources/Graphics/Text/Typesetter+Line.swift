internal import CPangoCairo
import Geometry
// Darwin has these names, too.
import struct Geometry.Rect

extension Typesetter {
  /// A line of set text, valid only inside the callback.
  struct Line {
    let style: TextStyle
    /// Points after which an ellipsis replaces the rest; nil for no limit.
    let maxWidth: Double?
    /// In UTF-8.
    let text: UnsafePointer<CChar>
    /// From left to right.
    let runs: [Run]

    /// Glyphs of one font, to the right of the previous run.
    struct Run {
      /// Owned by Pango.
      let item: UnsafeMutablePointer<PangoGlyphItem>
      let font: UnsafeMutablePointer<PangoFont>
      let glyphs: UnsafeMutablePointer<PangoGlyphString>
      /// Points to the next run.
      let width: Double
      /// Whether its glyphs are pictures, which have no outlines.
      let isEmoji: Bool

      /// Glyphs of the family `emoji` are pictures.
      init?(_ item: UnsafeMutablePointer<PangoGlyphItem>, emoji: FontFamily?) {
        guard let font = item.pointee.item?.pointee.analysis.font, let glyphs = item.pointee.glyphs
        else { return nil }
        KeptFonts.keep(font)
        self.item = item
        self.font = font
        self.glyphs = glyphs
        width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
        isEmoji = emoji != nil && Run.family(of: font) == emoji?.name
      }

      /// Whether it replaces a truncated end.
      var isEllipsis: Bool { flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }

      /// Whether it is read from right to left.
      var isRightToLeft: Bool { (item.pointee.item?.pointee.analysis.level ?? 0) & 1 == 1 }

      /// The letters' ink, in points from the start of its baseline.
      var ink: Rect {
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        let unit = 1 / Double(PANGO_SCALE)
        return Rect(
          x: Double(ink.x) * unit, y: Double(ink.y) * unit, width: Double(ink.width) * unit,
          height: Double(ink.height) * unit)
      }

      /// Of its font.
      var family: String { Run.family(of: font) ?? "" }

      private var flags: UInt8 { item.pointee.item?.pointee.analysis.flags ?? 0 }

      private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
      }
    }

    /// In reading order.
    func letters(of run: Run) -> String {
      guard !run.isEllipsis, let item = run.item.pointee.item else { return "…" }
      let start = UnsafeRawPointer(text) + Int(item.pointee.offset)
      return String(
        decoding: UnsafeRawBufferPointer(start: start, count: Int(item.pointee.length)),
        as: UTF8.self)
    }

    /// From a run's left edge to each of its characters, in points; empty where these are not one glyph each, from left
    /// to right.
    func places(ofCharactersIn run: Run) -> [Double] {
      let letters = letters(of: run)
      let (glyphs, count) = (run.glyphs.pointee, Int(run.glyphs.pointee.num_glyphs))
      guard !run.isRightToLeft, letters.count == count, letters.utf8.count == count else {
        return []
      }
      var places: [Double] = []
      var x: Int32 = 0
      for index in 0..<count {
        places.append(Double(x) / Double(PANGO_SCALE))
        x += glyphs.glyphs[index].geometry.width
      }
      return places
    }
  }
}
