import Basics
internal import CPangoCairo

/// In which language each part of a text is set.
///
/// Pango asks for a language where it parts a text by scripts. For a script that the context's language is not written in
/// it takes what LANGUAGE and PANGO_LANGUAGE name, and only then one of its own: the same Chinese text would be drawn
/// with Japanese shapes on a machine whose user prefers Japanese. So each part is told its language.
struct ScriptLanguages {
  private let language: OpaquePointer?
  /// No language in particular, which Pango takes to be written in every script.
  private let undetermined = pango_language_from_string("und")
  private let isLatin: Bool

  init(_ language: LanguageTag) {
    self.language = pango_language_from_string(language.description)
    isLatin = pango_language_includes_script(self.language, PANGO_SCRIPT_LATIN) != 0
  }

  /// Gives the parts of a text that are written in a script of the language that language, and all others none.
  func mark(_ text: String, in attributes: OpaquePointer?) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      if isLatin, bytes.allSatisfy({ $0 < 0x80 }) {
        return add(language, 0..<bytes.count, to: attributes)
      }
      let letters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
      guard let parts = pango_script_iter_new(letters, Int32(bytes.count)) else { return }
      defer { pango_script_iter_free(parts) }
      repeat {
        var (first, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(parts, &first, &end, &script)
        guard let first, let end else { return }
        let isOurs = pango_language_includes_script(language, script) != 0
        add(isOurs ? language : undetermined, (first - letters)..<(end - letters), to: attributes)
      } while pango_script_iter_next(parts) != 0
    }
  }

  private func add(_ language: OpaquePointer?, _ range: Range<Int>, to attributes: OpaquePointer?) {
    guard let attribute = pango_attr_language_new(language) else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(attributes, attribute)
  }
}
