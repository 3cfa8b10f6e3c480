import Diagnosis
import FilmstripCombine
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What is said of handlers as apps have them: the right cause, as surely as it can be known, and nothing of what is right.
@Suite struct ExplainedCodeTests {
  private static let phones = ["iPhone 7", "iPhone 14 Pro", "iPad 9.7"]

  private func scenario(
    _ context: HandlerContext = .deferred, device: String = "iPhone 7"
  ) throws -> Scenario {
    try Scenario(
      yaml: """
        name: t
        messages: 0
        context: \(context.rawValue)
        events: [{at: 0, keyboard: show}, {at: 2, keyboard: hide}]
        until: 3.4
        """, overrides: Overrides(device: device))
  }

  private func explanation(
    _ context: HandlerContext = .deferred, device: String = "iPhone 7", height: CGFloat = 44,
    clearance: CGFloat? = 0, onSafeArea: Bool = false,
    on names: [Notification.Name] = HandledScreen.will, _ handler: @escaping HandledScreen.Handler
  ) throws -> Explanation {
    try scenario(context, device: device).explanation(
      of: HandledScreen(
        height: height, clearance: clearance, onSafeArea: onSafeArea, on: names, handler),
      bar: { $0.bar })
  }

  // MARK: Two faults

  /// Late on show, and a jump on hide, equally large: each is told of its event.
  @Test(arguments: HandlerContext.allCases) func twoFaultsOfOneSize(context: HandlerContext) throws
  {
    let told = try explanation(context) { screen, keyboard in
      guard keyboard.isComing else { return UIView.performWithoutAnimation { screen.stand(0) } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        keyboard.animate { screen.stand(keyboard.lift) }
      }
    }
    #expect(told.asItIs.faults == [260, 260])
    #expect(told.findings.map(\.family) == [.lateStart, .noAnimation])
    #expect(told.findings.allSatisfy { $0.certainty == .likely })
    #expect(told.findings[0].evidence.contains("This is so as the keyboard shows at 0 ms, not as"))
    #expect(told.findings[1].evidence.contains("This is so as the keyboard hides at 2000 ms, not"))
    #expect(!text(told).contains("None of the fixes"))
  }

  // MARK: Margins

  /// A notice, a button: as far above the keyboard as above the bottom.
  @Test(arguments: phones, [8.0, 50, 60]) func aMarginIsNotAFault(device: String, margin: CGFloat)
    throws
  {
    let told = try explanation(device: device, clearance: margin) { screen, keyboard in
      keyboard.animate { screen.stand(margin + keyboard.lift) }
    }
    #expect(told.asItIs.fault < 1e-5)
    #expect(told.findings.isEmpty)
  }

  @Test(arguments: phones) func aDialogInTheMiddleIsNotAFault(device: String) throws {
    let told = try explanation(device: device, height: 160, clearance: nil) { screen, keyboard in
      keyboard.animate { screen.centre(above: keyboard.lift) }
    }
    #expect(told.asItIs.fault < 1e-5)
    #expect(told.findings.isEmpty)
  }

  /// An inset too high by the safe area is certain, by a constant of the app's own of the same length it is not.
  @Test(arguments: [true, false]) func theInsetIsTheCauseWhereItIs(onSafeArea: Bool) throws {
    let own: CGFloat = onSafeArea ? 0 : 34
    let told = try explanation(device: "iPhone 14 Pro", clearance: own, onSafeArea: onSafeArea) {
      screen, keyboard in
      keyboard.animate { screen.stand(own + keyboard.lift) }
    }
    let first = try #require(told.findings.first)
    #expect(first.family == .safeAreaTwice)
    #expect(first.certainty == (onSafeArea ? .certain : .likely))
  }

  // MARK: A smaller view

  /// The view's frame, set in a block: what its constraints place is laid out after it.
  @Test func aSmallerViewLeavesItsBarToTheLayoutPass() throws {
    let told = try explanation { screen, keyboard in
      UIView.animate(withDuration: keyboard.duration) {
        screen.view.frame.size.height = 667 - keyboard.lift
      }
    }
    let first = try #require(told.findings.first)
    #expect(told.findings.map(\.family) == [.noAnimation])
    #expect(first.cause == "layout" && first.certainty == .likely)
    #expect(told.together?.change == [.layout, .curve])
    #expect(!text(told).contains("keyboardLayoutGuide"))
  }

