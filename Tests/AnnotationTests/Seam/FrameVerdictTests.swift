import Scenarios
import Testing

@testable import Annotation

struct FrameVerdictTests {
  private func film(_ approach: String, _ yaml: String = "") throws -> Film {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  @Test func verdictsAreThoseOfTheSeam() throws {
    let film = try film("constraints")
    #expect(film.verdict(at: 0) == .gap(260))
    #expect(film.verdict(at: 1) == .overlap(260))
    #expect(film.verdict(at: 1.6) == .noKeyboard)
    #expect(try self.film("transform").verdict(at: 0.5) == .seamless)
  }

  /// The printed rectangle lifts the field through the screen's top while its lower edge meets the
  /// keyboard.
  @Test func aFieldThatHasLeftTheScreenIsNotSeamless() throws {
    let film = try film("frame-as-printed")
    #expect(film.seam(at: 0.9)?.signed == 0)
    #expect(film.verdict(at: 0.9) == .fieldOffScreen)
    #expect(film.verdict(at: 0) == .seamless)
    #expect(!JudgedFilm(CaptionedFilm(film), in: 0...1.6).isFieldOnScreen)
    #expect(JudgedFilm(CaptionedFilm(film), in: 0...0.1).isFieldOnScreen)
  }

  private func film(_ scenario: String, of approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
  }

  /// A device that was turned has another screen, on which a bar is where it should be.
  @Test func aTurnedBarIsOnTheScreen() throws {
    let film = try film("turned-with-keyboard", of: "transform")
    #expect(film.verdict(at: 1.6) == .seamless)
    #expect(JudgedFilm(CaptionedFilm(film), in: 0...2.6).isFieldOnScreen)
  }

  @Test func aKeyboardThatIsNotDockedIsNamed() throws {
    let high = try film("undocked-keyboard", of: "change-frame-height")
    let guide = try film("undocked-keyboard", of: "layout-guide")
    #expect(high.verdict(at: 0.9) == .lifted(405.5))
    #expect(guide.verdict(at: 0.9) == .undocked(.undocked, isStill: true))
    #expect(guide.verdict(at: 1.1) == .undocked(.docked, isStill: false))
    #expect(high.verdict(at: 1.9) == .padded(high.needlessPadding(at: 1.9)))
    #expect(guide.verdict(at: 1.9) == .seamless)
    #expect(guide.verdict(at: 2.1) == .undocked(.split, isStill: false))
    #expect(guide.verdict(at: 2.9) == .undocked(.split, isStill: true))
  }

  /// A form's verdict is about the field with the cursor.
  @Test func aFieldIsVisibleCoveredOrOffTheTop() throws {
    let film = try film("half-height-misses", of: "half-height")
    #expect(film.verdict(at: 0) == .visible)
    #expect(film.verdict(at: 0.9) == .covered(44))
    #expect(film.verdict(at: 1.9) == .offTop(44))
    #expect(film.verdict(at: 2.6) == .noKeyboard)
    #expect(try self.film("half-height-misses", of: "focus-lift").verdict(at: 1.9) == .visible)
  }

  @Test func aFormWithoutCursorHasNothingToCover() throws {
    #expect(try film("field-left-behind", of: "focus-lift").verdict(at: 1.1) == .noCursor)
  }

  /// A sheet that rises by itself needs no lift of its own.
  @Test func aFieldMayBeLiftedTooHigh() throws {
    let film = try film("form-sheet-rises", of: "focus-lift")
    #expect(film.verdict(at: 0.1) == .visible)
    #expect(film.verdict(at: 0.9) == .tooHigh(108))
    #expect(try self.film("form-sheet-rises", of: "keyboard-manager").verdict(at: 0.9) == .visible)
  }

  @Test func cornersThatShowTheBackgroundAreNamed() throws {
    let film = try film("rounded-keyboard", of: "safe-area-less-inset")
    guard case .corners(let area) = film.verdict(at: 0.9) else {
      Issue.record("\(film.verdict(at: 0.9))")
      return
    }
    #expect(abs(area - 290.1) < 0.1)
    #expect(
      try self.film("rounded-keyboard", of: "bar-behind-corners").verdict(at: 0.9) == .seamless)
  }

