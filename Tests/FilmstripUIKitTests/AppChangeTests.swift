import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What an app hears as it leaves the screen and comes back.
@Suite struct AppChangeTests {
  final class Chat: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 375, height: 40))
    private let heard: FilmNotes
    private let endsAt: NSNotification.Name?

    init(_ heard: FilmNotes, endsEditingAt name: NSNotification.Name?) {
      self.heard = heard
      endsAt = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      for name in [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
      ] {
        NotificationCenter.default.addObserver(
          self, selector: Selector("hear:", Chat.hear), name: name, object: nil)
      }
    }

    func hear(_ note: Notification) {
      let isApp = note.name.rawValue.hasPrefix("UIApplication")
      let isOthers = isApp && note.object as? UIApplication !== UIApplication.shared
      let state = UIApplication.shared.applicationState == .active ? "" : " away"
      heard.add(note.name.rawValue + state + (isOthers ? " of another" : ""))
      if note.name == endsAt { view.endEditing(true) }
    }
  }

  private func heard(
    _ context: HandlerContext = .inherited, endingAt name: NSNotification.Name? = nil
  ) throws -> [String] {
    let heard = FilmNotes()
    let scenario = try Scenario(
      yaml: """
        name: home
        events: [{at: 0, keyboard: show}, {at: 1, app: background}, {at: 2, app: foreground}]
        until: 3
        """, file: "home.yaml")
    let film = try scenario.film(
      of: Chat(heard, endsEditingAt: name), context: context, bar: { $0.field },
      field: { $0.field })
    #expect(film.warnings.isEmpty)
    return heard.all.map {
      $0.replacing("UIApplication", with: "").replacing("UI", with: "")
        .replacing("Notification", with: "")
    }
  }

  @Test(arguments: HandlerContext.allCases)
  func theAppHearsInUIKitsOrder(context: HandlerContext) throws {
    let last =
      context == .inherited
      ? ["KeyboardWillShow", "DidBecomeActive"] : ["DidBecomeActive", "KeyboardWillShow"]
    #expect(
      try heard(context)
        == [
          "KeyboardWillShow", "WillResignActive", "DidEnterBackground away",
          "WillEnterForeground away",
        ]
        + last)
  }

  /// An app that puts its keyboard away as it leaves hears of that, and comes back without one.
  @Test func aKeyboardThatIsPutAwayStaysAway() throws {
    let inherited = try heard(endingAt: UIApplication.willResignActiveNotification)
    #expect(
      inherited == [
        "KeyboardWillShow", "WillResignActive", "KeyboardWillHide", "DidEnterBackground away",
        "WillEnterForeground away", "DidBecomeActive",
      ])
    let deferred = try heard(.deferred, endingAt: UIApplication.willResignActiveNotification)
    #expect(deferred.count { $0.hasPrefix("KeyboardWillHide") } == 1)
    #expect(deferred.count { $0.hasPrefix("KeyboardWillShow") } == 1)
    let late = try heard(endingAt: UIApplication.didEnterBackgroundNotification)
    #expect(
      late == [
        "KeyboardWillShow", "WillResignActive", "DidEnterBackground away",
        "WillEnterForeground away", "DidBecomeActive",
      ])
  }
}
