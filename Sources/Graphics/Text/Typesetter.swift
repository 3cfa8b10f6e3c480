import Basics
internal import CPangoCairo
internal import Imaging

/// Sets single lines with a fixed set of font files through Pango.
final class Typesetter {
  /// By path.
  let files: [FontFile]

  private let families: FontFamilies
  private let needs: TextNeeds
  private let languages: ScriptLanguages
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var lineHeights: [TextStyle: (ascent: Double, descent: Double)] = [:]

  /// Opens the fonts for these needs.
  init(_ families: FontFamilies, _ needs: TextNeeds) throws(FontError) {
    var files: [FontFile] = []
    for (family, weights) in families.basic + families.others(for: needs) {
      for weight in weights { files.append(try FontFile.named(family, weight)) }
    }
    self.files = files
    self.families = families
    self.needs = needs
    languages = ScriptLanguages(families.language)

    // No rules but ours, no substitutes, no settings of a desktop, only our files.
    let configuration = try FontFolders.configuration(
      of: files, rules: Typesetter.rules(emoji: families.emoji.name))
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(configuration)
      throw .noFreeType
    }
    self.configuration = configuration
    self.map = map
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), Typesetter.pointsPerInch)
    context = pango_font_map_create_context(map)
    layout = pango_layout_new(context)
    setOptions()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    // Threads of Pango's may still look for fonts, and hold the map until they have found them.
    UnsafeMutableRawPointer(map).withMemoryRebound(to: GObject.self, capacity: 1) {
      g_object_add_toggle_ref($0, closeFontMap, UnsafeMutableRawPointer(configuration))
    }
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Two rules: “emoji” means the theme's family, and bitmap glyphs are scaled to the requested size.
  ///
  /// Bitmap glyphs come in one size only; scaled, one is as wide as layout assumes: 1 em.
  private static func rules(emoji: String) -> String {
    let ratio = """
      <times>
        <double>\(emojiScale)</double>
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </times>
      """
    return """
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>\(emoji)</string></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="matrix" mode="assign">
          <matrix>\(ratio)<double>0</double><double>0</double>\(ratio)</matrix>
        </edit>
      </match>
      """
  }

  /// 1 em in advances of Noto Color Emoji, which are 2550 of 2048 units (its hmtx table).
  private static let emojiScale = 2048.0 / 2550

  /// One unit is one point.
  private static let pointsPerInch = 72.0

  /// Sets every option that a desktop's settings would otherwise decide.
  private func setOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    pango_cairo_context_set_font_options(context, options)
    // A line is as wide at every scale.
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(
      context, pango_language_from_string(families.language.description))
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// Sets a line and passes it to `body`.
  func withLine<Result>(
    _ text: String, _ style: TextStyle, maxWidth: Double?,
    _ body: (Line, TextExtent) -> Result
  ) throws(FontError) -> Result {
    let set = try TextLock.withLock { () throws(FontError) -> (Line, TextExtent) in
      try self.line(text, style, maxWidth: maxWidth)
    }
    return body(set.0, set.1)
  }

  private func line(
    _ text: String, _ style: TextStyle, maxWidth: Double?
  ) throws(FontError) -> (Line, TextExtent) {
    set(Typesetter.printable(text), style, maxWidth: maxWidth)
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
      throw .noGlyph(firstWithoutGlyph(in: text, style), in: text)
    }
    guard let line = pango_layout_get_line_readonly(layout, 0) else {
      throw .noGlyph(text, in: text)
    }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let heights = lineHeights(of: style)
    let extent = TextExtent(
      width: Double(logical.width) / Double(PANGO_SCALE), ascent: heights.ascent,
      descent: heights.descent, isTruncated: pango_layout_is_ellipsized(layout) != 0)
    let set = Line(
      style: style, maxWidth: maxWidth, text: pango_layout_get_text(layout),
      runs: runs(of: line))
    return (set, extent)
  }

  private func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [Line.Run] {
    var runs: [Line.Run] = []
    var next = line.pointee.runs
    while let link = next {
      next = link.pointee.next
      let item = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let run = Line.Run(item, emoji: needs.contains(.emoji) ? families.emoji : nil) {
        runs.append(run)
      }
    }
    return runs
  }

  private func set(_ text: String, _ style: TextStyle, maxWidth: Double?) {
    withDescription(of: style) { pango_layout_set_font_description(layout, $0) }
    let direction = style.direction ?? WritingDirection(of: text)
    pango_context_set_base_dir(
      context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    languages.mark(text, in: attributes)
    if style.hasTabularFigures {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if style.tracking != 0 {
      let tracking = Int32((style.tracking * Double(PANGO_SCALE)).rounded())
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(tracking))
    }
    pango_layout_set_attributes(layout, attributes)
    if let maxWidth {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      let width = min(max(maxWidth, 0), Double(Bitmap.largestSide))
      pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    } else {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      pango_layout_set_width(layout, -1)
    }
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
  }

  private func withDescription(of style: TextStyle, _ body: (OpaquePointer?) -> Void) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    var names = [style.face == .code ? families.code.name : families.interface.name]
    // Code may contain an arrow or a sign that only the interface's face has.
    if style.face == .code { names.append(families.interface.name) }
    names += families.others(for: needs).map(\.family.name)
    pango_font_description_set_family(description, names.joined(separator: ","))
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(style.fileWeight.rawValue)))
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    body(description)
  }

  /// Of a style's own face, in points.
  private func lineHeights(of style: TextStyle) -> (ascent: Double, descent: Double) {
    let key = style.colored(.black)
    if let known = lineHeights[key] { return known }
    var heights = (ascent: 0.0, descent: 0.0)
    withDescription(of: style) { description in
      guard let font = pango_context_load_font(context, description) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(font)) }
      // The same as in Pango's font metrics, which also set a page of text to learn widths.
      var extents = hb_font_extents_t()
      guard hb_font_get_h_extents(pango_font_get_hb_font(font), &extents) != 0 else { return }
      heights.ascent = Double(extents.ascender) / Double(PANGO_SCALE)
      heights.descent = Double(-extents.descender) / Double(PANGO_SCALE)
    }
    lineHeights[key] = heights
    return heights
  }

  private func firstWithoutGlyph(in text: String, _ style: TextStyle) -> String {
    for character in Typesetter.printable(text) {
      set(String(character), style, maxWidth: nil)
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { return String(character) }
    }
    return text
  }

  /// The text with spaces for control characters: one line, without substitute glyphs.
  private static func printable(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isControl($0) ? " " : $0 })
    return String(scalars)
  }
}

/// Releases a font map's configuration after its last holder, on whichever thread that was.
///
/// Any earlier, a thread of Pango's could read released memory.
private func closeFontMap(
  _ configuration: UnsafeMutableRawPointer?, _ map: UnsafeMutablePointer<GObject>?,
  _ isLast: gboolean
) {
  guard isLast != 0, let map, let configuration else { return }
  g_object_ref(map)
  g_object_remove_toggle_ref(map, closeFontMap, configuration)
  // Pango before 1.54 does not release the configuration when a font map ends.
  pango_fc_font_map_set_config(OpaquePointer(map), nil)
  g_object_unref(map)
  FcConfigDestroy(OpaquePointer(configuration))
}
