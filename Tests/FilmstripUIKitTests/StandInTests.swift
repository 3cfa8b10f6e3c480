import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What `filmstrip carry --stand-ins` declares has every member, and a film tells which were used.
@Suite struct StandInTests {
  final class Message: StandInObject {}
  final class InputBar: UIView, StandIn {}
  enum Theme: StandInMembers {}
  open class BaseController: UIViewController, StandIn {}

  final class Chat: BaseController, NibLoading {
    let bar = InputBar()
    let field = UITextField()
    private let body: @MainActor (Chat) -> Void

    init(_ body: @escaping @MainActor (Chat) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func loadNib() {
      view = UIView()
      view.addSubview(field)
      field.frame = CGRect(x: 0, y: 600, width: 375, height: 44)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      body(self)
    }
  }

  private func warnings(_ body: @escaping @MainActor @Sendable (Chat) -> Void) throws -> [String] {
    try Scenario.named("keyboard-gap").film(
      of: Chat(body), bar: { $0.field }, list: { _ in nil }, field: { $0.field }
    ).warnings.map(\.text)
  }

  @Test func membersHaveNeutralValuesAndAreReported() throws {
    let notes = FilmNotes()
    let warnings = try warnings { chat in
      let message = Message()
      let title: String = message.title
      let count: Int = message.count
      let owner: Message = message.owner
      let rows: [Int]? = message.rows
      let color: UIColor = Theme.tint
      let view: UIView = message.badge
      message.isRead = true
      if message.isMine { notes.add("mine") }
      message.send(to: 1)
      for part in message.parts { notes.add("\(part)") }
      notes.add(
        "\(title) \(count) \(owner.isEqual(message)) \(rows == nil) \(color == .clear) \(view.frame.width)"
      )
      notes.add("\(message.sender.name == message.sender.name)")
    }
    #expect(notes.all == [" 0 false true true 0.0", "true"])
    for member in [
      "Message.title", "Message.isRead", "Message.send", "Theme.tint", "Message.badge",
    ] {
      #expect(warnings.contains { $0.hasPrefix("\(member) is a stand-in's") }, "\(warnings)")
    }
  }

  @Test func viewsAreReportedOnlyOnTheScreen() throws {
    let mentioned = try warnings { _ in _ = Message() }
    #expect(mentioned.count == 1)
    #expect(mentioned.first?.hasPrefix("Chat is or is made from a stand-in") == true)
    let shown = try warnings { $0.view.addSubview($0.bar) }
    #expect(
      shown.contains {
        $0.hasPrefix("A InputBar is on the screen") || $0.hasPrefix("A view InputBar")
      })
  }
}
