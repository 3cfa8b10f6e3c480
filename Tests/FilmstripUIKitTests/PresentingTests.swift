import FilmstripUIKit
import Scenarios
import Screens
import Stage
import Testing

/// Who presents whom: the scenario's sheet, and what the app's code presents while the film runs.
@Suite struct PresentingTests {
  /// A bar on the keyboard, and a controller that calls the test's code as its life goes on.
  fileprivate final class Chat: UIViewController {
    enum Moment { case didLoad, willAppear, didAppear, willShow }

    let bar = UITextView()
    private let notes: FilmNotes
    private let body: (Chat, Moment) -> Void

    init(_ notes: FilmNotes, _ body: @escaping (Chat, Moment) -> Void) {
      (self.notes, self.body) = (notes, body)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      NotificationCenter.default.addObserver(
        self, selector: Selector("shown:", Chat.shown),
        name: UIResponder.keyboardWillShowNotification, object: nil)
      body(self, .didLoad)
    }

    func shown(_ note: Notification) { body(self, .willShow) }
    override func viewWillAppear(_ animated: Bool) { body(self, .willAppear) }
    override func viewDidAppear(_ animated: Bool) { body(self, .didAppear) }
    override func viewWillDisappear(_ animated: Bool) { notes.add("chat will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.add("chat did disappear") }
  }

  /// Notes its appearing and disappearing, with the film's time.
  private final class Other: UIViewController {
    private let notes: FilmNotes
    private let name: String

    init(_ notes: FilmNotes, _ name: String = "other") {
      (self.notes, self.name) = (notes, name)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func note(_ what: String) {
      notes.add("\(name) \(what) \(isBeingPresented) \(isBeingDismissed)")
    }
    override func viewDidLoad() { notes.add("\(name) loads") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private func scenario(
    _ chat: String = "full-screen", device: String = "iPhone 14", system: Int = 18
  ) throws -> Scenario {
    try Scenario(
      yaml: """
        name: test
        device: \(device)
        system: \(system)
        chat: {presentation: \(chat)}
        events: [{at: 0, keyboard: show}, {at: 1.5, keyboard: hide}]
        until: 2.5
        """, file: "test.yaml")
  }

  private func film(
    _ scenario: Scenario, _ notes: FilmNotes = FilmNotes(),
    _ embedding: ScreenEmbedding = .navigation,
    _ body: @escaping @MainActor @Sendable (Chat, Chat.Moment) -> Void
  ) throws -> Film {
    try scenario.film(
      of: Chat(notes, body), embedding: embedding, bar: { $0.bar }, field: { $0.bar })
  }

  /// Every presentation, on a phone and a tablet, in and out of a navigation controller.
  @Test(arguments: Presentation.allCases, ScreenEmbedding.allCases)
  func theWindowsControllerPresentsTheSheet(
    _ presentation: Presentation, _ embedding: ScreenEmbedding
  ) throws {
    for (device, size) in [
      ("iPhone 14", CGSize(width: 390, height: 844)),
      ("iPad 9.7", CGSize(width: 768, height: 1024)),
    ] {
      let notes = FilmNotes()
      let stage = try #require(Device(named: device))
      let isSheet = presentation != .fullScreen
      _ = try film(try scenario(presentation.rawValue, device: device), notes, embedding) {
        chat, moment in
        notes.expecting {
          let outer = chat.navigationController ?? chat
          #expect(
            outer.isBeingPresented == (isSheet && [.willAppear, .didAppear].contains(moment)))
          guard moment == .willShow else { return }
          let window = chat.view.window
          var found = window?.rootViewController
          #expect(found?.view.window === window)
          #expect(found?.view.frame.size == size)
          while let next = found?.presentedViewController { found = next }
          #expect(found === outer)
          #expect((found as? UINavigationController)?.topViewController ?? found === chat)
          #expect((chat.presentingViewController === window?.rootViewController) == isSheet)
          #expect((chat.presentingViewController == nil) == !isSheet)
          #expect(window?.rootViewController?.presentingViewController == nil)
          let frame = presentation.frame(on: stage)
          #expect(
            chat.view.convert(chat.view.bounds, to: window)
              == CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
          guard isSheet else { return }
          #expect(
            outer.modalPresentationStyle == (presentation == .formSheet ? .formSheet : .pageSheet))
          #expect(chat.sheetPresentationController === outer.presentationController)
          #expect(
            outer.presentationController?.presentingViewController === window?.rootViewController)
          #expect(outer.presentationController?.containerView === window)
          #expect(outer.next === window?.rootViewController)
        }
      }
      #expect(notes.all == [])
    }
  }

  /// In the order and at the times that Apple documents, and the picture stays.
  @Test(arguments: [true, false])
  func presentedControllersAppearAndAreNotDrawn(_ animated: Bool) throws {
    let notes = FilmNotes()
    let scenario = try scenario()
    let film = try film(scenario, notes) { chat, moment in
      guard moment == .willShow else { return }
      let other = Other(notes)
      let begin = CACurrentMediaTime()
      chat.present(other, animated: animated) {
        notes.add("completes \(Int(((CACurrentMediaTime() - begin) * 1000).rounded()))")
        chat.present(Other(notes, "third"), animated: animated) { notes.add("never") }
        chat.dismiss(animated: animated) {
          notes.add("gone \(chat.presentedViewController == nil)")
        }
        notes.add("still there \(chat.presentedViewController === other)")
      }
      notes.add("returns \(chat.presentedViewController === other)")
      notes.add("\(other.presentingViewController === chat.navigationController)")
      chat.present(Other(notes, "second"), animated: animated) { notes.add("never") }
    }
    #expect(
      notes.all == [
        "other loads", "returns true", "true", "other will appear true false",
        "other did appear true false", "completes \(animated ? 500 : 0)", "still there true",
        "other will disappear false true", "other did disappear false true", "gone true",
      ])
    let told = film.warnings.map(\.text)
    #expect(told.count == 2)
    #expect(told.first?.contains("does not draw") == true)
    #expect(told.last?.contains("presents already") == true)
    let plain = try self.film(scenario) { _, _ in }
    for frame in 0..<film.frameCount {
      for landmark in [Landmark.toolbar, .keyboard] {
        let moment = Moment.at(film.time(ofFrame: frame))
        #expect(film.rect(of: landmark, at: moment) == plain.rect(of: landmark, at: moment))
      }
    }
  }

  /// WWDC 2019, session 224: sheets leave the presenter's view on the screen from iOS 13 on.
  ///
  /// The order is as apps log it.
  @Test(arguments: [
    (UIModalPresentationStyle.automatic, 18, false), (.automatic, 12, true),
    (.fullScreen, 18, true), (.overFullScreen, 12, false), (.pageSheet, 12, true),
  ])
  func whatCoversMakesTheOthersDisappear(
    _ style: UIModalPresentationStyle, _ system: Int, _ covers: Bool
  ) throws {
    let notes = FilmNotes()
    _ = try film(try scenario(system: system), notes) { chat, moment in
      guard moment == .didAppear, chat.presentedViewController == nil else { return }
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      chat.present(alert, animated: false) {
        chat.dismiss(animated: false) {
          let other = Other(notes, "B")
          other.modalPresentationStyle = style
          chat.present(other, animated: true) { chat.dismiss(animated: true) }
        }
      }
    }
    let calls = notes.all.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    let own = ["B will appear", "B did appear", "B will disappear", "B did disappear"]
    #expect(
      calls == ["B loads"]
        + (covers
          ? ["chat will disappear", own[0], own[1], "chat did disappear", own[2], own[3]] : own))
  }

