/// Reads values and arguments from CSS text one by one, and reports errors.
///
/// Stricter than CSS in one thing, on purpose: CSS closes a function at the end of the text, here a missing parenthesis
/// is an error, since it is probably a slip.
struct CSSReader {
  private let tokens: [CSSToken]
  private var index = 0

  struct Failure: Error {
    let reason: String
  }

  init(_ text: String) {
    tokens = CSSTokenizer.tokens(of: text)
  }

  var next: CSSToken? { index < tokens.count ? tokens[index] : nil }

  mutating func take() -> CSSToken? {
    defer { index += 1 }
    return next
  }

  mutating func takes(_ token: CSSToken) -> Bool {
    guard next == token else { return false }
    index += 1
    return true
  }

  func end(after what: String) throws(Failure) {
    guard let next else { return }
    throw Failure(reason: "nothing may follow \(what), but \"\(next.shown)\" does")
  }

  /// Reads numbers, optional after the `required` ones, and the closing parenthesis.
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

  mutating func number(_ name: String) throws(Failure) -> Double {
    guard case .number(let text, _) = next else { throw wrong(name, wanted: "a number") }
    index += 1
    return try finite(Double(text), name, text)
  }

  /// Reads a percentage, as a fraction.
  mutating func percentage(_ name: String) throws(Failure) -> Double? {
    guard case .percentage(let text) = next else { return nil }
    index += 1
    return try finite(CSSNumber.fraction(ofPercentage: text), name, text + "%")
  }

  /// Reads an integer, clamped to 32 bits, as in browsers.
  mutating func integer(_ name: String) throws(Failure) -> Int {
    guard case .number(let text, isInteger: true) = next else {
      throw wrong(name, wanted: "a whole number")
    }
    index += 1
    let limit = Int(Int32.max)
    let overflow = text.hasPrefix("-") ? -limit : limit
    return min(max(Int(text) ?? overflow, -limit), limit)
  }

  mutating func close(_ function: String) throws(Failure) {
    guard let next else { throw Failure(reason: "the parenthesis of \(function)( is not closed") }
    guard next == .close else {
      throw Failure(reason: "\"\(next.shown)\" is out of place in \(function)()")
    }
    index += 1
  }

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
