import AppsOfSwift5
import Diagnosis
import FilmstripUIKit
import Scenarios
import Stage
import Synchronization
import Testing

/// Where a landmark's bottom is at each frame, in points.
private func bottoms(of landmark: Landmark, in film: Film) -> [Double] {
  (0..<film.frameCount).map {
    film.rect(of: landmark, at: .at(film.time(ofFrame: $0)))?.maxY ?? .nan
  }
}

private let gap = "keyboard-gap"

private func filmOf2020(_ scenario: Scenario, mending: Mending = []) throws -> Film {
  try scenario.film(
    of: Chat2020(), mending: mending, bar: { $0.inputBar }, list: { $0.tableView },
    field: { $0.textView })
}

@Suite struct ControllerTests {
  @Test func aBarOnConstraintsStaysAtTheKeyboard() throws {
    let film = try filmOf2020(Scenario.named(gap))
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func aBarMovesAsTheModelsOwnDoes() throws {
    let scenario = try Scenario.named(gap)
    let own = try #require(scenario.approach(named: "constraints-layout-curve"))
    let ours = try filmOf2020(scenario)
    #expect(
      bottoms(of: .toolbar, in: ours) == bottoms(of: .toolbar, in: try scenario.film(of: own)))
  }

  @Test func framesAndBeginAnimationsMoveAsTheModelsOwn() throws {
    let scenario = try Scenario.named(gap)
    let ours = try scenario.film(
      of: Chat2015(), bar: { $0.toolbar }, list: { $0.tableView }, field: { $0.textField })
    #expect(ours.measures.gapMax.value == 0)
    #expect(ours.measures.overlapMax.value == 0)
    #expect(ours.warnings.isEmpty)
    let own = try #require(scenario.approach(named: "frame-curve"))
    #expect(
      bottoms(of: .toolbar, in: ours) == bottoms(of: .toolbar, in: try scenario.film(of: own)))
  }

  @Test func theGuideHoldsABarExactly() throws {
    let film = try Scenario.named(gap).film(
      of: Chat2025(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textField })
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func aHelperIsPlayedOnTheModelsChat() throws {
    let film = try Scenario.named(gap).film { chat in
      KeyboardAvoider(scrollView: chat.tableView, bottom: chat.barBottom)
    }
    #expect(film.approach == "KeyboardAvoider")
    #expect(film.measures.gapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func whatIsTornIsTornAsInTheModel() throws {
    let scenario = try Scenario.named(gap)
    let ours = try scenario.film(
      of: Uncurved(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
    let own = try #require(scenario.approach(named: "constraints-layout"))
    let theirs = try scenario.film(of: own)
    let deferred = try scenario.film(
      of: Uncurved(), context: .deferred, bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    // Inside the keyboard's block a nested one takes its curve; on its own it parts from the keyboard.
    #expect(ours.measures.gapMax.value == 0)
    #expect(deferred.measures.gapMax.value == theirs.measures.gapMax.value)
    #expect(theirs.measures.gapMax.value > 1)
  }

  @Test func theCauseIsFound() throws {
    let scenario = try Scenario.named(gap)
    let explanation = try scenario.explanation(
      of: Uncurved(), context: .deferred, bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    let curve = try #require(explanation.findings.first)
    #expect(curve.family?.rawValue == "K4")
  }

  @Test func filmsAreEqualOnEveryRunAndThread() async throws {
    let scenario = try Scenario.named(gap)
    let first = try filmOf2020(scenario)
    try await withThrowingTaskGroup(of: Film.self) { group in
      for _ in 0..<6 { group.addTask { try filmOf2020(scenario) } }
      for try await film in group { #expect(film.log == first.log) }
    }
  }

  @Test func aNamedApproachPlaysAScreen() throws {
    let approach = NamedApproach(
      "ours", screen: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    let scenario = try Scenario.named(gap)
    let film = try scenario.film(of: approach)
    #expect(film.approach == "ours")
    #expect(film.log == (try filmOf2020(scenario)).log)
    #expect(approach.handlers.screen == .chat)
    #expect(throws: PlayError.otherScreen(approach: "ours", needs: "chat", plays: "form")) {
      try Scenario.named("field-in-boxes").film(of: approach)
    }
  }

  @Test(arguments: Leak.Hold.allCases)
  func aPlayLeavesNothingBehind(hold: Leak.Hold) throws {
    let watch = Watch()
    _ = try Scenario.named(gap).film(of: Leak(hold, watch), bar: { $0.bar })
    #expect(watch.isGone)
  }

  @Test func aMissingBarIsSaid() throws {
    #expect {
      try Scenario.named(gap).film(of: Chat2020(), bar: { _ in nil })
    } throws: { error in
      guard case .missingView(let text)? = error as? PlayError else { return false }
      return text.contains("bar of Chat2020 is nil")
    }
    #expect {
      try Scenario.named(gap).film(of: Chat2020(), bar: { _ in UIView() })
    } throws: { error in
      guard case .missingView(let text)? = error as? PlayError else { return false }
      return text.contains("lies in no window")
    }
  }

  @Test func whatCallsTheStageWithoutEndIsLeft() throws {
    #expect {
      try Scenario.named(gap).film(of: Endless(), bar: { $0.view })
    } throws: { error in
      guard case .endless(let call, let time)? = error as? PlayError else { return false }
      return call.contains("UIKeyboardWillShow") && time == 0
    }
  }
}

/// Takes no curve.
private final class Uncurved: Chat2020 {
  override func options(_ info: [AnyHashable: Any]) -> UIView.AnimationOptions { [] }
}

/// Whether a controller is gone.
final class Watch: Sendable {
  private let gone = Mutex(false)
  var isGone: Bool { gone.withLock { $0 } }
  func note() { gone.withLock { $0 = true } }
}

/// A controller that something keeps that lasts longer than the film.
final class Leak: UIViewController {
  enum Hold: CaseIterable, Sendable {
    case nothing, observer, queue, timer, link, sleep, loop, stream, completion, animator
  }

  let bar = UIView()
  private let hold: Hold
  private let watch: Watch
  private var token: (any NSObjectProtocol)?
  private var task: Task<Void, Never>?

  init(_ hold: Hold, _ watch: Watch) {
    self.hold = hold
    self.watch = watch
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { watch.note() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    switch hold {
    case .nothing: break
    case .observer:
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { self.bar.alpha = 1 } }
    case .queue: DispatchQueue.main.asyncAfter(deadline: .now() + 100) { self.bar.alpha = 0 }
    case .timer:
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { self.bar.tag += 1 }
      }
    case .link:
      CADisplayLink(target: self, selector: Selector("tick", Leak.tick))
        .add(to: .main, forMode: .common)
    case .sleep:
      task = Task {
        try? await Task.sleep(for: .seconds(100))
        bar.tag = 3
      }
    case .loop:
      task = Task {
        while !Task.isCancelled {
          await Task.yield()
          try? await Task.sleep(for: .seconds(1))
        }
        bar.tag = 4
      }
    case .stream:
      task = Task {
        for await note in NotificationCenter.default.notifications(
          named: UIResponder.keyboardDidShowNotification)
        { bar.tag += note.name.rawValue.count }
      }
    case .completion:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 200, animations: { self.bar.alpha = 0 }) { _ in
            self.bar.tag = 9
          }
        }
      }
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 100, curve: .linear) { self.bar.alpha = 0 }
      animator.addCompletion { _ in self.bar.alpha = 1 }
      animator.startAnimation()
    }
  }

  func tick() { bar.tag += 1 }
}

/// Calls the stage for ever.
private final class Endless: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("show", Endless.show),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func show() { while true { view.setNeedsLayout() } }
}
