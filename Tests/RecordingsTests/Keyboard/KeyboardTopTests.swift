import Easing
import Testing

@testable import Recordings

/// The keyboard's top in films that are drawn row by row.
@Suite struct KeyboardTopTests {
  /// How far the keyboard comes in a show and a hide on a spring, whose bar goes with it or some seconds behind it, keeping
  /// a margin; nil where it is not seen, or less surely than that.
  private func heights(
    _ screen: DrawnScreen, margin: Double = 0, behind: Double = 0,
    within uncertainty: Double = .infinity, on spring: Spring = .keyboardIOS7, rate: Double = 60
  ) throws -> [Double?] {
    var reader = RecordingReader(of: screen.finding, height: screen.height)
    for index in 0..<Int(2.5 * rate) {
      let time = Double(index) / rate
      func shown(_ time: Double) -> Double {
        spring.value(at: max(0, time - 0.4)) - spring.value(at: max(0, time - 1.5))
      }
      let rise = screen.keyboardHeight - screen.safeBottom + margin
      try reader.add(
        screen.frame(
          at: time, keyboard: screen.points - screen.keyboardHeight * shown(time),
          bar: screen.loweredBar - rise * shown(time - behind), seed: UInt64(index + 7)))
    }
    let (frames, events) = try reader.finish()
    #expect(events.map(\.kind) == [.show, .hide])
    return events.map { event in
      let tops = [event.frames.lowerBound, event.frames.upperBound].map {
        frames[$0].keyboardTop.flatMap { $0.uncertainty > uncertainty ? nil : $0.value }
      }
      return tops[0].flatMap { first in tops[1].map { abs($0 - first) } }
    }
  }

  /// Any height, those of no table among them: what is above the keyboard is there without it, too.
  @Test(arguments: Array(stride(from: 262.0, through: 352, by: 5.5)))
  func theTableOfHeightsIsNoAnswer(height: Double) throws {
    var screen = DrawnScreen()
    screen.keyboardHeight = height
    screen.noise = 2
    for told in try heights(screen) {
      #expect(abs((told ?? 0) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// Older and newer systems have keyboards a point apart on a phone of 402 × 874 points, and the spring tells which it is.
  @Test(
    arguments: [(335.0, Spring.keyboardIOS26), (336, .keyboardIOS7)], [0.5, 0.55, 0.6, 0.65, 1])
  func theSpringTellsTwoSystemsApart(_ system: (Double, Spring), rowsPerPoint: Double) throws {
    var screen = DrawnScreen(
      height: Int((874 * rowsPerPoint).rounded()), rowsPerPoint: rowsPerPoint)
    (screen.keyboardHeight, screen.noise) = (system.0, 2)
    for told in try heights(screen, on: system.1) {
      #expect(abs((told ?? 0) - system.0) <= 0.6, "\(String(describing: told))")
    }
  }

  /// A bar that floats above keyboard and list: its own lower edge is not the keyboard's top.
  @Test(arguments: [308.0, 318, 327, 344])
  func whatIsSeenBelowABarIsNotTheKeyboard(height: Double) throws {
    var screen = DrawnScreen()
    screen.keyboardHeight = height
    screen.floats = true
    for told in try heights(screen, margin: 16) {
      #expect(abs((told ?? 0) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// A pill on a page that is as bright as the keyboard where that begins: the pill's edge is clearer, and is none.
  @Test(arguments: [(268.0, 0.0), (280, 0), (318, 34), (336, 34), (344, 34)])
  func thePillsEdgeIsNotTheKeyboards(height: Double, inset: Double) throws {
    var screen = DrawnScreen()
    (screen.keyboardHeight, screen.safeBottom) = (height, inset)
    (screen.hasList, screen.isPill) = (false, true)
    screen.shade = (245 - 211) / (1 - height / screen.points)
    for told in try heights(screen, within: 3) {
      #expect(abs((told ?? height) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// A field ends where a keyboard of the table would begin, and its bar is as bright as the keyboard: the bar's rise
  /// contradicts the table.
  @Test(arguments: [326.0, 329])
  func aFieldsEdgeAtAKnownHeightIsNotTheKeyboards(height: Double) throws {
    var screen = DrawnScreen()
    (screen.keyboardHeight, screen.barGround, screen.noise) = (height, 211, 2)
    for told in try heights(screen, within: 3) {
      #expect(abs((told ?? height) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// A bar rises for the keyboard as far as a lower one of the table would, and bar, page and keyboard are alike at its edge:
  /// what goes with the keys contradicts the table.
  @Test(arguments: [(319.0, 6.0), (311, 14), (327, -2)], [false, true])
  func aRiseMayAgreeByChance(_ keyboard: (Double, Double), isPill: Bool) throws {
    let (height, margin) = keyboard
    var screen = DrawnScreen()
    (screen.keyboardHeight, screen.barGround, screen.noise) = (height, 211, 2)
    (screen.hasList, screen.isPill) = (false, isPill)
    screen.shade = (245 - 211) / (1 - height / screen.points)
    for told in try heights(screen, margin: margin, within: 3) {
      #expect(abs((told ?? height) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// A bar as bright as the keyboard lies on it at rest, where no edge is, and follows it too late: while they move the list
  /// is between them.
  @Test(arguments: [278.0, 297, 322, 329, 345])
  func anEdgeThatIsSeenInMotionAloneIsTheKeyboards(height: Double) throws {
    var screen = DrawnScreen()
    (screen.keyboardHeight, screen.barGround, screen.noise) = (height, 211, 2)
    screen.floats = true
    for told in try heights(screen, behind: 0.1, within: 3) {
      #expect(abs((told ?? 0) - height) <= 1.5, "\(String(describing: told))")
    }
  }

  /// A keyboard of the table with a strip of words above it, which are its own: where too few frames show that the strip goes
  /// with the keys, the table's height is none.
  @Test(arguments: [4.0, 6, 10, 30, 60]) func aStripOfWordsIsTheKeyboards(rate: Double) throws {
    var screen = DrawnScreen()
    (screen.keyboardHeight, screen.strip, screen.noise) = (336 + 42, 42, 2)
    for told in try heights(screen, within: 3, rate: rate) {
      #expect(abs((told ?? 378) - 378) <= 1.5, "\(String(describing: told))")
    }
  }

  /// One film in pictures of many sizes is told one height.
  @Test(arguments: [0.6, 0.75, 1, 1.25, 1.5, 1.76, 2, 2.26, 2.5, 3])
  func theSizeOfThePictureSaysNothing(rowsPerPoint: Double) throws {
    var screen = DrawnScreen(
      height: Int((844 * rowsPerPoint).rounded()), rowsPerPoint: rowsPerPoint)
    screen.keyboardHeight = 308
    screen.noise = 2
    for told in try heights(screen) {
      #expect(abs((told ?? 0) - 308) <= 1.5, "\(String(describing: told))")
    }
  }
}
