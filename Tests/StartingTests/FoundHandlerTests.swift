import Carrying
import Testing

@testable import Starting

extension FoundHandler {
  static func of(_ sources: String...) -> FoundHandler? {
    var facts = HandlerFacts()
    for (index, source) in sources.enumerated() {
      facts.read(Array(source.utf8), file: "\(index).swift")
    }
    return FoundHandler(in: facts)
  }
}

/// Which views `init` takes for the bar, the list and the field, and how sure it is.
struct FoundHandlerTests {
  private func chat(_ properties: String, _ code: String, in holder: String = "extension")
    -> FoundHandler?
  {
    FoundHandler.of(
      "class First: UIViewController { let bar = UIView() }",
      "class ChatVC: UIViewController {\n\(properties)\n}",
      """
      \(holder) ChatVC {
        func listen() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(up(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        }
        @objc func up(_ note: Notification) { move(1) }
        func move(_ height: CGFloat) {
          \(code)
        }
      }
      """)
  }

  /// Each way to move a bar, with whether it is told by the code alone.
  @Test(
    arguments: [
      (
        "let foot = UIView()\nlazy var bottom = foot.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
        "bottom.constant = -height", true
      ),
      (
        "let foot = UIView()\nvar bottom: NSLayoutConstraint?\nfunc make() { bottom = NSLayoutConstraint(item: view, attribute: .bottom, "
          + "relatedBy: .equal, toItem: foot, attribute: .bottom, multiplier: 1, constant: 0) }",
        "self.bottom?.constant = height", true
      ),
      (
        "let foot = UIView()\nvar low: Constraint?\nfunc make() { foot.snp.makeConstraints { [weak self] make in self?.low = make.bottom.equalTo(0).constraint } }",
        "low?.update(offset: -height)", true
      ),
      ("let foot = UIView()", "foot.snp.updateConstraints { $0.bottom.equalTo(height) }", true),
      ("let foot = UIView()", "UIView.animate { self.foot.frame.origin.y -= height }", true),
      ("let foot = UIView()", "foot.transform = .identity", true),
      (
        "let foot = UIView()\nlet top = UIView()",
        "foot.transform = .identity; top.alpha = 0; top.frame = .zero", false
      ),
      ("let foot = UIView()\noverride var inputAccessoryView: UIView? { foot }", "", true),
      (
        "let foot = UIView()\nfunc make() { foot.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor) }",
        "", true
      ),
      (
        "@IBOutlet var foot: UIView!\n@IBOutlet var footBottom: NSLayoutConstraint!",
        "footBottom.constant = height", false
      ),
      (
        "@IBOutlet var foot: UITextField!\n@IBOutlet var low: NSLayoutConstraint!",
        "low.constant = height", false
      ),
    ])
  func theBarIsWhatMoves(properties: String, code: String, isSure: Bool) throws {
    let found = try #require(chat(properties, code))
    #expect(found.subject.name == "ChatVC")
    #expect(found.bar?.name == "foot")
    #expect(found.bar?.isSure == isSure, "\(found.report)")
  }

  /// The reason names the line that tells it.
  @Test func theReasonIsALine() {
    let found = chat("let foot = UIView()", "foot.transform = .identity")
    #expect(found?.report[1] == "bar: foot, because line 8 of 2.swift sets its transform")
  }

  @Test func unreachableViewsAreNotTheBar() {
    let found = FoundHandler.of(
      """
      class ChatVC: UIViewController {
        let foot = UIView()
        func viewDidLoad() { foot.frame = .zero; observer = keyboardWillShowNotification }
        func rotate() { foot.frame = .zero }
        @objc func keyboardWillShow(_ note: Notification) {}
      }
      """)
    #expect(found != nil && found?.bar == nil)
  }

  @Test func anOverriddenHandlerIsNotRun() {
    func list(_ call: String) -> FoundHandler.Finding? {
      FoundHandler.of(
        """
        class Base: UIViewController {
          var scroll = UIScrollView()
          func keyboardWillShow(_ note: Notification) { scroll.contentInset.bottom = 1 }
        }
        class Chat: Base {
          override func keyboardWillShow(_ note: Notification) { \(call) }
        }
        """)?.list
    }
    #expect(list("")?.isSure == false)
    #expect(list("super.keyboardWillShow(note)")?.isSure == true)
  }

  /// A superclass elsewhere may move another view.
  @Test func aForeignSuperclassLeavesDoubt() {
    func bar(_ superclass: String) -> FoundHandler.Finding? {
      FoundHandler.of(
        "class A: \(superclass) { let foot = UIView()\nfunc keyboardWillShow(_: N) { foot.transform = t } }"
      )?.bar
    }
    #expect(bar("UIViewController")?.isSure == true)
    #expect(bar("BaseViewController")?.isSure == false)
  }

  @Test func theFieldIsInTheBar() throws {
    let found = try #require(
      FoundHandler.of(
        """
        class Chat: UIViewController {
          let search = UITextField(), unused = 1
          let foot = Foot()
          func keyboardWillShow(_: N) { foot.transform = t }
        }
        class Foot: UIView { let other = 1; private let input: UITextView = { let view = UITextView(); return view }() }
        """))
    #expect(found.field?.name == "foot.input")
    #expect(found.field?.isSure == true)
  }

  /// It is given the chat's views by the types of its parameters, and a constraint that goes its way.
  @Test(arguments: ["-height", "height"])
  func aHelperIsGivenTheChatsViews(constant: String) throws {
    let found = try #require(
      FoundHandler.of(
        """
        final class Mover {
          var low: NSLayoutConstraint?
          init(_ low: NSLayoutConstraint, in view: UIView, animated: Bool = true) { self.low = low }
          func bind(to list: UIScrollView) -> Self { self }
          func start() {}
          func stop(_ list: UIScrollView) {}
          @objc func keyboardWillShow(_ note: Notification) { low?.constant = \(constant) }
        }
        """))
    #expect(found.kind == .helper)
    let isDown = constant == "-height"
    let last = try #require(found.making?.suffix(4))
    #expect(
      Array(last) == [
        "let helper = Mover(\(isDown ? "chat.barBottom" : "bottom"), in: chat.view)",
        "_ = helper.bind(to: chat.tableView)", "helper.start()", "return helper",
      ])
    #expect(found.constraint?.isSure == isDown)
  }

  /// What cannot be made stands in comments, so that the package builds.
  @Test func whatNeedsMoreIsInComments() throws {
    let found = try #require(
      FoundHandler.of(
        "class Chat: UIViewController { init(user: User) {}\nfunc keyboardWillShow(_: N) {} }"))
    #expect(found.making == nil)
    #expect(found.approach.split(separator: "\n").allSatisfy { $0.hasPrefix("  //") })
  }

  /// Approaches are named as the app names its classes.
  @Test(
    arguments: [
      ("TSChatViewController", "TSChat"), ("ЧатVC", "Чат"), ("OursViewController", "app"),
      ("frameController", "app"),
    ])
  func theNameIsTheAppsOwn(type: String, name: String) {
    let found = FoundHandler.of("class \(type): UIViewController { func keyboardWillShow() {} }")
    #expect(found?.approachName == name)
  }

  @Test func withoutAHandlerNothingIsFound() {
    #expect(FoundHandler.of("struct Bar { let keyboardWillShow = 1 }") == nil)
    #expect(FoundHandler.of("class A: UIViewController {") == nil)
  }
}