  /// Laid out in it, only the curve is missing.
  @Test func aSmallerViewLaidOut() throws {
    let told = try explanation { screen, keyboard in
      UIView.animate(withDuration: keyboard.duration) {
        screen.view.frame.size.height = 667 - keyboard.lift
        screen.view.layoutIfNeeded()
      }
    }
    #expect(told.findings.map(\.family) == [.curve])
    #expect(told.findings.first?.certainty == .certain)
  }

  // MARK: An accessory

  @Test(arguments: phones, ScreenEmbedding.allCases)
  func anAccessoryIsInNoSheet(device: String, embedding: ScreenEmbedding) throws {
    let told = try scenario(device: device).explanation(
      of: AccessoryScreen(), embedding: embedding, bar: { $0.bar }, list: { $0.table },
      field: { $0.field })
    #expect(!told.findings.contains { $0.family == .movingSheet })
    #expect(told.asItIs.fault < 1e-5)
  }

  // MARK: A dialog, too late

  @Test(arguments: HandlerContext.allCases, phones)
  func aDialogThatMovesOnceTheKeyboardIsThere(context: HandlerContext, device: String) throws {
    let told = try explanation(
      context, device: device, height: 160, clearance: nil, on: HandledScreen.did
    ) { screen, keyboard in screen.centre(above: keyboard.lift) }
    let first = try #require(told.findings.first)
    #expect(first.family == .lateStart)
    #expect(first.evidence.contains("notified that the keyboard has moved, 500 ms later"))
    #expect(first.evidence.contains("out of position"))
    #expect(text(told).contains("it is gone"))
    if context == .deferred {
      #expect(told.findings.map(\.family).contains(.noAnimation))
      #expect(told.together?.change == [.start, .context])
    }
  }

  // MARK: Hops

  private typealias Act = @MainActor @Sendable () -> Void

  /// Ways out of the keyboard's block, with their lines in this file; a task's cannot be known.
  private struct Way: Sendable {
    let words: String
    let line: UInt?
    let leave: @MainActor @Sendable (@escaping Act) -> Void

    static let all = [
      Way(words: "`DispatchQueue.main.async`", line: #line + 1) { act in
        DispatchQueue.main.async { act() }
      },
      Way(words: "`DispatchQueue.main.async`", line: #line + 1) { act in
        DispatchQueue.main.async(group: nil, qos: .userInteractive, execute: act)
      },
      Way(words: "`DispatchQueue.main.async`", line: #line + 1) { act in
        let item = DispatchWorkItem { MainActor.assumeIsolated(act) }
        DispatchQueue.main.async(execute: item)
      },
      Way(words: "A hop to `RunLoop.main`", line: #line + 1) { act in
        RunLoop.main.perform { MainActor.assumeIsolated(act) }
      },
      Way(words: "A hop to `OperationQueue.main`", line: #line + 1) { act in
        OperationQueue.main.addOperation { MainActor.assumeIsolated(act) }
      },
      Way(words: "`DispatchQueue.main.async`", line: #line + 1) { act in
        let hop = Just(()).receive(on: DispatchQueue.main)
        hop.handleEvents(receiveOutput: { MainActor.assumeIsolated(act) }).subscribed()
      },
      Way(words: "A hop to `RunLoop.main`", line: #line + 1) { act in
        let hop = Just(()).receive(on: RunLoop.main)
        hop.handleEvents(receiveOutput: { MainActor.assumeIsolated(act) }).subscribed()
      },
      Way(words: "A `Task`", line: nil) { act in Task { act() } },
    ]
  }

