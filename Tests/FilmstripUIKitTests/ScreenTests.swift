import AppsOfSwift5
import Diagnosis
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What a controller does as a scenario's events come: typing, scrolling, turning, messages, accessories.
@Suite struct ScreenTests {
  private func scenario(_ events: String, device: String = "iPhone 7") throws -> Scenario {
    try Scenario(
      yaml: """
        name: test
        device: \(device)
        messages: 6
        events:
        \(events)
        until: 2
        """, file: "test.yaml")
  }

  private func height(of landmark: Landmark, in film: Film, at time: Double) -> Double {
    film.rect(of: landmark, at: .at(time))?.height ?? .nan
  }

  @Test func aBarGrowsWithWhatIsTyped() throws {
    let film = try scenario("  - {at: 0, keyboard: show}\n  - {at: 1, type: 3}").film(
      of: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
    let line = Double(UIFont.systemFont(ofSize: 16).lineHeight)
    let before = height(of: .toolbar, in: film, at: 0.9)
    let after = height(of: .toolbar, in: film, at: 1.9)
    // Heights of text are rounded up to whole points.
    #expect(before == (line + 16).rounded(.up) + 16)
    #expect(after == (3 * line + 16).rounded(.up) + 16)
    #expect(film.warnings.isEmpty)
    #expect(film.measures.gapMax.value == 0)
  }

  @Test func delegatesHearOfScrolling() throws {
    let film = try scenario("  - {at: 0.5, scroll: 200}").film(
      of: Chat2015(),
      bar: { chat in
        chat.onScroll = { UIApplication.shared.windows[0].tag += 1 }
        return chat.toolbar
      }, list: { $0.tableView }, field: { $0.textField })
    #expect(film.warnings.isEmpty)
    #expect(film.log.contains { "\($0)".contains("originY") })
  }

  @Test func turningLaysOutByConstraintsAndMasks() throws {
    let events = "  - {at: 0, keyboard: show}\n  - {at: 1, rotate: landscape}"
    for film in [
      try scenario(events).film(
        of: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView }),
      try scenario(events).film(
        of: Chat2015(), bar: { $0.toolbar }, list: { $0.tableView }, field: { $0.textField }),
    ] {
      let bar = film.rect(of: .toolbar, at: .at(1.95))
      #expect(bar?.width == 667)
      #expect(film.measures.gapAtRest?.value == 0)
      #expect(film.measures.overlapAtRest?.value == 0)
    }
  }

  @Test func messagesReachTheApp() throws {
    let film = try scenario("  - {at: 1, receive: Hello}").film(
      of: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView },
      onMessage: { chat, message in
        chat.messages.append(message.text)
        chat.tableView.reloadData()
        chat.tableView.scrollToRow(
          at: IndexPath(row: chat.messages.count - 1, section: 0), at: .bottom, animated: true)
      })
    #expect(film.warnings.isEmpty)
    #expect(film.measures.messages?.lastMessageVisible.atRest.value ?? 1 == 1)
    let without = try scenario("  - {at: 1, receive: Hello}").film(
      of: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
    #expect(without.warnings.map(\.text).contains { $0.contains("receive") })
  }

  @Test func anAccessoryRidesOnTheKeyboard() throws {
    let film = try Scenario.named("keyboard-gap").film(
      of: Accessorized(), bar: { $0.bar }, list: { $0.tableView }, field: { $0.field })
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(height(of: .toolbar, in: film, at: 0.9) == 50)
    #expect(film.warnings.isEmpty)
  }

  /// As Apple shows it since iOS 17: by the coordinates of the screen that the notification is about.
  @Test func theNotificationsObjectIsTheScreen() throws {
    let film = try Scenario.named("keyboard-gap").film(of: Coordinated(), bar: { $0.bar })
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }

  @Test func aTableControllerMakesRoom() throws {
    let film = try Scenario.named("keyboard-gap").film(
      of: Rows(), bar: { $0.tableView }, list: { $0.tableView })
    #expect(film.measures.insetKept?.value ?? 0 == 0)
    #expect(film.warnings.isEmpty)
  }

