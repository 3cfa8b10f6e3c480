import Easing
import TestSupport
import Testing

struct UnitCurveCSSTests {
  /// (text, canonical text).
  static let readable: [(String, String)] = [
    ("linear", "linear"), ("EASE", "ease"), ("  Ease-In\t", "ease-in"),
    ("ease-/**/out", ""), ("/* a */ ease-out /* b */", "ease-out"), ("e\\61se", "ease"),
    ("step-START", "steps(1, start)"), ("step-end", "steps(1)"),
    ("steps(3)", "steps(3)"), ("Steps( +3 , Jump-End )", "steps(3)"), ("steps(3,end)", "steps(3)"),
    ("steps(3, start)", "steps(3, start)"), ("steps(3, jump-start)", "steps(3, jump-start)"),
    ("steps(2, jump-none)", "steps(2, jump-none)"), ("steps(1,jump-both)", "steps(1, jump-both)"),
    ("steps(99999999999999999999)", "steps(2147483647)"),
    ("cubic-bezier(.5,+1,1e0,-1E3)", "cubic-bezier(0.5, 1, 1, -1000)"),
    ("CUBIC-BEZIER(0/**/,/* , */0,1,1)", "cubic-bezier(0, 0, 1, 1)"),
    ("cubic-bezier(0.25, 0.1, 0.25, 1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("cubic-bezier(-0, 1e-7, 1e-400, 1e21)", "cubic-bezier(0, 1e-7, 0, 1e21)"),
    (
      "cubic-bezier(1e-6, 123456789012, 0, 1.5e300)",
      "cubic-bezier(0.000001, 123456789012, 0, 1.5e300)"
    ),
    ("linear(0, 1)", "linear(0 0%, 1 100%)"),
    ("linear(0 0%,1 100%)", "linear(0 0%, 1 100%)"),
    ("linear(25% 75% .5, 1)", "linear(0.5 25%, 0.5 75%, 1 100%)"),
    ("linear(0, 1e1% 1, 1)", "linear(0 0%, 1 10%, 1 100%)"),
    ("linear(0 0.1%, 1 1e-5%)", "linear(0 0.1%, 1 0.1%)"),
    ("linear(0 -1e2%, 1 1e25%)", "linear(0 -100%, 1 1e25%)"),
    // Exponents at the ends of the integers, and beyond.
    ("linear(0, 1 1e-9223372036854775808%)", "linear(0 0%, 1 0%)"),
    ("linear(0, 1 1e-9223372036854775809%)", "linear(0 0%, 1 0%)"),
  ]

  /// (text, canonical text) of the web platform tests whose figures are exact.
  ///
  /// Source: web-platform-tests css/css-easing/linear-timing-functions-syntax.html as kept in
  /// servo/servo at commit 45f2433d7695231d509fc2b316c390d6d7e0e6f7 (BSD-3-Clause). Its rows with
  /// `calc()` and with percentages cut to six digits are left out.
  static let webPlatform: [(String, String)] = [
    ("linear(0 0% 50%, 1 50% 100%)", "linear(0 0%, 0 50%, 1 50%, 1 100%)"),
    (
      "linear(0, 0.5 25% 75%, 1 100% 100%)",
      "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%, 1 100%)"
    ),
    (
      "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
      "linear(0 0%, 1.3 12.5%, 1 25%, 0.92 37.5%, 1 50%, 0.99 62.5%, 1 75%, 0.998 87.5%, 1 100%, "
        + "1 100%)"
    ),
    ("linear(0, 0 40%, 1, 0.5, 1)", "linear(0 0%, 0 40%, 1 60%, 0.5 80%, 1 100%)"),
  ]

  /// Whatever fuzzing came upon is a curve whose text reads back, or an error.
  @Test func theFuzzingCorpusIsReadOrRefused() throws {
    var read = 0
    for text in try FuzzingCorpus(of: "css").texts {
      guard let curve = try? UnitCurve(css: text) else { continue }
      #expect(try UnitCurve(css: curve.css).css == curve.css)
      read += 1
    }
    #expect(read > 0)
  }

  @Test func readsAndPrints() throws {
    for (text, canonical) in Self.readable + Self.webPlatform where !canonical.isEmpty {
      #expect(try UnitCurve(css: text).css == canonical, "\(text)")
    }
  }

  @Test func keywordsAndFunctionsAreToldApart() throws {
    #expect(try UnitCurve(css: "ease") == .ease)
    let points = try UnitCurve(css: "cubic-bezier(0.25, 0.1, 0.25, 1)")
    #expect(points == .cubicBezier(.ease))
    #expect(points != .ease)
    #expect(try UnitCurve(css: "linear(0, 1)") != .linear)
  }

  /// (text, what the reason says).
  static let refused: [(String, String)] = [
    ("", "there is no easing function"), ("  /* */ ", "there is no easing function"),
    ("bounce", "\"bounce\" is not an easing function; allowed: linear, ease, ease-in"),
    ("ease-/**/out", "\"ease-\" is not an easing function"),
    ("ease ease", "nothing may follow the easing function"), ("ease;", "\";\" does"),
    ("ease, ease", "nothing may follow"), ("cubic-bezier", "is not an easing function"),
    ("cubic-bezier (0,0,1,1)", "is not an easing function"),
    ("cubic-bezier(2, 0, 0, 1)", "x1 must be between 0 and 1, not 2"),
    ("cubic-bezier(0, 0, -0.5, 1)", "x2 must be between 0 and 1, not -0.5"),
    ("cubic-bezier()", "takes 4 numbers (x1, y1, x2, y2), none is given"),
    ("cubic-bezier(0, 0, 1)", "takes 4 numbers (x1, y1, x2, y2), not 3"),
    ("cubic-bezier(0, 0, 1, 1, 1)", "takes 4 numbers (x1, y1, x2, y2), not more"),
    ("cubic-bezier(0, 0, 1, 1", "the parenthesis of cubic-bezier( is not closed"),
    ("cubic-bezier(0, 0, 1,", "y2 is missing at the end"),
    ("cubic-bezier(0 0 1 1)", "\"0\" is out of place in cubic-bezier()"),
    ("cubic-bezier(0, 1., 1, 1)", "\".\" is out of place"),
    ("cubic-bezier(0, 50%, 1, 1)", "y1 must be a number, not \"50%\""),
    ("cubic-bezier(0, 1px, 1, 1)", "y1 must be a number, not \"1px\""),
    ("cubic-bezier(0, 1e, 1, 1)", "y1 must be a number, not \"1e\""),
    ("cubic-bezier(0, nan, 1, 1)", "y1 must be a number, not \"nan\""),
    ("cubic-bezier(0, infinity, 1, 1)", "y1 must be a number"),
    ("cubic-bezier(0, 1e999, 1, 1)", "y1 is too great: 1e999"),
    ("cubic-bezier(0x1, 0, 1, 1)", "x1 must be a number, not \"0x1\""),
    ("cubic-bezier(calc(1), 0, 1, 1)", "calc() is not evaluated here; write its result"),
    ("cubic-bezier(var(--a), 0, 1, 1)", "var() is not evaluated here"),
    ("var(--easing)", "there is no style sheet"),
    ("steps()", "the number of steps must be a whole number"),
    ("steps(0)", "the number of steps must be at least 1, not 0"),
    ("steps(-99999999999999999999)", "must be at least 1, not -2147483647"),
    ("steps(1, jump-none)", "must be at least 2 with jump-none, not 1"),
    ("steps(1.5)", "must be a whole number, not \"1.5\""), ("steps(1e1)", "not \"1e1\""),
    ("steps(3.0)", "not \"3.0\""), ("steps(3,)", "must be one of jump-start, jump-end, jump-none"),
    ("steps(3, middle)", "not \"middle\""), ("steps(3 end)", "\"end\" is out of place"),
    ("steps(3", "the parenthesis of steps( is not closed"),
    ("linear()", "linear() needs at least two stops"), ("linear(0)", "at least two stops"),
    ("linear(0 0% 100%)", "at least two stops"), ("linear(100%)", "must be a number, not \")\""),
    ("linear(0% 1 50%)", "\"50%\" is out of place"), ("linear(0% 100% 0)", "at least two stops"),
    ("linear(0, 1 1% 2% 3%)", "\"3%\" is out of place"), ("linear(0,,1)", "not \",\""),
    ("linear(0, 1 1e999%)", "the input of a stop of linear() is too great"),
    ("linear(0, 1,)", "must be a number"),
    ("ſteps(2)", "is not an easing function"), ("\"ease\"", "is not an easing function"),
  ]

  @Test func refusesWithAReason() {
    for (text, reason) in Self.refused {
      let error = #expect(throws: CSSEasingError.self, "\(text)") { try UnitCurve(css: text) }
      #expect(error?.reason.contains(reason) == true, "\(text): \(error?.reason ?? "")")
      #expect(error?.text == text)
    }
  }

  /// Source: web-platform-tests css/css-easing/linear-timing-functions-syntax.html as above, and
  /// timing-functions-syntax-invalid.html at 8da7cf8130762434c565df0130c05f65afd31a28.
  @Test(arguments: [
    "linear(0 calc(50px - 50%), 0 calc(50em + 50em))",
    "linear(0 calc(50%, 50%), 0 calc(50% + 50%))", "auto", "ease-in ease-out",
    "cubic-bezier(1, 2, 3)", "cubic-bezier(1, 2, 3, infinite)", "cubic-bezier(1, 2, 3, 4, 5)",
    "cubic-bezier(-0.1, 0.1, 0.5, 0.9)", "cubic-bezier(0.5, 0.1, 1.1, 0.9)",
    "initial, cubic-bezier(0, -2, 1, 3)", "cubic-bezier(0, -2, 1, 3), initial",
  ])
  func invalidInTheWebPlatformTests(text: String) {
    #expect(throws: CSSEasingError.self) { try UnitCurve(css: text) }
  }

  @Test func everyNumberReadsBackTheSame() throws {
    var random = SeededGenerator(6)
    for _ in 0..<3000 {
      let number = Double(bitPattern: random.next())
      let place = Double(bitPattern: random.next())
      guard number.isFinite, place.isFinite, abs(place) < 1e300, abs(place) > 1e-300 else {
        continue
      }
      let bezier = try #require(CubicBezier(x1: 0, y1: number, x2: 1, y2: place))
      let curve = UnitCurve.cubicBezier(bezier)
      #expect(try UnitCurve(css: curve.css) == curve)
      let stops = [PiecewiseLinear.Stop(number, at: place), .init(1, at: place)]
      let line = UnitCurve.piecewiseLinear(try #require(PiecewiseLinear(stops: stops)))
      #expect(try UnitCurve(css: line.css) == line, "\(line.css)")
    }
  }

  @Test func hostileTextNeverCrashes() {
    let pieces = [
      "linear", "cubic-bezier(", "steps(", "(", ")", ",", " ", "/*", "*/", "\\", "1", "-", "+", ".",
      "e", "%", "9999999999999999999999", "1e99999999999999999999", "jump-none", "calc(", "\u{0}",
      "é", "👩‍👩‍👧", "\n", "\\110000", "ease", "0", "\"", "-->", "\u{FFFF}", "keyboard", "spring(",
    ]
    var random = SeededGenerator(7)
    var read = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        .joined()
      if let curve = try? UnitCurve(css: text) {
        read += 1
        #expect((try? UnitCurve(css: curve.css))?.css == curve.css, "\(text)")
      }
      if let timing = try? TimingText(text) {
        #expect((try? TimingText(timing.canonicalText)) == timing, "\(text)")
      }
    }
    #expect(read > 100)
  }

  @Test func longTextIsCutInTheMessage() {
    let text = String(repeating: "(", count: 100_000)
    let error = #expect(throws: CSSEasingError.self) { try UnitCurve(css: text) }
    #expect(error?.text == String(repeating: "(", count: 80) + "…")
    #expect(error?.description.hasPrefix("cannot read \"((((") == true)
  }
}
