import Approaches
import FilmstripUIKit
import Foundation
import Scenarios
import Stage
import Testing

/// Films of app code that keeps things, crashes or does not end.
@Suite struct FilmProcessTests {
  private func film(_ kind: Keeping.Kind) throws -> Film {
    try Scenario.named("keyboard-gap").film(of: Keeping(kind), bar: { $0.bar })
  }

  /// Whatever one film keeps, the next one is the same, in any order and beside any others.
  @Test(arguments: [1, 2, 3, 8])
  func filmsAreAlone(jobs: Int) async throws {
    let expected = try Dictionary(
      uniqueKeysWithValues: Keeping.Kind.allCases.map { ($0, try film($0)) })
    let kinds = (0..<250).map { _ in Keeping.Kind.allCases.randomElement()! }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for (index, kind) in kinds.enumerated() {
        if index >= jobs, let isEqual = try await group.next() { #expect(isEqual) }
        group.addTask { try film(kind) == expected[kind] }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
    #expect(Service.made == 0)
    #expect(FilmstripUIKit.UserDefaults.standard.object(forKey: Keeping.key) == nil)
  }

  /// The films differ from one another, and from one in which nothing moves.
  @Test func theFilmsAreOfWhatIsKept() throws {
    let tops = try Keeping.Kind.allCases.map { kind in
      try film(kind).rect(of: .toolbar, at: .at(0.9))?.maxY
    }
    #expect(Set(tops) == [407])
  }

  private func error(_ fault: Faulty.Fault, seconds: Int = 60) throws -> String {
    var limits = PlayLimits.all
    limits.seconds = seconds
    let approach = NamedApproach("faulty", screen: Faulty(fault), bar: { $0.view })
    let scenario = try Scenario.named("keyboard-gap")
    guard case .own(let screen) = approach.handlers else { return "no screen of its own" }
    do {
      _ = try screen.film(
        scenario.script, on: scenario.screen, named: "faulty", mending: [], limits: limits)
      return "nothing"
    } catch { return "\(error)" }
  }

  @Test func aCrashSaysWhereItWas() throws {
    for (fault, how, line) in [
      (Faulty.Fault.unwrap, "trapped", Faulty.unwrapLine),
      (.index, "trapped", Faulty.indexLine),
      (.recursion, #"was ended by the signal "Segmentation fault""#, Faulty.recursionLine),
    ] {
      let text = try error(fault)
      #expect(
        text.hasPrefix(
          "an observer of UIKeyboardWillHideNotification, called at 1 s, \(how) at "
            + "FilmProcessTests.swift:\(line), in Faulty."), "\(text)")
    }
    #expect(
      try error(.exit)
        == "an observer of UIKeyboardWillHideNotification, called at 1 s, called exit(3).")
  }

  @Test func whatDoesNotEndSaysWhereItIs() throws {
    for fault in [Faulty.Fault.spin, .stage] {
      let text = try error(fault, seconds: 1)
      #expect(
        text.hasPrefix(
          "an observer of UIKeyboardWillHideNotification, called at 1 s, does not end at "
            + "FilmProcessTests.swift:"), "\(text)")
    }
    #expect(try error(.wait).contains("waits for something that never comes in a film"))
  }

  @Test func itsPrintsAreNotOutput() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      print("before")
      _ = try Scenario.named("keyboard-gap").film(of: Faulty(.print), bar: { $0.view })
      print("after")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("before") && output.contains("after") && !output.contains("heard"))
    #expect(errors.components(separatedBy: "heard").count == 2 && !errors.contains("before"))
  }
}

/// As apps have one.
private final class Service: @unchecked Sendable {
  nonisolated(unsafe) static var made = 0
  static let shared = Service()
  var onShow: ((CGFloat) -> Void)?

  private init() {
    Service.made += 1
    NotificationCenter.default.addObserver(
      self, selector: Selector("shown:", Service.shown),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func shown(_ note: Notification) {
    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    onShow?(frame?.height ?? 0)
  }
}

/// A bar that is lifted by the keyboard's height, or not if an earlier film has left something.
private final class Keeping: UIViewController {
  enum Kind: CaseIterable { case counter, singleton, defaults, thread }

  nonisolated static let key = "FilmProcessTests.count"
  nonisolated(unsafe) private static var count = 0
  let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    if kind == .singleton {
      Service.shared.onShow = { [unowned self] in lift(by: $0) }
    } else {
      NotificationCenter.default.addObserver(
        self, selector: Selector("shown:", Keeping.shown),
        name: UIResponder.keyboardWillShowNotification, object: nil)
    }
  }

  func shown(_ note: Notification) {
    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let height = frame?.height ?? 0
    switch kind {
    case .counter:
      Keeping.count += 1
      lift(by: height / CGFloat(Keeping.count))
    case .defaults:
      let count = FilmstripUIKit.UserDefaults.standard.integer(forKey: Keeping.key) + 1
      FilmstripUIKit.UserDefaults.standard.set(count, forKey: Keeping.key)
      FilmstripUIKit.UserDefaults.standard.synchronize()
      lift(by: height / CGFloat(count))
    case .thread:
      // It counts for as long as its process lives.
      Foundation.Thread.detachNewThread { while true { Keeping.count &+= 1 } }
      lift(by: height)
    case .singleton: break
    }
  }

  private func lift(by height: CGFloat) { bar.frame.origin.y = 600 - height }
}

private final class Faulty: UIViewController {
  enum Fault { case unwrap, index, recursion, exit, spin, stage, wait, print }

  private let fault: Fault
  private var nothing: Int?
  private var list: [Int] = []

  init(_ fault: Fault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("hide", Faulty.hide),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  func hide() {
    switch fault {
    case .unwrap: unwrap()
    case .index: index()
    case .recursion: view.tag = recurse(0)
    case .exit: exit(3)
    case .spin: while true { view.tag &+= 1 }
    case .stage: while true { view.setNeedsLayout() }
    case .wait: while true { sleep(100) }
    case .print: Swift.print("heard")
    }
  }

  nonisolated static let unwrapLine = #line + 2
  // swift-format-ignore: NeverForceUnwrap
  @inline(never) private func unwrap() { list.append(nothing!) }
  nonisolated static let indexLine = #line + 1
  @inline(never) private func index() { list[list.count + 3] = 1 }
  // On one line: the stack may end where the function begins, or where it calls itself.
  nonisolated static let recursionLine = #line + 1
  @inline(never) private func recurse(_ n: Int) -> Int { n < 0 ? 0 : recurse(n + 1) + 1 }
}