  /// Messages are spoken of only where seam and keyboard have nothing to say.
  @Test func messagesAreTheLastToBeSpokenOf() throws {
    let few = try film("few-messages-stay", of: "whole-screen")
    let troubles = MessageTroubles(few, in: 0...1.6)
    #expect(few.verdict(at: 0).orMessages(troubles.at(0)) == .seamless)
    #expect(
      few.verdict(at: 0.9).orMessages(troubles.at(0.9)) == .messages(.pushedOff(3, blank: 279)))
    #expect(few.verdict(at: 1.6).orMessages(troubles.at(1.6)) == .noKeyboard)
    let parted = try film("constraints")
    let others = MessageTroubles(parted, in: 0...1.6)
    #expect(parted.verdict(at: 0).orMessages(others.at(0)) == .gap(260))
  }

  /// A bar that stands above the screen's bottom cannot meet a keyboard that has yet to come.
  @Test func aKeyboardThatHasYetToComeIsNotAFault() throws {
    for (scenario, failing, cured) in [
      ("safe-area-twice", "safe-area-full-height", "safe-area-less-inset"),
      ("tab-bar-left-out", "full-height", "transform"),
    ] {
      let good = try film(scenario, of: cured)
      let bad = try film(scenario, of: failing)
      #expect(good.verdict(at: 0) == .away && bad.verdict(at: 0) == .away)
      #expect(good.verdict(at: 0.9) == .seamless)
      guard case .onTheWay(let gap) = good.verdict(at: 0.1), case .gap = bad.verdict(at: 0.1),
        case .gap(let rest) = bad.verdict(at: 0.9)
      else {
        Issue.record("\(good.verdict(at: 0.1)), \(bad.verdict(at: 0.1))")
        continue
      }
      #expect(gap > 0 && gap < rest)
      #expect(good.frameTimes.allSatisfy { good.marked(at: $0)?.fault == nil })
      #expect(SeamExtremes(of: JudgedFilm(CaptionedFilm(good), in: 0...1.6)).all.isEmpty)
      #expect(
        SeamExtremes(of: JudgedFilm(CaptionedFilm(bad), in: 0...1.6)).gap?.value
          == bad.measures.gapMax.value)
    }
  }

  /// As far as the keyboard has yet to come, and not a pixel farther; not at all once it stands, or with a bar that
  /// begins at the bottom.
  @Test func theDistanceEndsAtTheKeyboard() throws {
    let film = try film("tab-bar-left-out", of: "transform")
    func seam(_ gap: Double) -> Seam {
      Seam(keyboardTop: 400 + gap, toolbarBottom: 400, contentBottom: 400)
    }
    let pixel = film.device.pixel
    for time in [0.0, 0.05, 0.1, 0.2, 1.1, 1.3] {
      let most = 49 * film.wayLeft(at: .at(time))
      #expect(film.isOnTheWay(seam(most), at: .at(time)) == (most > 0))
      #expect(!film.isOnTheWay(seam(most + pixel), at: .at(time)))
      #expect(!film.isOnTheWay(seam(-10), at: .at(time)))
    }
    #expect(film.wayLeft(at: .at(0)) == 1 && film.wayLeft(at: .at(0.9)) == 0)
    let low = try self.film("transform")
    #expect(!low.isOnTheWay(seam(1), at: .at(0)))
  }

  /// In a window that ends above the screen's bottom a right bar sets out before the keyboard is there, wherever the window
  /// has moved.
  @Test(arguments: ["window-slide-over", "window-resized"])
  func aRightBarInAWindowShowsNoGap(name: String) throws {
    let film = try film(name, of: "layout-guide")
    #expect(film.measures.gapMax.value > 9)
    for time in film.frameTimes where !(0.9..<2.1).contains(time) {
      if case .gap(let gap) = film.verdict(at: time) { Issue.record("\(gap) at \(time)") }
    }
  }

  /// One that stays lifted where its window has been does.
  @Test func aBarThatTheWindowLeftShowsItsGap() throws {
    let film = try film("window-resized", of: "transform")
    for time in [1.5, 2.1, 2.25, 2.3, 2.4] {
      guard case .gap = film.verdict(at: time) else {
        Issue.record("\(film.verdict(at: time)) at \(time)")
        continue
      }
    }
  }

  /// Told to follow, a bar that stands on a keyboard out of the dock is where it should be.
  @Test func aBarMayRestOnAnUndockedKeyboard() throws {
    let following = try film("undocked-followed", of: "layout-guide-undocked")
    #expect(following.verdict(at: 1.9) == .onKeyboard)
    #expect(SeamExtremes(of: JudgedFilm(CaptionedFilm(following), in: 0...3)).gap == nil)
    let staying = try film("floating-keyboard", of: "layout-guide")
    #expect(staying.frameTimes.allSatisfy { staying.verdict(at: $0) != .onKeyboard })
  }

  /// What stands above the keyboard for the home indicator is told, without alarm.
  @Test func paddingAboveTheKeyboardIsReported() throws {
    let film = try film("padding-above-the-keyboard", of: "layout-guide-no-safe-area")
    #expect(film.verdict(at: 0) == .seamless)
    #expect(film.verdict(at: 0.9) == .padded(34))
    let guide = try self.film("padding-above-the-keyboard", of: "layout-guide")
    #expect(guide.frameTimes.allSatisfy { guide.needlessPadding(at: $0) == 0 })
  }

  @Test func cornersBelowTheScreenAreNotSeen() throws {
    let film = try film("rounded-keyboard", of: "safe-area-less-inset")
    for time in film.frameTimes where film.keyboardView(at: time)?.isSeen != true {
      if case .corners = film.verdict(at: time) { Issue.record("\(time)") }
    }
  }

  @Test func aRaisedHeaderIsNamed() throws {
    let film = try film("header-pushed-off", of: "keyboard-manager")
    #expect(film.verdict(at: 0.9) == .headerRaised(57))
    #expect(film.marked(at: 0.9)?.signed == 57)
    #expect(
      try self.film("header-pushed-off", of: "keyboard-manager-header").verdict(at: 0.9)
        == .visible)
  }

  @Test func everyVerdictHasItsWords() {
    #expect(FrameVerdict.lifted(405.5).label.text == "lifted 405.5 pt")
    #expect(FrameVerdict.corners(290.14).label.text == "corners 290.1 pt²")
    #expect(FrameVerdict.partlySeen(0.999).label.text == "99 % seen")
    #expect(FrameVerdict.undocked(.floating, isStill: true).label.severity == .good)
    #expect(FrameVerdict.undocked(.floating, isStill: false).label.severity == .plain)
    #expect(FrameVerdict.covered(44).label.severity == .covered)
    #expect(FrameVerdict.overlap(44).label.text == "−44 pt")
  }

  /// Without a keyboard nothing is said of a field, wherever it is.
  @Test(arguments: ["iPhone 7", "iPhone 15", "iPad 9.7"], ["portrait", "landscape"])
  func aSeamlessBarStaysOnEveryScreen(device: String, orientation: String) throws {
    let film = try film("transform", "device: \(device)\norientation: \(orientation)")
    #expect(JudgedFilm(CaptionedFilm(film), in: 0...1.6).isFieldOnScreen)
  }
}
