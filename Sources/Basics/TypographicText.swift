extension String {
  /// The text with ’ for ' between letters and after an s, as printed words have it.
  package var typographic: String {
    guard contains("'") else { return self }
    var (text, last): (String, Character) = ("", " ")
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let isInside = last.isLetter && (next.isLetter || last == "s" && next.isWhitespace)
      text.append(letter == "'" && isInside ? "’" : letter)
      last = letter
    }
    return text
  }
}
