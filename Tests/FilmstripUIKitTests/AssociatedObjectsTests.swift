import FilmstripUIKit
import Scenarios
import Testing

/// Values that extensions keep with objects.
@Suite struct AssociatedObjectsTests {
  /// A controller whose list's inset follows the keyboard, and is put back to what an extension of the list has kept.
  final class Chat: UIViewController {
    let list = UITableView()
    let field = UITextField()
    private let body: @MainActor (Chat) -> Void

    init(_ body: @escaping @MainActor (Chat) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      body(self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      field.frame = CGRect(x: 0, y: 100, width: 375, height: 40)
      view.addSubview(list)
      view.addSubview(field)
      list.contentInset.bottom = 7
      list.followKeyboard()
    }
  }

  final class Weak { weak var object: AnyObject? }

  @discardableResult
  private func play(_ body: @escaping @MainActor @Sendable (Chat) -> Void) throws -> Film {
    try Scenario.named("keyboard-gap").film(
      of: Chat(body), bar: { $0.field }, list: { $0.list }, field: { $0.field })
  }

  @Test func anInsetThatAnExtensionKeepsIsPutBack() throws {
    let seen = FilmNotes()
    let film = try play { chat in
      chat.list.onInset = { seen.add("\(Int($0))") }
    }
    #expect(film.warnings.isEmpty)
    #expect(seen.all == ["260", "7"])
  }

  @Test func keysAndObjectsAreToldApart() throws {
    let seen = FilmNotes()
    try play { chat in
      let (one, other) = (UIView(), NSObject())
      Keys.set("a", of: one)
      objc_setAssociatedObject(one, &Keys.other, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      Keys.set("c", of: other)
      Keys.set("d", of: UIView.self)
      let values = [
        Keys.get(one), objc_getAssociatedObject(one, &Keys.other), Keys.get(other),
        Keys.get(UIView.self), Keys.get(UILabel.self), Keys.get(UIView()),
      ].map { $0 as? String ?? "nil" }
      for value in values { seen.add(value) }
      objc_removeAssociatedObjects(one)
      Keys.set(nil, of: other)
      for value in [Keys.get(one), Keys.get(other)] { seen.add(value as? String ?? "nil") }
    }
    #expect(seen.all == ["a", "b", "c", "d", "nil", "nil", "nil", "nil"])
  }

  @Test func valuesComeBackAsWhatTheyWere() throws {
    struct Own { let name = "own" }
    let seen = FilmNotes()
    try play { chat in
      func back<Value, Read>(_ value: Value, as type: Read.Type) {
        Keys.set(value, of: chat)
        seen.add((Keys.get(chat) as? Read).map { "\($0)" } ?? "nil")
      }
      back(2, as: CGFloat.self)
      back(true, as: Bool.self)
      back(CGFloat(1.5), as: NSNumber.self)
      back(CGRect(x: 1, y: 2, width: 3, height: 4), as: NSValue.self)
      back(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), as: UIEdgeInsets.self)
      back([chat], as: [UIViewController].self)
      back("text", as: String.self)
      back(Own(), as: Own.self)
      Keys.set({ seen.add("called") } as () -> Void, of: chat)
      (Keys.get(chat) as? () -> Void)?()
    }
    #expect(seen.all.count == 9)
    #expect(!seen.all.contains("nil"), "\(seen.all)")
    #expect(seen.all.prefix(3) == ["2.0", "true", "1.5"])
  }

  @Test func valuesGoWithTheirObject() throws {
    let seen = FilmNotes()
    try play { chat in
      let kept = Weak()
      do {
        let view = UIView()
        let value = NSObject()
        kept.object = value
        Keys.set(value, of: view)
      }
      seen.add(kept.object == nil ? "gone" : "there")
      do {
        let owner = NSObject()
        let value = NSObject()
        kept.object = value
        Keys.set(value, of: owner)
      }
      // Nobody hears of its end: the next owner takes what it kept away.
      Keys.set(1, of: NSObject())
      seen.add(kept.object == nil ? "gone" : "there")
      do {
        let value = NSObject()
        objc_setAssociatedObject(chat, &Keys.one, value, .OBJC_ASSOCIATION_ASSIGN)
        seen.add(Keys.get(chat) == nil ? "gone" : "there")
      }
      seen.add(Keys.get(chat) == nil ? "gone" : "there")
      let copied = NSMutableString(string: "a")
      objc_setAssociatedObject(chat, &Keys.one, copied, .OBJC_ASSOCIATION_COPY)
      copied.append("b")
      seen.add("\(Keys.get(chat) ?? "")")
    }
    #expect(seen.all == ["gone", "gone", "there", "gone", "a"])
  }

  @Test func aValueIsThereWhileItsObjectEnds() throws {
    final class Owner {
      let seen: FilmNotes
      init(_ seen: FilmNotes) { self.seen = seen }
      deinit { seen.add(Keys.get(self) as? String ?? "nil") }
    }
    let seen = FilmNotes()
    try play { _ in
      for name in ["one", "two"] { Keys.set(name, of: Owner(seen)) }
    }
    #expect(seen.all == ["one", "two"])
  }

  /// Values that end use the table in which they were.
  @Test func valuesThatEndMayAsk() throws {
    final class Value {
      let seen: FilmNotes
      init(_ seen: FilmNotes) { self.seen = seen }
      deinit {
        seen.add(Keys.get(UIView.self) == nil ? "nil" : "there")
        Keys.set(1, of: UILabel.self)
      }
    }
    let seen = FilmNotes()
    try play { chat in
      Keys.set(Value(seen), of: chat)
      Keys.set(Value(seen), of: chat)
      Keys.set(nil, of: chat)
    }
    #expect(seen.all == ["nil", "nil"])
  }
}

private enum Keys {
  nonisolated(unsafe) static var one: UInt8 = 0
  nonisolated(unsafe) static var other = false
  static func set(_ value: Any?, of object: Any) {
    objc_setAssociatedObject(object, &one, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  static func get(_ object: Any) -> Any? { objc_getAssociatedObject(object, &one) }
}

extension UIScrollView {
  private struct AssociatedKeys {
    nonisolated(unsafe) static var inset: UInt8 = 0
    nonisolated(unsafe) static var onInset: UInt8 = 0
  }

  private var keptInset: CGFloat? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.inset) as? CGFloat }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.inset, newValue,
        objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate var onInset: ((CGFloat) -> Void)? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.onInset) as? (CGFloat) -> Void }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.onInset, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  fileprivate func followKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("shown:", UIScrollView.keyboardShown),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("hidden:", UIScrollView.keyboardHidden),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private func keyboardShown(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    keptInset = contentInset.bottom
    contentInset.bottom = frame.height
    onInset?(contentInset.bottom)
  }

  private func keyboardHidden(_ notification: Notification) {
    contentInset.bottom = keptInset ?? 0
    keptInset = nil
    onInset?(contentInset.bottom)
  }
}
