import FilmstripCommand
import FilmstripUIKit

struct Timestamp: Codable {
  func dateValue() -> Date { Date(timeIntervalSince1970: 0) }
}

enum AuthService { static let currentUser: User? = User.makeSkeletion() }

@MainActor
enum ChatService {
  static func upload(_ text: String, to user: User, then: (Error?) -> Void) {}

  static func fetchMessages(for user: User, then: ([Message]) -> Void) {
    then(
      (0..<30).map {
        Message(text: "Message \($0)", toId: "", fromId: "\($0 % 2)", timestamp: Timestamp())
      })
  }
}

extension UIImageView {
  func sd_setImage(with url: URL?) {}
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: ChatController(user: User.makeSkeletion()), bar: "inputAccessoryView",
      content: "customInputView.messageInputTextView", list: "collectionView",
      field: "customInputView.messageInputTextView")
  ]
}