  @Test(arguments: Way.all.indices) func aHopIsNamedWithItsLine(index: Int) throws {
    let way = Way.all[index]
    let told = try explanation(.inherited) { screen, keyboard in
      way.leave { UIView.animate(withDuration: keyboard.duration) { screen.stand(keyboard.lift) } }
    }
    let first = try #require(told.findings.first)
    let place = way.line.map { " in ExplainedCodeTests.swift:\($0)" } ?? ""
    #expect(first.family == .curve)
    #expect(
      first.evidence.contains("\(way.words)\(place) takes it out of the keyboard's own block"),
      "\(first.evidence)")
  }

  /// A timer and a delay are later, too.
  @Test func aDelayIsNamedWithItsLine() throws {
    let line: UInt = #line + 2
    let told = try explanation(.inherited) { screen, keyboard in
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { keyboard.animate { screen.stand(keyboard.lift) } }
      }
    }
    let first = try #require(told.findings.first)
    #expect(first.family == .lateStart)
    #expect(
      first.evidence.contains("A timer in ExplainedCodeTests.swift:\(line) puts it off by 50"))
  }

  /// Of two hops in a row both are named: the first leaves the block, the last sets the bar.
  @Test func twoHopsInARow() throws {
    let line: UInt = #line + 2
    let told = try explanation(.inherited) { screen, keyboard in
      DispatchQueue.main.async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          keyboard.animate { screen.stand(keyboard.lift) }
        }
      }
    }
    let first = try #require(told.findings.first)
    let file = "ExplainedCodeTests.swift"
    #expect(first.family == .lateStart)
    #expect(
      first.evidence.contains(
        "`DispatchQueue.main.async` in \(file):\(line), and then `asyncAfter` in \(file):\(line + 1), "
          + "put it off by 200 ms, and take it out of"), "\(first.evidence)")
  }

  /// Put off and not laid out: neither alone mends it, and both are said.
  @Test func aHopAndAMissingLayout() throws {
    let line: UInt = #line + 2
    let told = try explanation(.inherited) { screen, keyboard in
      DispatchQueue.main.async { screen.bottom.constant = -keyboard.lift }
    }
    let first = try #require(told.findings.first)
    #expect(first.family == .noAnimation)
    #expect(
      first.evidence.contains("`DispatchQueue.main.async` in ExplainedCodeTests.swift:\(line)"))
    #expect(told.together?.change == [.start, .layout])
    #expect(text(told).contains("With the late start and the layout fixed together, it is gone"))
  }

  // MARK: What is not known

  /// A spring of 0.4 s in the keyboard's block: it runs the block's 0.5 s, which the sources do not settle.
  @Test func aSpringInTheBlockIsReported() throws {
    let told = try explanation(.inherited) { screen, keyboard in self.spring(screen, keyboard) }
    #expect(told.findings.isEmpty)
    #expect(told.film.ranOtherwise.count == 1)
    #expect(told.film.ranOtherwise[0].contains("Asked for a spring of 0.4 s; the keyboard's block"))
  }

  /// Mended by the block that it left, it rests on that decision, and is not certain.
  @Test func aCureByAnOpenDecisionIsNotCertain() throws {
    let told = try explanation(.inherited) { screen, keyboard in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.spring(screen, keyboard) }
    }
    let start = try #require(told.counterfactuals.first { $0.change == .start })
    let late = try #require(told.findings.first { $0.cause == "start" })
    #expect(start.fault <= told.tolerance)
    #expect(late.certainty == .likely)
  }

  @MainActor private func spring(_ screen: HandledScreen, _ keyboard: HandledScreen.Keyboard) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
    ) { screen.stand(keyboard.lift) }
  }

  /// Where the film warns it may be another than a phone's.
  @Test(arguments: [false, true]) func nothingIsCertainInAFilmThatWarns(warns: Bool) throws {
    let told = try explanation { screen, keyboard in
      if warns { screen.bar.layer.zPosition = 1 }
      UIView.animate(withDuration: keyboard.duration) { screen.stand(keyboard.lift) }
    }
    #expect(told.film.warnings.isEmpty != warns)
    #expect(told.findings.map(\.family) == [.curve])
    #expect(told.findings.first?.certainty == (warns ? .likely : .certain))
    #expect(text(told).contains("nothing here is certain: A layer's zPosition") == warns)
  }

  private func text(_ told: Explanation) -> String {
    told.sentences.map(\.text).joined(separator: "\n")
  }
}

extension Publisher where Failure == Never {
  /// Subscribes for as long as it takes.
  fileprivate func subscribed() {
    subscribe(
      Subscribers.Sink { _ in
      } receiveValue: { _ in
      })
  }
}

/// A bar that is the controller's accessory.
private final class AccessoryScreen: UIViewController {
  let table = UITableView()
  let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 34))
  lazy var bar: UIView = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    bar.addSubview(field)
    return bar
  }()
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }
}
