import FilmstripCommand
import FilmstripUIKit

let (kUTTypeMovie, kUTTypeImage) = ("public.movie", "public.image")

struct Lover {
  let name = "James"
  let profileImageUrl: String? = nil
}

struct Message {
  let fromId, text: String?
  let imageWidth, imageHeight: NSNumber?
  init(dictionary: [String: AnyObject]) {
    (fromId, text) = (dictionary["fromId"] as? String, dictionary["text"] as? String)
    (imageWidth, imageHeight) = (nil, nil)
  }
}

struct Auth {
  struct User { let uid = "me" }
  let currentUser: User? = User()
  static func auth() -> Auth { Auth() }
}

/// Of the database: what is asked for is not there, but messages are.
@MainActor
struct Reference {
  enum Event { case childAdded, value }
  struct Snapshot {
    let key: String
    let value: Any
  }
  var key: String { "key" }
  func child(_ name: String) -> Reference { self }
  func childByAutoId() -> Reference { self }
  func updateChildValues(_ values: [String: Any]) {}
  func updateChildValues(_ values: [String: AnyObject], then: (Error?, Reference) -> Void) {}
  func observe(_ event: Event, with take: (Snapshot) -> Void, withCancel: (() -> Void)?) {
    for index in 0..<30 {
      take(Snapshot(key: "", value: ["text": "Message \(index)" as AnyObject]))
    }
  }
  func observeSingleEvent(
    of event: Event, with take: (Snapshot) -> Void, withCancel: (() -> Void)?
  ) {
    take(Snapshot(key: "", value: ["text": "Message" as AnyObject]))
  }
}

@MainActor
struct DBService {
  static let manager = DBService()
  func getConversationsRef() -> Reference { Reference() }
  func getMessagesRef() -> Reference { Reference() }
  func retrieveLover(loverId: String?, completionHandler: (Lover?) -> Void) {}
}

struct ImageService {
  static let manager = ImageService()
  func getImage(
    from: String, completionHandler: (UIImage) -> Void, errorHandler: (Error) -> Void
  ) {}
}

struct Storage {
  struct Metadata { func downloadURL() -> URL? { nil } }
  static func storage() -> Storage { Storage() }
  func reference() -> Storage { self }
  func child(_ name: String) -> Storage { self }
  func putData(_: Data, metadata: Metadata?, completion: (Metadata?, Error?) -> Void) {}
  func putFile(from: URL, metadata: Metadata?, completion: (Metadata?, Error?) -> Void) {}
}

struct AVAsset { init(url: URL) {} }
struct AVAssetImageGenerator {
  init(asset: AVAsset) {}
  func copyCGImage(at: Int, actualTime: Int?) throws -> CGImage { throw CancellationError() }
}
func CMTimeMake(_: Int, _: Int) -> Int { 0 }

extension Dictionary {
  func merged(with other: [Key: Value]) -> [Key: Value] { merging(other) { $1 } }
}

class UIImageViewX: UIImageView {}
class ChatSendView: UIView {}
final class VideoVC: UIViewController {
  convenience init(lover: Lover) { self.init(nibName: nil, bundle: nil) }
}
final class MakeDateVC: UIViewController { var (fromUser, toUser) = ("", "") }

class ChatCell: UICollectionViewCell {
  weak var chatVC: ChatVC?
  let profileImageView = UIImageView()
  func configureCell(message: Message) {}
}
final class UserChatCell: ChatCell {}
final class PartnerChatCell: ChatCell {}

/// What its storyboard makes.
extension ChatVC: NibLoading {
  func loadNib() {
    let view = UIView()
    let (profile, bar, field) = (UIView(), ChatSendView(), UITextField())
    let (image, name) = (UIImageViewX(), UILabel())
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UserChatCell.self, forCellWithReuseIdentifier: "UserChatCell")
    list.register(PartnerChatCell.self, forCellWithReuseIdentifier: "PartnerChatCell")
    for part in [profile, list] { view.addSubview(part) }
    bar.addSubview(field)
    for part in [profile, bar, list, field] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 50),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 96),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -56),
      field.heightAnchor.constraint(equalToConstant: 30),
      profile.topAnchor.constraint(equalTo: guide.topAnchor),
      profile.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      profile.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      list.topAnchor.constraint(equalTo: profile.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    #if after
      view.addSubview(bar)
      let bottom = guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, profile.heightAnchor.constraint(equalToConstant: 80),
        bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
      sendContainerBottom = bottom
    #else
      NSLayoutConstraint.activate([
        profile.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.13),
        guide.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: 50),
      ])
      inputBar = bar
    #endif
    (profileImage, self.name) = (image, name)
    (chatCollectionView, inputTextField) = (list, field)
    self.view = view
  }
}

@MainActor
func screen() -> ChatVC {
  let controller = ChatVC()
  controller.partnerId = "you"
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: { $0.inputTextField.superview },
      content: { $0.inputTextField.superview },
      list: { $0.chatCollectionView }, field: { $0.inputTextField })
  ]
}
