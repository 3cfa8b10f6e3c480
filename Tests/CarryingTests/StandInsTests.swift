import Testing

@testable import Carrying

struct StandInsTests {
  private func text(_ source: String) throws -> String {
    let carried = try CarriedSource(Array(source.utf8), file: "Chat.swift")
    let missing = carried.names.missing(declaredElsewhere: [], isOpen: false).map(\.name)
    return StandIns(for: [("Chat.swift", carried)], missing: Set(missing)).text
  }

  @Test(
    arguments: [
      ("let a: Message", "public final class Message: StandInObject {}"),
      ("let a: InputBarView", "public final class InputBarView: UIView, StandIn {}"),
      (
        "let a: Kindly<Int, Chat<A>>",
        "open class Kindly<Part0, Part1>: NSObject, StandIn {}".finalised
      ),
      (
        "class B: BaseViewController { }",
        "open class BaseViewController: UIViewController, StandIn {}"
      ),
      (
        "class B: Base { override func viewDidLoad() {} }",
        "open class Base: UIViewController, StandIn {}"
      ),
      ("class B: UIView, Themed {}", "public protocol Themed: AnyObject, StandInMembers {}"),
      ("struct B: Themed {}", "public protocol Themed: StandInMembers {}"),
      ("weak var a: ChatDelegate?", "public protocol ChatDelegate: AnyObject, StandInMembers {}"),
      ("let a: any Sender", "public protocol Sender: AnyObject, StandInMembers {}"),
      ("func f<T: Sender>(_ a: T) {}", "public protocol Sender: AnyObject, StandInMembers {}"),
      ("let a = Outer.Inner()", "  public final class Inner: StandInObject {}"),
      ("let a = Message(text: 1, 2)", "  public init(text a0: Any?, _ a1: Any?) { super.init() }"),
      (
        "let a: PlayMode; func f() { switch a { case .on: break; case .off(let b): g(b) } }",
        "  case off(StandInValue)"
      ),
      (
        "let a: PlayMode; func f() { if a == .on {} }",
        "  public static var on: PlayMode { standIn(\"PlayMode.on\") }"
      ),
      (
        "let a: Chat; func f() { view.addSubview(a) }",
        "public final class Chat: UIView, StandIn {}"
      ),
      (
        "table.register(Row.self, forCellReuseIdentifier: b)",
        "public final class Row: UITableViewCell, StandIn {}"
      ),
      ("let a: BubbleStyle = PlainOne()", "public final class PlainOne: BubbleStyle {}"),
      (
        "let a: RowStore\nfunc f() { a.load { b, error in if let error {} } }",
        "  @discardableResult public func load(_ a0: @escaping (StandInValue, StandInValue?) -> Void) -> StandInValue { StandInValue(\"RowStore.load\") }"
      ),
      (
        "let a: RowStore\nfunc f() { if let b = a.item {} }",
        "  public var item: StandInValue? { get { standIn(\"RowStore.item\") } set {} }"
      ),
      ("@Injected var a = 1", "@propertyWrapper public struct Injected<Value> {"),
      (
        "func f() { track(1) }",
        "@discardableResult public func track(_ a0: Any?) -> StandInValue { StandInValue(\"track\") }"
      ),
    ] as [(String, String)])
  func aTypeIsDeclaredByItsUse(source: String, line: String) throws {
    let text = try text(source)
    #expect(text.split(separator: "\n").contains { $0 == line }, "\(text)")
  }

  @Test func whatOverridesIsDeclaredInTheSuperclass() throws {
    let text = try text(
      "class B: BaseViewController { override func setUpThings(_ a: Int) -> Bool { true } }")
    #expect(
      text.contains(
        "open func setUpThings(_ a: Int) -> Bool { standIn(\"BaseViewController.setUpThings\") }"))
  }

  /// What the system's class has is its own.
  @Test func membersOfTheSystemsClassesAreLeftToThem() throws {
    let text = try text(
      "let a: RowCell\nfunc f() { if let b = a.textLabel {}; a.layoutIfNeeded() }")
    #expect(text.contains("public final class RowCell: UITableViewCell, StandIn {}\n"))
  }

  @Test func existingNamesAreNotDeclared() throws {
    let text = try text("class A: UIView { let b: UIView; let c: A }")
    #expect(!text.contains("class"))
  }

  /// Any pieces of Swift give a text, without an end of the program.
  @Test func anySourceIsRead() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let source = RandomSwift.balanced(&random)
      guard let carried = try? CarriedSource(Array(source.utf8), file: "a") else { continue }
      let missing = carried.names.missing(declaredElsewhere: [], isOpen: false).map(\.name)
      _ = StandIns(for: [("a", carried)], missing: Set(missing)).text
      _ = OutletViews.text(for: [carried], besides: [])
    }
  }
}

extension String {
  fileprivate var finalised: String { replacing("open class", with: "public final class") }
}
