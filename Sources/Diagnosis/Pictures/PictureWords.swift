package import Basics

/// The labels of pictures in a language.
///
/// A file of words has a line for each label: as the English picture has it, with 0 for every number, an equals sign,
/// and the same in another language. `language` and `decimal` are the tag of the language and its decimal separator;
/// a line that begins with `#` is a comment.
///
/// ```
/// language = de
/// decimal = ,
/// gap 0 pt = Lücke 0 pt
/// ```
///
/// Labels without a line stay English, and so do names and the texts of a scenario.
public struct PictureWords: Sendable, Hashable {
  /// The language that it is in.
  public let language: LanguageTag
  private let decimal: String
  private let table: [String: String]

  /// The words as they are.
  public static let english = PictureWords(language: .english, decimal: ".", table: [:])

  private init(language: LanguageTag, decimal: String, table: [String: String]) {
    self.language = language
    self.decimal = decimal
    self.table = table
  }

  /// A fault in a file of words.
  package struct Fault: Error {
    /// From 1.
    package let line: Int
    package let message: String
  }

  /// Reads the text of a file of words; throws a `Fault` with the line.
  package init(reading text: String) throws(Fault) {
    var table: [String: String] = [:]
    var language = LanguageTag.english
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmed }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Fault(line: index + 1, message: "expected a label, = and its translation")
      }
      guard parts[0].filter({ $0 == "0" }).count >= parts[1].filter({ $0 == "0" }).count else {
        throw Fault(line: index + 1, message: "“\(parts[1])” has more numbers than “\(parts[0])”")
      }
      if parts[0] == "language" {
        guard let tag = LanguageTag(parts[1]) else {
          throw Fault(
            line: index + 1, message: "“\(parts[1])” is not a language tag, such as de or zh-Hans")
        }
        language = tag
      }
      table[parts[0]] = parts[1]
    }
    self.init(language: language, decimal: table["decimal"] ?? ".", table: table)
  }

  /// The words of a language that comes with Filmstrip; nil for another.
  public init?(language: String) {
    guard let text = PictureWords.texts[language], let words = try? PictureWords(reading: text)
    else { return nil }
    self = words
  }

  /// The languages that come with Filmstrip, by their tags.
  public static var languages: [String] { texts.keys.sorted() }

  /// A label, or several that a dot or a full stop parts, in the language.
  package func callAsFunction(_ text: String) -> String {
    guard !table.isEmpty else { return text }
    let (pattern, numbers) = PictureWords.pattern(of: text)
    if let known = table[pattern] { return filled(known, numbers) }
    for separator in ["  ·  ", ". ", ", "] {
      let parts = text.components(separatedBy: separator)
      // The parts of an unknown sentence would be in two languages.
      guard parts.count > 1, separator != ", " || !text.hasSuffix(".") else { continue }
      let isSentence = separator == ". "
      return parts.enumerated().map { index, part in
        // A sentence is known with its full stop.
        guard isSentence, index + 1 < parts.count else { return self(part) }
        return self(part + ".")
      }.joined(separator: isSentence ? " " : separator)
    }
    return filled(pattern, numbers)
  }

  private func filled(_ pattern: String, _ numbers: [String]) -> String {
    var rest = numbers[...]
    return pattern.map { letter in
      letter == "0" ? rest.popFirst()?.replacing(".", with: decimal) ?? "0" : String(letter)
    }.joined()
  }

  /// A text with 0 for each of its numbers, and these.
  private static func pattern(of text: String) -> (String, [String]) {
    var (pattern, numbers, last): (String, [String], Character) = ("", [], " ")
    var rest = text[...]
    while let letter = rest.first {
      // A digit in a name, such as that of a device, is none of a number.
      guard letter.isASCII, letter.isNumber, !last.isLetter else {
        pattern.append(letter)
        last = letter
        rest.removeFirst()
        continue
      }
      var number = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest[number.endIndex...]
      let decimals = after.dropFirst().prefix { $0.isASCII && $0.isNumber }
      if after.first == ".", !decimals.isEmpty { number = rest[..<decimals.endIndex] }
      numbers.append(String(number))
      pattern.append("0")
      last = "0"
      rest = rest[number.endIndex...]
    }
    return (pattern, numbers)
  }
}

extension StringProtocol {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var (parts, rest): ([String], SubSequence) = ([], self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
