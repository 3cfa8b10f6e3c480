/// Reads values and arguments from CSS text, one after the other, and says what is wrong.
///
/// Stricter than CSS in one thing, on purpose: CSS closes a function by itself at the end of the
/// text, here a missing parenthesis is an error, since it is a slip in typing.
struct CSSReader {
  private let tokens: [CSSToken]
  private var index = 0

  /// What is wrong, for the caller to put into its own error.
  struct Failure: Error {
    let reason: String
  }

  init(_ text: String) {
    tokens = CSSTokenizer.tokens(of: text)
  }

  /// The next token, without taking it.
  var next: CSSToken? { index < tokens.count ? tokens[index] : nil }

  /// Takes the next token.
  mutating func take() -> CSSToken? {
    defer { index += 1 }
    return next
  }

  /// Takes the next token if it is this one.
  mutating func takes(_ token: CSSToken) -> Bool {
    guard next == token else { return false }
    index += 1
    return true
  }

  /// Throws unless the text is at its end.
  func end(after what: String) throws(Failure) {
    guard let next else { return }
    throw Failure(reason: "nothing may follow \(what), but \"\(next.shown)\" does")
  }

  /// The arguments of a function that takes numbers alone, up to and with the parenthesis.
  ///
  /// `names` are all the numbers it can take; from the `required` ones on they can be left out.
  mutating func numbers(
    of function: String, named names: [String], required: Int
  ) throws(Failure) -> [Double] {
    let range = required == names.count ? "\(required)" : "\(required) to \(names.count)"
    let takes = "\(function)() takes \(range) numbers (\(names.joined(separator: ", ")))"
    if self.takes(.close) { throw Failure(reason: "\(takes), none is given") }
    var numbers: [Double] = []
    repeat {
      guard numbers.count < names.count else { throw Failure(reason: "\(takes), not more") }
      numbers.append(try number(names[numbers.count]))
    } while self.takes(.comma)
    try close(function)
    if numbers.count < required { throw Failure(reason: "\(takes), not \(numbers.count)") }
    return numbers
  }

  /// Takes a number.
  mutating func number(_ name: String) throws(Failure) -> Double {
    guard case .number(let text, _) = next else { throw wrong(name, wanted: "a number") }
    index += 1
    return try finite(Double(text), name, text)
  }

  /// Takes a percentage, as a fraction.
  mutating func percentage(_ name: String) throws(Failure) -> Double? {
    guard case .percentage(let text) = next else { return nil }
    index += 1
    return try finite(CSSNumber.fraction(ofPercentage: text), name, text + "%")
  }

  /// Takes an integer.
  ///
  /// One beyond the greatest number of 32 bits counts as that, as in browsers.
  mutating func integer(_ name: String) throws(Failure) -> Int {
    guard case .number(let text, isInteger: true) = next else {
      throw wrong(name, wanted: "a whole number")
    }
    index += 1
    let limit = Int(Int32.max)
    let overflow = text.hasPrefix("-") ? -limit : limit
    return min(max(Int(text) ?? overflow, -limit), limit)
  }

  /// Takes the parenthesis that closes a function.
  mutating func close(_ function: String) throws(Failure) {
    guard let next else { throw Failure(reason: "the parenthesis of \(function)( is not closed") }
    guard next == .close else {
      throw Failure(reason: "\"\(next.shown)\" is out of place in \(function)()")
    }
    index += 1
  }

  /// The failure of the next token to be what was wanted.
  func wrong(_ name: String, wanted: String) -> Failure {
    switch next {
    case nil: Failure(reason: "\(name) is missing at the end; it must be \(wanted)")
    case .function(let function):
      Failure(
        reason: "\(name) must be \(wanted); \(function)() is not evaluated here; write its result")
    case .some(let token):
      Failure(reason: "\(name) must be \(wanted), not \"\(token.shown)\"")
    }
  }

  private func finite(
    _ number: Double?, _ name: String, _ text: String
  ) throws(Failure) -> Double {
    guard let number, number.isFinite else {
      throw Failure(reason: "\(name) is too great: \(text)")
    }
    return number
  }
}
