import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What a film does not have: it compiles, and is told once it is called.
@Suite struct NotModelledTests {
  final class Chat: UIViewController, UIImagePickerControllerDelegate {
    let bar = UITextView()
    private let body: @MainActor (Chat) -> Void

    init(_ body: @escaping @MainActor (Chat) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.frame = CGRect(x: 0, y: 600, width: 375, height: 44)
      body(self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      title = segue.identifier
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
  }

  @Test func anotherAppIsNotOpened() throws {
    let notes = FilmNotes()
    let told = try warnings { _ in
      guard let url = URL(string: "https://example.com") else { return }
      UIApplication.shared.open(url)
      notes.add("\(UIApplication.shared.openURL(url)) \(UIApplication.shared.canOpenURL(url))")
    }
    #expect(notes.all == ["false false"])
    #expect(told.contains { $0.contains("example.com") && $0.contains("not opened") })
  }

  @Test func aPictureHasNoBitmapUnderAnyName() {
    let image = UIImage()
    #expect(image.jpegData(compressionQuality: 1) == nil && image.pngData() == nil)
    #expect(UIImageJPEGRepresentation(image, 1) == nil && UIImagePNGRepresentation(image) == nil)
    #expect(UIImagePickerControllerMediaURL == "UIImagePickerControllerMediaURL")
  }

  /// Plays one film, and gives its warnings.
  private func warnings(_ body: @escaping @MainActor @Sendable (Chat) -> Void) throws -> [String] {
    try Scenario.named("keyboard-gap").film(
      of: Chat(body), bar: { $0.bar }, list: { _ in nil }, field: { $0.bar }
    ).warnings.map(\.text)
  }

  @Test func mentionedTypesAreNotReported() throws {
    let notes = FilmNotes()
    let warnings = try warnings { chat in
      let view: UIView = chat.bar
      notes.add(
        "\(view is UISearchBar) \(view is UIPickerView) \(chat.presentedViewController is UIAlertController)"
      )
      let picker = UIImagePickerController()
      picker.sourceType = .photoLibrary
      notes.add("\(UIImagePickerController.isSourceTypeAvailable(.camera))")
      let segue = UIStoryboardSegue(identifier: "settings", source: chat, destination: picker)
      chat.prepare(for: segue, sender: nil)
      notes.add(chat.title ?? "")
      chat.transitioningDelegate = nil
      chat.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Send", style: .done, target: nil, action: nil)
      chat.navigationItem.rightBarButtonItem?.accessibilityLabel = "Send it"
      _ = UISwipeActionsConfiguration(actions: [])
      notes.add(
        "\(chat.undoManager == nil) \(chat.keyCommands == nil) \(NSAttributedString().length)")
      "a".draw(in: .zero, withAttributes: nil)
      notes.add("\(UIApplication.shared.isStatusBarHidden) \(chat.transitionCoordinator == nil)")
    }
    #expect(warnings == [])
    #expect(notes.all == ["false false false", "false", "settings", "true true 0", "false true"])
  }

  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let call: @MainActor @Sendable (Chat) -> Void

    init(_ told: String, _ call: @escaping @MainActor @Sendable (Chat) -> Void) {
      (testDescription, self.call) = (told, call)
    }
  }

  static let calls = [
    Call("The gradient of a CAGradientLayer is not drawn") { _ in
      CAGradientLayer().colors = []
    },
    Call("mask is not shown") { $0.view.layer.mask = CAShapeLayer() },
    Call("A CABasicAnimation from before the film begins is not shown") {
      $0.view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    },
    Call("setValue(_:forKey: “a”) of a UITextView") { $0.bar.setValue(1, forKey: "a") },
    Call("value(forKey: “a”)") { _ = $0.bar.value(forKey: "a") },
    Call("Chat shows UIViewController") { $0.show(UIViewController(), sender: nil) },
    Call("The segue “a” is not performed") {
      $0.performSegue(withIdentifier: "a", sender: nil)
    },
    Call("The storyboard “Main” is not read") { _ in
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    },
    Call("The nib “Cell” is not read") { _ in
      _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil)
    },
    Call("A UISegmentedControl is an empty view here, 32 pt high") {
      $0.view.addSubview(UISegmentedControl(items: ["a"]))
    },
    Call("a: is not called as an animation ends") { _ in
      UIView.setAnimationDelegate(nil)
      UIView.setAnimationDidStop(Selector("a:"))
    },
    Call("A UISnapBehavior moves nothing") {
      let animator = UIDynamicAnimator(referenceView: $0.view)
      animator.addBehavior(UISnapBehavior(item: $0.bar, snapTo: .zero))
    },
    Call("An NSLayoutConstraint() of nothing") { _ in NSLayoutConstraint().isActive = true },
  ]

  @Test(arguments: calls)
  func calledMembersAreReportedOnce(_ call: Call) throws {
    let warnings = try warnings { chat in
      call.call(chat)
      call.call(chat)
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(call.testDescription) == true)
  }

  @Test func aControllerOfAStoryboardEndsTheFilm() {
    func play() throws {
      _ = try warnings { _ in
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a")
      }
    }
    #expect(
      performing: { try play() }, throws: { "\($0)".contains("trapped at NotModelledTests.swift") })
  }

  @Test func aLayerOfTheAppsKeepsWhatItIsGiven() throws {
    let notes = FilmNotes()
    _ = try warnings { chat in
      notes.expecting {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.insertSublayer(inner, at: 0)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.opacity = 0.5
        #expect(CALayer(layer: layer).opacity == 0.5)
        #expect(layer.sublayers == [inner])
        #expect(inner.superlayer === layer)
        chat.bar.layer.isHidden = true
        #expect(chat.bar.isHidden)
        chat.bar.layer.isHidden = false
      }
    }
    #expect(notes.all == [])
  }
}
