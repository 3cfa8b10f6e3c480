/// A line of views in Apple's visual format, such as `H:|-[title]-(>=8@750)-[button(==44)]-|`, as it is read.
///
/// Source: Apple, Auto Layout Guide, "Visual Format Language", with its whole grammar; spaces are allowed between any
/// two of its parts.
struct VisualFormat: Equatable {
  struct Name: Equatable {
    let text: String
    /// Where it begins, counted in characters.
    let column: Int
  }

  /// A number, or a name: of a metric, or in a view's brackets of another view.
  enum Operand: Equatable {
    case number(Double)
    case name(Name)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    let object: Operand
    var priority: Operand?
  }

  /// The gap between two neighbours.
  enum Gap: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    let name: Name
    let predicates: [Predicate]
    /// Between it and its predecessor, which for the first is its superview.
    var gap = Gap.none
  }

  private(set) var isVertical = false
  private(set) var views: [View] = []
  /// Where the bar that means the superview is, before and behind the views; nil without one.
  private(set) var leadingBar: Int?
  private(set) var trailingBar: Int?
  /// Between the last view and its superview.
  private(set) var lastGap = Gap.none

  /// Reads a format.
  init(_ text: String) throws(VisualFormatError) {
    var reader = VisualFormatReader(text)
    try read(&reader)
  }

  private mutating func read(_ reader: inout VisualFormatReader) throws(VisualFormatError) {
    for orientation in ["H", "V"] where reader.take(orientation) {
      isVertical = orientation == "V"
      let direction = isVertical ? "vertical" : "horizontal"
      try reader.expect(
        ":", "Expected ':' after '\(orientation)' to specify \(direction) arrangement")
      break
    }
    var gap = Gap.none
    if let column = reader.columnOf("|") {
      leadingBar = column
      gap = try reader.gap()
    }
    while true {
      var view = try reader.view()
      view.gap = gap
      views.append(view)
      gap = try reader.gap()
      if reader.isAtEnd {
        guard gap == .none else { throw reader.error("Expected a view after the connection") }
        return
      }
      if let column = reader.columnOf("|") {
        (trailingBar, lastGap) = (column, gap)
        guard reader.isAtEnd else { throw reader.error("Expected nothing after the superview") }
        return
      }
    }
  }
}

/// Why a format cannot be read, as Apple says it: the fault, the format, and a caret below it.
struct VisualFormatError: Error, CustomStringConvertible {
  let fault: String
  let format: String
  let column: Int

  var description: String {
    "Unable to parse constraint format: \n\(fault) \n\(format) \n\(String(repeating: " ", count: column))^"
  }
}

/// Takes a format's parts one by one.
private struct VisualFormatReader {
  private let text: [Character]
  private var index = 0
  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { next == nil }

  func error(_ fault: String) -> VisualFormatError {
    VisualFormatError(fault: fault, format: String(text), column: index)
  }

  /// The next character that is not a space.
  private var next: Character? { text[index...].first { !$0.isWhitespace } }

  private mutating func skipSpaces() {
    while index < text.count, text[index].isWhitespace { index += 1 }
  }

  mutating func take(_ mark: String) -> Bool {
    skipSpaces()
    guard text[index...].starts(with: mark) else { return false }
    index += mark.count
    return true
  }

  mutating func columnOf(_ mark: String) -> Int? {
    skipSpaces()
    let column = index
    return take(mark) ? column : nil
  }

  mutating func expect(_ mark: String, _ fault: String) throws(VisualFormatError) {
    guard take(mark) else { throw error(fault) }
  }

  // MARK: Parts

  mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", "Expected a view. View names must start with '['")
    guard let name = name() else { throw error("Expected a view's name after '['") }
    let end = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    let predicates = take("(") ? try self.predicates(until: end) : []
    try expect("]", end)
    return VisualFormat.View(name: name, predicates: predicates)
  }

  mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    switch next {
    case "[", "|": return .standard
    case nil: throw error("Expected a view after the connection")
    default: break
    }
    let end = "Expected '-' after the connection's predicate"
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates(until: "Expected ')' after the connection's predicates")
    } else {
      guard next != "-", let operand = operand() else {
        throw error("Expected a number, a metric or '(' after '-'")
      }
      predicates = [VisualFormat.Predicate(object: operand)]
    }
    try expect("-", end)
    return .predicates(predicates)
  }

  private mutating func predicates(
    until end: String
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate()) } while take(",")
    try expect(")", end)
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let mark = next, "=<>".contains(mark) {
      if take("==") {
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      } else {
        throw error("Unknown relation. Must be ==, >=, or <=")
      }
    }
    guard let object = operand() else { throw error("Expected a number, a metric or a view") }
    guard take("@") else { return VisualFormat.Predicate(relation: relation, object: object) }
    guard let priority = operand() else { throw error("Expected a priority after '@'") }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func operand() -> VisualFormat.Operand? {
    if let name = name() { return .name(name) }
    return number().map { .number($0) }
  }

  /// An identifier of C.
  private mutating func name() -> VisualFormat.Name? {
    skipSpaces()
    let start = index
    while index < text.count, text[index].isIdentifier(isFirst: index == start) { index += 1 }
    guard index > start else { return nil }
    return VisualFormat.Name(text: String(text[start..<index]), column: start)
  }

  /// A decimal number, perhaps with an exponent.
  private mutating func number() -> Double? {
    skipSpaces()
    func digits(from start: Int) -> Int {
      text[start...].prefix { $0.isASCII && $0.isNumber }.endIndex
    }
    var end = index
    if end < text.count, "+-".contains(text[end]) { end += 1 }
    end = digits(from: end)
    if end < text.count, text[end] == "." { end = digits(from: end + 1) }
    if end < text.count, "eE".contains(text[end]) {
      let sign = end + 1 < text.count && "+-".contains(text[end + 1]) ? 1 : 0
      let exponent = digits(from: min(end + 1 + sign, text.count))
      if exponent > end + 1 + sign { end = exponent }
    }
    guard let value = Double(String(text[index..<end]).replacing(/\.(?=e|E|$)/, with: "")) else {
      return nil
    }
    index = end
    return value
  }
}

extension Character {
  fileprivate func isIdentifier(isFirst: Bool) -> Bool {
    self == "_" || isASCII && (isLetter || !isFirst && isNumber)
  }
}