  @Test func aSheetThatDismissesItselfIsReportedAndStays() throws {
    let notes = FilmNotes()
    let film = try film(try scenario("page-sheet"), notes) { chat, moment in
      guard moment == .willShow else { return }
      let root = chat.view.window?.rootViewController
      chat.dismiss(animated: true) {
        notes.add(
          "\(root?.presentedViewController == nil) \(chat.presentingViewController == nil)")
      }
    }
    #expect(notes.all == ["chat will disappear", "chat did disappear", "true true"])
    #expect(film.warnings.map(\.text).count { $0.contains("still draws it") } == 1)
    #expect(film.rect(of: .toolbar, at: .at(2)) != nil)
  }

  /// Apple, `dismiss(animated:completion:)`: a chain goes whole, from the lowest that is above.
  @Test func aChainIsDismissedAtOnce() throws {
    let notes = FilmNotes()
    _ = try film(try scenario(), notes) { chat, moment in
      guard moment == .willShow else { return }
      let (one, two) = (
        UINavigationController(rootViewController: Other(notes, "one")), UIViewController()
      )
      chat.present(one, animated: false) {
        one.present(two, animated: false) {
          notes.add("\(two.presentingViewController === one)")
          chat.dismiss(animated: false) {
            notes.add("\([one, two].allSatisfy { $0.presentingViewController == nil })")
          }
        }
      }
    }
    #expect(notes.all.filter { !$0.hasPrefix("one") } == ["true", "true"])
    // Its children are told of what the navigation controller is.
    #expect(notes.all.count { $0.hasPrefix("one") } == 5)
  }

  @Test func nothingIsPresentedFromOutsideOfTheWindow() throws {
    let notes = FilmNotes()
    let film = try film(try scenario(), notes) { chat, moment in
      guard moment == .didLoad else { return }
      chat.present(UIViewController(), animated: true) { notes.add("never") }
      notes.add("\(chat.presentedViewController == nil)")
    }
    #expect(notes.all == ["true"])
    #expect(film.warnings.map(\.text).count { $0.contains("not in the window hierarchy") } == 1)
  }

  /// What is not drawn takes neither cursor nor keyboard.
  @Test func undrawnViewsAreNotFirstResponders() throws {
    let notes = FilmNotes()
    _ = try film(try scenario(), notes) { chat, moment in
      guard moment == .willShow else { return }
      let (other, field) = (Held(), UITextField())
      other.view.addSubview(field)
      chat.present(other, animated: true) {
        notes.add("\(other.becomeFirstResponder()) \(field.becomeFirstResponder())")
        notes.add("\(chat.bar.isFirstResponder)")
      }
    }
    #expect(notes.all == ["false false", "true"])
  }

  private final class Held: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A container's children appear with it.
  @Test func childrenAppearToo() throws {
    let notes = FilmNotes()
    _ = try film(try scenario(), notes) { chat, moment in
      guard moment == .didLoad else { return }
      let child = Other(notes)
      chat.addChild(child)
      chat.view.addSubview(child.view)
      child.didMove(toParent: chat)
    }
    #expect(
      notes.all == ["other loads", "other will appear false false", "other did appear false false"])
  }
}
