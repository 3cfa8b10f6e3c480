extension UnitCurve {
  /// Reads a CSS easing function.
  ///
  /// For example `ease-in`, `cubic-bezier(0.2, 0, 0, 1)`, `steps(4, jump-none)`, `linear(0, 0.5 25% 75%, 1)`. As in
  /// CSS: words in any case, white space and comments between the parts, numbers such as `.5`, `+1` and `1e3`. Rejected
  /// although valid in CSS: `calc()`, `var()` and similar, and a parenthesis left open at the end. A number of steps
  /// beyond 2147483647 counts as that. Source: CSS Easing Functions Level 2; CSS Syntax Module Level 3.
  public init(css text: String) throws(CSSEasingError) {
    do throws(CSSReader.Failure) {
      var reader = CSSReader(text)
      self = try UnitCurve.read(from: &reader)
      try reader.end(after: "the easing function")
    } catch {
      throw CSSEasingError(text: text, reason: error.reason)
    }
  }

  /// The canonical CSS text, which reads back as an equal curve.
  ///
  /// Keywords stay keywords, except that `step-start` and `step-end` are written with `steps()`. The inputs of all
  /// points of `linear()` are written out. `end` and `jump-end` are left out, and so `jumpEnd` reads back as `end`.
  /// Numbers are the shortest text that reads back the same. Source: CSS Easing Functions Level 2, "Serialization".
  public var css: String {
    switch self {
    case .linear: return "linear"
    case .ease: return "ease"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .cubicBezier(let curve):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(CSSNumber.text)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let steps):
      // 1. If the step position is jump-end or end, serialise as steps(<integer>).
      if steps.jump == .jumpEnd || steps.jump == .end { return "steps(\(steps.count))" }
      // 2. Otherwise, serialise as steps(<integer>, <step-position>).
      return "steps(\(steps.count), \(steps.jump.rawValue))"
    case .piecewiseLinear(let line):
      let points = line.points.map {
        CSSNumber.text($0.output) + " " + CSSNumber.percentage($0.input)
      }
      return "linear(\(points.joined(separator: ", ")))"
    }
  }

  /// The supported easing functions, for messages.
  static let cssForms =
    "linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, linear(…), "
    + "cubic-bezier(…), steps(…)"

  static func read(from reader: inout CSSReader) throws(CSSReader.Failure) -> UnitCurve {
    switch reader.take() {
    case .word("linear"): return .linear
    case .word("ease"): return .ease
    case .word("ease-in"): return .easeIn
    case .word("ease-out"): return .easeOut
    case .word("ease-in-out"): return .easeInOut
    case .word("step-start"): return try steps(1, .start)
    case .word("step-end"): return try steps(1, .end)
    case .function("cubic-bezier"): return try readBezier(from: &reader)
    case .function("steps"): return try readSteps(from: &reader)
    case .function("linear"): return try readLinear(from: &reader)
    case .function("var"), .function("env"), .function("attr"):
      throw CSSReader.Failure(reason: "there is no style sheet to look the value up in; write it")
    case .some(let token):
      throw CSSReader.Failure(
        reason: "\"\(token.shown)\" is not an easing function; allowed: \(cssForms)")
    case nil:
      throw CSSReader.Failure(reason: "there is no easing function; allowed: \(cssForms)")
    }
  }

  private static func readBezier(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> UnitCurve {
    let names = ["x1", "y1", "x2", "y2"]
    let numbers = try reader.numbers(of: "cubic-bezier", named: names, required: 4)
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      let given = CSSNumber.text(numbers[index])
      throw CSSReader.Failure(reason: "\(names[index]) must be between 0 and 1, not \(given)")
    }
    guard
      let curve = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    else { throw CSSReader.Failure(reason: "the numbers of cubic-bezier() must be finite") }
    return .cubicBezier(curve)
  }

  private static func readSteps(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> UnitCurve {
    let count = try reader.integer("the number of steps")
    var jump = Steps.Jump.end
    if reader.takes(.comma) {
      let words = Steps.Jump.allCases.map(\.rawValue).joined(separator: ", ")
      guard case .word(let word) = reader.next, let known = Steps.Jump(rawValue: word) else {
        throw reader.wrong("the second argument of steps()", wanted: "one of \(words)")
      }
      _ = reader.take()
      jump = known
    }
    try reader.close("steps")
    return try steps(count, jump)
  }

  private static func steps(
    _ count: Int, _ jump: Steps.Jump
  ) throws(CSSReader.Failure) -> UnitCurve {
    guard let steps = Steps(count: count, jump: jump) else {
      let least = jump == .jumpNone ? "2 with jump-none" : "1"
      throw CSSReader.Failure(
        reason: "the number of steps must be at least \(least), not \(count)")
    }
    return .steps(steps)
  }

  private static func readLinear(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> UnitCurve {
    let tooFew = CSSReader.Failure(reason: "linear() needs at least two stops, such as 0, 1")
    if reader.takes(.close) { throw tooFew }
    var stops: [PiecewiseLinear.Stop] = []
    var count = 0
    repeat {
      // <number> && <percentage>{0,2}: the percentages are adjacent, before or after the number.
      var inputs = try readInputs(from: &reader)
      let output = try reader.number("the output of a stop of linear()")
      if inputs.isEmpty { inputs = try readInputs(from: &reader) }
      if inputs.isEmpty { stops.append(.init(output)) }
      for input in inputs { stops.append(.init(output, at: input)) }
      count += 1
    } while reader.takes(.comma)
    try reader.close("linear")
    guard count >= 2, let line = PiecewiseLinear(stops: stops) else { throw tooFew }
    return .piecewiseLinear(line)
  }

  private static func readInputs(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> [Double] {
    var inputs: [Double] = []
    while inputs.count < 2, let input = try reader.percentage("the input of a stop of linear()") {
      inputs.append(input)
    }
    return inputs
  }
}
