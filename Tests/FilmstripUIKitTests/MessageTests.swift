import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// The keyboard's notifications as messages of iOS 26.
@MainActor @Suite struct MessageTests {
  /// A bar at the bottom, which a handler lifts that is bound in one way or another.
  final class Screen: UIViewController {
    let bar = UITextView()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    var tokens: [NotificationCenter.ObservationToken] = []
    private let bind: @MainActor (Screen) -> Void

    init(_ bind: @escaping @MainActor (Screen) -> Void) {
      self.bind = bind
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50), bottom,
      ])
      bind(self)
    }

    func lift(by height: CGFloat, duration: TimeInterval, curve: UIView.AnimationCurve) {
      let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        self.bottom.constant = -height
        self.view.layoutIfNeeded()
      }
    }
  }

  private static func typed(_ screen: Screen) {
    let center = NotificationCenter.default
    screen.tokens = [
      center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { [unowned screen] message in
        screen.lift(
          by: message.endFrame.height, duration: message.animationDuration,
          curve: message.animationCurve)
      },
      center.addObserver(of: UIScreen.main, for: UIResponder.KeyboardWillHideMessage.self) {
        [unowned screen] in
        screen.lift(by: 0, duration: $0.animationDuration, curve: $0.animationCurve)
      },
    ]
  }

  private static func untyped(_ screen: Screen) {
    func observe(_ name: Notification.Name, isHiding: Bool) {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [unowned screen] notification in
        let info = notification.userInfo
        let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        MainActor.assumeIsolated {
          screen.lift(
            by: isHiding ? 0 : end?.height ?? .nan, duration: duration ?? .nan,
            curve: curve.flatMap { UIView.AnimationCurve(rawValue: $0) } ?? .linear)
        }
      }
    }
    observe(UIResponder.keyboardWillShowNotification, isHiding: false)
    observe(UIResponder.keyboardWillHideNotification, isHiding: true)
  }

  @Test(arguments: ["18", "26"], [HandlerContext.inherited, .deferred])
  func filmsEqualThoseOfUntypedObservers(system: String, context: HandlerContext) throws {
    let scenario = try Scenario(
      yaml: """
        name: test
        system: \(system)
        events: [{at: 0, keyboard: show}, {at: 0.5, keyboard: show, height: 300}, {at: 1, keyboard: hide}]
        until: 2
        """, file: "test.yaml")
    let films = try [Self.typed, Self.untyped].map { bind in
      try scenario.film(
        of: Screen { bind($0) }, context: context, bar: { $0.bar }, field: { $0.bar })
    }
    #expect(films[0].log.map { "\($0)" } == films[1].log.map { "\($0)" })
    #expect(films[0].warnings.isEmpty && films[1].warnings.isEmpty)
    for millisecond in 0..<2000 {
      let frames = films.map { $0.rect(of: .toolbar, at: .at(Double(millisecond) / 1000)) }
      #expect(frames[0] == frames[1] && frames[0] != nil)
    }
    #expect(films[0].rect(of: .toolbar, at: .at(0.9)) != films[0].rect(of: .toolbar, at: .at(1.9)))
  }

  private func notes(
    _ bind: @escaping @MainActor @Sendable (Screen, FilmNotes) -> Void
  ) throws -> [String] {
    let notes = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Screen { bind($0, notes) }, bar: { $0.bar }, field: { $0.bar })
    #expect(film.warnings.isEmpty)
    return notes.all
  }

  @Test func theSixComeWithTheirNames() throws {
    let notes = try notes { screen, notes in
      let center = NotificationCenter.default
      screen.tokens = [
        center.addObserver(of: UIScreen.main, for: .keyboardWillShow) { message in
          notes.add("willShow \(message.endFrame.height) \(message.screen === UIScreen.main)")
        },
        center.addObserver(of: UIScreen.main, for: .keyboardDidShow) { _ in notes.add("didShow") },
        center.addObserver(of: UIScreen.main, for: .keyboardWillHide) { message in
          notes.add("willHide \(message.isLocal) \(message.animationCurve.rawValue)")
        },
        center.addObserver(of: UIScreen.main, for: .keyboardDidHide) { _ in notes.add("didHide") },
        center.addObserver(of: UIScreen.main, for: .keyboardWillChangeFrame) { _ in
          notes.add("willChangeFrame")
        },
        center.addObserver(for: UIResponder.KeyboardDidChangeFrameMessage.self) { _ in
          notes.add("didChangeFrame")
        },
      ]
    }
    #expect(
      notes == [
        "willChangeFrame", "willShow 260.0 true", "didChangeFrame", "didShow", "willChangeFrame",
        "willHide true 7", "didChangeFrame", "didHide",
      ])
  }

  @Test func anObservationEndsWithItsToken() throws {
    let notes = try notes { _, notes in
      let center = NotificationCenter.default
      let message = UIResponder.KeyboardDidShowMessage(
        beginFrame: .zero, endFrame: CGRect(x: 0, y: 1, width: 2, height: 3),
        animationDuration: 0.5, animationCurve: .easeIn, isLocal: false, screen: .main)
      @MainActor func post() { center.post(message, subject: UIScreen.main) }
      var token: NotificationCenter.ObservationToken? = center.addObserver(
        of: UIScreen.main, for: .keyboardDidShow
      ) { notes.add("\($0.endFrame.height) \($0.animationCurve) \($0.isLocal)") }
      let copy = token
      notes.add("\(copy == token)")
      post()
      token = nil
      post()
      if let copy { center.removeObserver(copy) }
      post()
      token = center.addObserver(of: UIScreen.main, for: .keyboardDidShow) { _ in
        notes.add("once more")
      }
      post()
      withExtendedLifetime(token) {}
      token = nil
      post()
    }
    #expect(notes == ["true", "3.0 easeIn false", "3.0 easeIn false", "once more"])
  }

  // MARK: The app's own

  final class Box {}

  struct Filled: NotificationCenter.MainActorMessage {
    typealias Subject = Box
    var count: Int
  }

  @Test func appsHaveTheirOwnMessages() throws {
    let notes = try notes { _, notes in
      let (one, other, center) = (Box(), Box(), NotificationCenter.default)
      let tokens = [
        center.addObserver(of: one, for: Filled.self) { notes.add("one \($0.count)") },
        center.addObserver(for: Filled.self) { notes.add("any \($0.count)") },
      ]
      center.post(Filled(count: 1), subject: one)
      center.post(Filled(count: 2), subject: other)
      center.post(Filled(count: 3))
      center.post(name: Filled.name, object: one)
      withExtendedLifetime(tokens) {}
    }
    #expect(notes == ["one 1", "any 1", "any 2", "any 3"])
  }
}
