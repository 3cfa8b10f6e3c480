import Basics
import Testing

struct LanguageTagTests {
  /// Case is that of RFC 5646, section 2.1.1.
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("zh-hans", "zh-Hans"), ("ZH-HANT-hk", "zh-Hant-HK"),
    ("sr-Latn-rs", "sr-Latn-RS"), ("es-419", "es-419"), ("de-1996", "de-1996"),
    ("sl-Rozaj-biske", "sl-rozaj-biske"), ("yue", "yue"),
  ])
  func tagsAreReadInAnyCase(text: String, tag: String) throws {
    #expect(try #require(LanguageTag(text)).description == tag)
  }

  @Test(arguments: [
    "", "e", "jp", "english", "zh_Hans", "en-", "-en", "en--US", "en-US-", "zh-Hans-Hant", "en US",
    "en\n", "日本語", "e1", "en-Latn-US-x", "en-\u{661}\u{662}\u{663}", "ḁḁ",
    "en-abcdefgh-abcdefgh-abcdefgh-abcdefgh",
  ])
  func otherTextsAreRefusedAsTags(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func examplesAreTags() {
    for tag in LanguageTag.examples { #expect(LanguageTag(tag)?.description == tag) }
    #expect(LanguageTag.english == LanguageTag("en"))
  }
}
