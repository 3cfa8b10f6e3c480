import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// Observers that are still there after their film.
@Suite struct SurvivorsTests {
  /// As apps have one.
  private final class KeyboardObserver: @unchecked Sendable {
    static let shared = KeyboardObserver()
    private(set) var count = 0
    private init() {
      NotificationCenter.default.addObserver(
        self, selector: Selector("shown:", KeyboardObserver.shown),
        name: UIResponder.keyboardWillShowNotification, object: nil)
    }
    func shown(_ note: Notification) { count += 1 }
  }

  /// Keeps the token of a block.
  private final class Token: @unchecked Sendable {
    var value: (any NSObjectProtocol)?
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
    private let body: (Chat) -> Void
    init(_ body: @escaping (Chat) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      body(self)
    }
    func shown(_ note: Notification) {}
  }

  private func warnings(
    named name: String, _ body: @escaping @Sendable (UIViewController) -> Void
  ) throws -> [String] {
    try Scenario.named("keyboard-gap")
      .film(of: Chat(body), named: name, bar: { $0.bar }).warnings.map(\.text)
  }

  @Test func aSingletonThatIsDeafIsNamed() throws {
    func film() throws -> [String] {
      try warnings(named: "singleton") { _ in _ = KeyboardObserver.shared }
    }
    #expect(try film() == [])
    let count = KeyboardObserver.shared.count
    #expect(count > 0)
    for _ in 1...2 {
      let said = try film()
      #expect(said.count == 1)
      #expect(said.first?.hasPrefix("KeyboardObserver that observed UIKeyboardWillShow") == true)
    }
    #expect(KeyboardObserver.shared.count == count)
    // Other screens have nothing to do with it.
    #expect(try warnings(named: "another") { _ in } == [])
  }

  @Test func aBlockWhoseTokenIsKeptIsTold() throws {
    let token = Token()
    func film(isRegistered: Bool) throws -> [String] {
      try warnings(named: "block") { _ in
        guard isRegistered else { return }
        token.value = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
        ) { _ in }
      }
    }
    #expect(try film(isRegistered: true) == [])
    #expect(try film(isRegistered: true) == [])
    let said = try film(isRegistered: false)
    #expect(
      said.count == 1 && said[0].hasPrefix("A block or a publisher that observed UIKeyboardDidHide")
    )
    token.value = nil
    #expect(try film(isRegistered: false) == [])
  }

  /// A screen that goes, or that somebody keeps and that registers anew, is nothing to tell of.
  @Test func screensAreNoSurvivors() throws {
    nonisolated(unsafe) var kept: [UIViewController] = []
    for keeps in [false, true, true, false] {
      let said = try warnings(named: "screens") { screen in
        NotificationCenter.default.addObserver(
          screen, selector: Selector("shown:", Chat.shown),
          name: UIResponder.keyboardWillShowNotification, object: nil)
        if keeps { kept.append(screen) }
      }
      #expect(said == [])
    }
    #expect(kept.count == 2)
  }
}
