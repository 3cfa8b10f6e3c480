import Approaches
import Scenarios
import Screens
import Stage
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct MovingSheetFamilyTests {
  private static let sheet = "chat: {presentation: form-sheet}\ncontext: inherited"

  /// K19: in a sheet that rises the screen's height is too much, and so is what was measured before it rose.
  @Test(arguments: ["iPad 9.7", "iPad 10.5", "iPad Pro 13 (M4)"])
  func sheet(device: String) throws {
    let scenario = try scene(MovingSheetFamilyTests.sheet, device: device)
    #expect(try scenario.families(ofBuiltIn: "full-height").first == .movingSheet)
    #expect(try scenario.families(ofBuiltIn: "transform").first == .movingSheet)
    #expect(try scenario.families(ofBuiltIn: "layout-guide").isEmpty)
  }

  /// What was measured before the sheet rose, and again once it had, is not surely a late start: a handler that is called
  /// later measures another number.
  @Test func measuredAgainOnceItHasRisen() throws {
    struct Twice: Approach {
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        set(-chat.overlap(with: keyboard), keyboard, chat)
      }
      func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        set(-chat.overlap(with: keyboard), keyboard, chat)
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        set(0, keyboard, chat)
      }
      private func set(_ constant: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen) {
        chat.animate(with: keyboard) {
          chat.toolbarBottom.constant = constant
          chat.view.layoutIfNeeded()
        }
      }
    }
    let explanation = try scene(MovingSheetFamilyTests.sheet, device: "iPad 9.7").explanation(
      of: { Twice() })
    #expect(explanation.film.measures.gapMax.value > 100)
    #expect(!explanation.findings.isEmpty)
    #expect(explanation.findings.allSatisfy { $0.certainty != .certain })
  }

  /// On the whole screen nothing is a sheet's fault.
  @Test func noSheet() throws {
    let families = try scene("", device: "iPad 9.7").explanation(of: { Handlers.raised(by: 118) })
    #expect(families.isFaultyOtherThan(.movingSheet))
  }

  /// An accessory of a full screen is no sheet, whatever is wrong with it.
  @Test(arguments: [-44.0, 30.0]) func anAccessory(distance: Double) throws {
    struct Accessory: Approach {
      let distance: Double
      func viewDidLoad(_ chat: ChatScreen) { chat.makeToolbarInputAccessory() }
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        // The bar alone is announced as the screen comes up.
        guard keyboard.frameEnd.height > 100 else { return }
        chat.animate(with: keyboard) {
          chat.toolbar.transform = .translation(x: 0, y: -distance)
        }
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
      }
    }
    for device in ["iPhone 7", "iPad 9.7"] {
      let explanation = try scene("", device: device).explanation(of: {
        Accessory(distance: distance)
      })
      let features = Features(of: explanation.film, mended: [:])
      #expect(features.rests.map(\.seam) == [distance])
      #expect(!explanation.findings.contains { $0.family == .movingSheet })
    }
  }

  /// A hundred windows: Apple's form is right in all, the window's is off by how far the window's top is below the
  /// screen's, as far as the keyboard covers anything, and says so.
  @Test func windows() throws {
    var generator = SeededGenerator(19)
    for _ in 0..<100 {
      let frame = generator.nextWindow(
        on: Size(width: 1376, height: 1032), atLeast: Size(width: 330, height: 400), lowest: 300)
      let scenario = try Scenario(
        yaml: """
          name: window
          device: iPad Pro 13 (M4)
          orientation: landscape
          window: [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]
          keyboard: {height: 500}
          messages: 4
          events: [{at: 0, keyboard: show}]
          until: 1
          """, file: "window.yaml")
      for name in ["transform", "layout-guide", "input-accessory"] {
        let film = try scenario.film(of: try #require(scenario.approach(named: name)))
        let atRest = [film.measures.gapAtRest, film.measures.overlapAtRest]
        #expect(atRest.allSatisfy { $0?.value == 0 })
      }
      let covered = max(0, frame.maxY - 532)
      let film = try scenario.film(of: try #require(scenario.approach(named: "window-frame")))
      #expect(film.measures.overlapAtRest?.value == min(covered, frame.minY), "\(frame)")
    }
  }

  /// The inset of a window is what of the screen's overlaps it: in Slide Over the screen's is told as K1 of no bar.
  @Test func theWindowsInset() throws {
    let scenario = try Scenario(
      yaml: """
        name: inset
        device: iPad Pro 13 (M4)
        system: 26
        window: slide-over
        messages: 2
        """, file: "inset.yaml")
    let found = try scenario.families(ofBuiltIn: "safe-area-full-height")
    let inset = try scenario.film(of: try #require(scenario.approaches.first)).safeArea(at: 0)
    #expect(inset.bottom == 15)
    #expect(!found.isEmpty)
  }

  /// In Slide Over, which ends 10 pt above the screen's bottom, a bar that is 10 pt above the keyboard is lifted by the
  /// screen's measure, and not kept away by design, though it has more room below it.
  @Test func slideOversDistanceIsNotAMargin() throws {
    let scenario = try Scenario(
      yaml: """
        name: margin
        device: iPad Pro 13 (M4)
        system: 26
        window: slide-over
        """, file: "margin.yaml")
    func place(_ constant: Double, _ keyboard: KeyboardNotification, _ chat: ChatScreen) {
      chat.animate(with: keyboard) {
        chat.toolbarBottom.constant = constant
        chat.view.layoutIfNeeded()
      }
    }
    let found = try scenario.explanation(of: {
      Handlers(
        willShow: { keyboard, chat in place(-keyboard.frameEnd.height, keyboard, chat) },
        willHide: { keyboard, chat in place(0, keyboard, chat) })
    })
    #expect(found.film.measures.gapAtRest?.value == 10)
    #expect(found.asItIs.fault == 10)
    let finding = try #require(found.findings.first)
    #expect(finding.family == .movingSheet && finding.evidence.contains("10 pt above the keyboard"))
  }

  /// A window that ends below the screen is covered by more than the keyboard shows.
  @Test(arguments: [(40.0, "26"), (80, "26"), (80, "18")]) func aWindowThatEndsBelow(
    below: Double, system: String
  ) throws {
    let scenario = try Scenario(
      yaml: """
        name: below
        device: iPad Pro 13 (M4)
        orientation: landscape
        system: \(system)
        window: [300, 332, 700, \(700 + below)]
        """, file: "below.yaml")
    let fullHeight = try #require(NamedApproach.named("full-height"))
    let found = try scenario.explanation(of: fullHeight).findings
    let finding = try #require(found.first)
    #expect(finding.family == .movingSheet && finding.certainty != .possible)
    #expect(finding.evidence.contains("the window ends \(Int(below)) pt below the screen"))
    #expect(try scenario.families(ofBuiltIn: "transform").first != .movingSheet)
  }

  @Test func aSheetThatRises() throws {
    let scenario = try Scenario.named("form-sheet-rises")
    #expect(try scenario.families(of: { FocusLift() }).first == .movingSheet)
    #expect(try scenario.families(of: { KeyboardManager() }).isEmpty)
  }

  /// What geometry says it must come to.
  private static let figures = [
    // What lies below the sheet, and what the sheet moved by.
    Figure("sheet-moves", "full-height", "gap.max", Figure.tabletHeight),
    Figure("sheet-moves", "transform", "gap.max", 27.5),
  ]

  @Test(arguments: figures) func failsByWhatGeometrySays(figure: Figure) throws {
    try figure.check()
  }
}
