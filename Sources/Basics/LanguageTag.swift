/// A language in BCP 47's notation: `en`, `ar`, `zh-Hant`, `sr-Latn-RS`.
///
/// A language, and optionally a script, a region and variants (RFC 5646, section 2.1), in the case recommended by
/// section 2.1.1. A language of two letters is one of ISO 639-1.
public struct LanguageTag: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The tag, such as `zh-Hans`.
  public let description: String

  /// English.
  public static let english = LanguageTag(known: "en")

  /// Languages whose letters look different from those of others, or that many people write.
  package static let examples = [
    "en", "ar", "fa", "he", "hi", "ja", "ko", "mr", "ru", "sr", "th", "tr", "ur", "zh-Hans",
    "zh-Hant", "zh-Hant-HK",
  ]

  private init(known: String) { description = known }

  /// The language of a tag, in upper or lower case; nil for an invalid one.
  public init?(_ text: String) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard text.utf8.count <= LanguageTag.lengthLimit, let language = parts.popFirst(),
      LanguageTag.isLanguage(language.lowercased())
    else { return nil }
    var tag = language.lowercased()
    if let script = parts.first, script.isMade(of: 4, where: \.isASCIILetter) {
      tag += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let region = parts.first,
      region.isMade(of: 2, where: \.isASCIILetter) || region.isMade(of: 3, where: \.isASCIIDigit)
    {
      tag += "-" + region.uppercased()
      parts.removeFirst()
    }
    for variant in parts {
      guard
        (5...8).contains(variant.count)
          || variant.count == 4 && variant.first?.isASCIIDigit == true,
        variant.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit })
      else { return nil }
      tag += "-" + variant.lowercased()
    }
    description = tag
  }

  /// The longest tag, in bytes: registered ones have up to 35 (RFC 5646, section 4.4.1).
  private static let lengthLimit = 35

  private static func isLanguage(_ text: String) -> Bool {
    text.count == 2
      ? twoLetters.contains(Substring(text))
      : Substring(text).isMade(of: 3, where: \.isASCIILetter)
  }

  /// The codes of ISO 639-1.
  private static let twoLetters = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es \
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki \
    kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no \
    nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te \
    tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " "))
}

extension Substring {
  fileprivate func isMade(of length: Int, where isAllowed: (Character) -> Bool) -> Bool {
    count == length && allSatisfy(isAllowed)
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
