import FilmstripCommand
import FilmstripUIKit

enum Constants {
  enum Colors {
    static let darkBackground = UIColor.darkGray
    static let reallyDarkBlue = UIColor.blue
  }
}

struct ChatBubbleData {
  let message: String
  let userName: String
  let user: Bool

  init(message: String, username: String, time: String, user: Bool) {
    (self.message, userName, self.user) = (message, username, user)
  }
}

class ChatBubbleCell: UITableViewCell {
  var bubbleColor: UIColor?
  var isRight = false
}

// Of SocketIO: nothing is ever sent or heard.
struct SocketIOClientConfiguration: ExpressibleByArrayLiteral {
  enum Option { case log(Bool), compress }
  init(arrayLiteral elements: Option...) {}
}

@MainActor
class SocketManager {
  let defaultSocket = SocketIOClient()
  init(socketURL: URL, config: SocketIOClientConfiguration) {}
}

@MainActor
class SocketIOClient {
  enum ClientEvent { case connect }
  func connect() {}
  func emit(_ event: String, _ items: Any...) {}
  func on(_ event: String, callback: @escaping ([Any], Any) -> Void) {}
  func on(clientEvent: ClientEvent, callback: @escaping ([Any], Any) -> Void) {}
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: ChatViewController(), embedding: .none, bar: { $0.chatView.chatBox },
      content: { $0.chatView.chatBox }, list: { $0.chatView.tableView },
      field: { $0.chatView.chatBox })
  ]
}
