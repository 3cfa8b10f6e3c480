import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What an app asks of the system around its screen.
@Suite struct SystemTests {
  /// A bar at the bottom of the controller's view, whose handler sets the distance.
  private final class Screen: UIViewController {
    let bar = UIView()
    lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    private let shown: @MainActor (Screen, Notification) -> Void

    init(_ shown: @escaping @MainActor (Screen, Notification) -> Void) {
      self.shown = shown
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
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        NotificationCenter.default.addObserver(
          self, selector: Selector("changed:", Screen.changed), name: name, object: nil)
      }
    }

    func changed(_ note: Notification) { shown(self, note) }

    func height(_ note: Notification) -> CGFloat {
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      return max(0, UIScreen.main.bounds.maxY - end.minY)
    }
  }

  private func film(
    device: String = "iPhone 7", context: HandlerContext = .deferred, system: String = "18",
    _ shown: @escaping @MainActor @Sendable (Screen, Notification) -> Void
  ) throws -> Film {
    let scenario = try Scenario(
      yaml: """
        name: system
        device: \(device)
        system: \(system)
        events: [{at: 0.1, keyboard: show}, {at: 1, keyboard: hide}]
        until: 2
        """, file: "system.yaml")
    return try scenario.film(of: Screen(shown), context: context, bar: { $0.bar })
  }

  @Test func aNumberGivesItsValue() {
    var curve = UIView.AnimationCurve.linear
    NSNumber(value: 7).getValue(&curve)
    #expect(curve.rawValue == 7)
    var (count, share) = (0, 0.0)
    NSNumber(value: 3).getValue(&count)
    NSNumber(value: 0.25).getValue(&share)
    #expect(count == 3 && share == 0.25)
    var rect = CGRect.zero
    NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).getValue(&rect)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// The commonest way to the height of the home indicator.
  @Test(arguments: [("iPhone 7", 0.0), ("iPhone X", 34)])
  func theWindowHasTheDevicesSafeArea(device: String, inset: Double) throws {
    let notes = FilmNotes()
    let film = try film(device: device) { screen, note in
      let window = screen.view.window
      notes.add("\(window?.safeAreaInsets.bottom ?? -1)")
      let height = screen.height(note)
      screen.bottom.constant = height == 0 ? 0 : (window?.safeAreaInsets.bottom ?? 0) - height
    }
    #expect(notes.all == ["\(inset)", "\(inset)"])
    #expect(
      film.rect(of: .toolbar, at: .at(0.9))?.maxY == film.device.size.height - film.keyboardHeight
        + inset)
  }

  /// The main screen of a phone that folds is the outer one: who measures with it is right until the phone is opened.
  @Test(arguments: [
    ("iPhone Duo", 289.0, 0.0), ("iPhone Duo open", 350, -273), ("iPhone 7", 260, 0),
  ])
  func theMainScreenOfAPhoneThatFoldsIsTheOuterOne(device: String, keyboard: Double, off: Double)
    throws
  {
    let notes = FilmNotes()
    let film = try film(device: device, system: device == "iPhone 7" ? "18" : "27.1") {
      screen, note in
      notes.add("\(screen.height(note) - keyboard == off || screen.height(note) == 0)")
      let window = screen.view.window
      notes.add("\((window?.screen === UIScreen.main) == (off == 0))")
      notes.add("\(note.object as? UIScreen === window?.screen)")
      notes.add("\(window?.screen.bounds == window?.bounds)")
    }
    #expect(film.keyboardHeight == keyboard)
    #expect(Set(notes.all) == ["true"] && notes.all.count == 8)
  }

  @Test func aCurveThatIsSetInABlockIsItsCurve() throws {
    func film(_ curve: UIView.AnimationCurve?) throws -> Film {
      try self.film { screen, note in
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        UIView.animate(withDuration: duration ?? 0) {
          if let curve { UIView.setAnimationCurve(curve) }
          screen.bottom.constant = -screen.height(note)
          screen.view.layoutIfNeeded()
        }
      }
    }
    let keyboards = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(try film(keyboards).measures.gapMax.value == 0)
    #expect(try film(nil).measures.gapMax.value > 10)
    #expect(try film(.linear).measures.gapMax.value != film(nil).measures.gapMax.value)
  }

  @Test func layingOutSubviewsInABlockIsAnimated() throws {
    func bottoms(_ layOut: @escaping @MainActor @Sendable (UIView) -> Void) throws -> [Double?] {
      let film = try film(context: .inherited) { screen, note in
        screen.bottom.constant = -screen.height(note)
        UIView.animate(withDuration: 0.25) { layOut(screen.view) }
      }
      return film.frameTimes.map { film.rect(of: .toolbar, at: .at($0))?.maxY }
    }
    let called = try bottoms { $0.layoutSubviews() }
    #expect(try called == bottoms { $0.layoutIfNeeded() })
    #expect(try called != bottoms { _ in })
  }

  @Test(arguments: [("15", 15), ("18", 18)])
  func theSystemIsTheFilms(system: String, major: Int) throws {
    let notes = FilmNotes()
    _ = try film(system: system) { _, _ in
      let info = ProcessInfo.processInfo
      notes.add("\(info.operatingSystemVersion.majorVersion)")
      let next = OperatingSystemVersion(majorVersion: major + 1, minorVersion: 0, patchVersion: 0)
      notes.add("\(info.isOperatingSystemAtLeast(next))")
    }
    #expect(Set(notes.all) == ["\(major)", "false"])
    #expect(!ProcessInfo.processInfo.processName.isEmpty)
  }

  @Test func spacesConvertAsViewsDo() throws {
    let failures = FilmNotes()
    _ = try film { screen, _ in
      failures.expecting {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        screen.view.addSubview(inner)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
        #expect(space.convert(rect, to: inner) == inner.convert(rect, from: nil))
        #expect(space.convert(rect, from: inner) == inner.convert(rect, to: nil))
        #expect(inner.convert(rect, to: screen.view) == rect.offsetBy(dx: 10, dy: 20))
        #expect(
          space.convert(CGPoint(x: 11, y: 22), to: inner)
            == inner.convert(CGPoint(x: 11, y: 22), from: nil))
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal < .statusBar)
      }
    }
    #expect(failures.all == [])
  }
}