  /// It can constrain itself as it gets its view.
  @Test func aGuideOfAnAppKnowsItsView() throws {
    try play { view in
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      let guide = Strip()
      view.addLayoutGuide(guide)
      view.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 370, width: 300, height: 30))
      view.removeLayoutGuide(guide)
      #expect(guide.isGone)
    }
  }

  @Test func aPansTranslationCanBeSet() throws {
    try play { view in
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      view.addGestureRecognizer(pan)
      for point in [CGPoint(x: 3, y: -4), .zero] {
        pan.setTranslation(point, in: view)
        #expect(pan.translation(in: view) == point)
      }
    }
  }

  @Test func stacksShareAndSpace() throws {
    try play { view in
      let (one, two, three) = (UIView(), UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [one, two, three])
      stack.axis = .vertical
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 320)
      view.addSubview(stack)
      view.layoutIfNeeded()
      #expect([one, two, three].map(\.frame.minY) == [0, 110, 220])
      #expect([one, two, three].allSatisfy { $0.frame.size == CGSize(width: 100, height: 100) })
      two.isHidden = true
      view.layoutIfNeeded()
      #expect(one.frame.height == 155 && three.frame.minY == 165)
    }
  }

  @Test func contentGuidesSetTheContentSize() throws {
    try play { view in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      scrollView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -5),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 400),
      ])
      view.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 200, height: 410))
      #expect(content.frame == CGRect(x: 0, y: 5, width: 200, height: 400))
    }
  }

  @Test func subviewsKeepTheirOrder() throws {
    try play { view in
      let (one, two, three, four) = (UIView(), UIView(), UIView(), UIView())
      view.addSubview(one)
      view.addSubview(three)
      view.insertSubview(two, belowSubview: three)
      view.insertSubview(four, at: 0)
      #expect(view.subviews == [four, one, two, three])
      view.sendSubviewToBack(three)
      view.bringSubviewToFront(four)
      view.insertSubview(one, aboveSubview: two)
      #expect(view.subviews == [three, two, one, four])
      two.removeFromSuperview()
      #expect(view.subviews == [three, one, four] && two.superview == nil)
    }
  }

  @Test func masksShareChangesOfSize() throws {
    try play { view in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 150, height: 120)
      #expect(inner.frame == CGRect(x: 10, y: 40, width: 110, height: 40))
      inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      outer.frame.size.width = 190
      // The margins were 10 and 30, and grow in that proportion.
      #expect(inner.frame.minX == 20)
    }
  }

  @Test func cellsAreAsHighAsTheirConstraintsHaveThem() throws {
    let heights = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Chat2020(),
      bar: { chat in
        chat.tableView.layoutIfNeeded()
        for row in chat.messages.indices {
          heights.add("\(chat.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height)")
        }
        return chat.inputBar
      })
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(!heights.all.isEmpty)
    #expect(heights.all.allSatisfy { $0 == "\((2 * line).rounded(.up) + 24)" })
    #expect(film.warnings.isEmpty)
  }

  /// Runs code on a view that is on the screen.
  private func play(_ body: @escaping @MainActor @Sendable (UIView) -> Void) throws {
    let failures = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: Showing { view in failures.expecting { body(view) } }, bar: { $0.view })
    #expect(failures.all == [])
  }
}

private final class Showing: UIViewController {
  private let body: (UIView) -> Void
  init(_ body: @escaping (UIView) -> Void) {
    self.body = body
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    body(view)
  }
}

private final class Coordinated: UIViewController {
  let bar = UIView()
  private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bottom, bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    NotificationCenter.default.addObserver(
      self, selector: Selector("change:", Coordinated.change),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func change(_ notification: Notification) {
    guard let screen = notification.object as? UIScreen,
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    bottom.constant = -view.bounds.intersection(frame).height
    view.layoutIfNeeded()
  }
}

/// A bar that is the controller's accessory.
private final class Accessorized: UIViewController {
  let tableView = UITableView()
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
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }
}

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }
}

private final class Strip: UILayoutGuide {
  var isGone = false
  override var owningView: UIView? {
    didSet {
      guard let view = owningView else {
        isGone = true
        return
      }
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        heightAnchor.constraint(equalToConstant: 30),
      ])
    }
  }
}
