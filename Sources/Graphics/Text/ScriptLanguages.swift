import Basics
internal import CPangoCairo

/// The language of each part of a text.
///
/// For a script that the context's language is not written in, Pango takes the language of LANGUAGE and PANGO_LANGUAGE,
/// and only then a default: the same Chinese text would have Japanese shapes on a machine whose user prefers Japanese.
/// So each part has an explicit language.
struct ScriptLanguages {
  private let language: OpaquePointer?
  /// No particular language, which Pango takes to be written in every script.
  private let undetermined = pango_language_from_string("und")
  private let isLatin: Bool

  init(_ language: LanguageTag) {
    self.language = pango_language_from_string(language.description)
    isLatin = pango_language_includes_script(self.language, PANGO_SCRIPT_LATIN) != 0
  }

  /// Marks parts in the language's scripts with it, and all others with none.
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
