import FilmstripCombine
import FilmstripCommand

// Of SwiftUI, a controller with an empty view; of os and NaturalLanguage nothing.
final class UIHostingController<Content>: UIViewController {
  init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

enum LogLevel { case info, debug }
enum LogPrivacy { case `public` }
struct LogText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    func appendLiteral(_ text: String) {}
    func appendInterpolation(_ value: Any, privacy: LogPrivacy = .public) {}
  }
  init(stringLiteral: String) {}
  init(stringInterpolation: StringInterpolation) {}
}
struct Logger {
  init(subsystem: String, category: String) {}
  func log(level: LogLevel, _ text: LogText) {}
}
func os_log(_ level: LogLevel, log: LogLevel, _ text: String, _ values: Any...) {}
func os_log(_ text: String, _ values: Any...) {}

final class NLLanguageRecognizer {
  struct Language: Hashable { let rawValue: String }
  func reset() {}
  func processString(_ text: String) {}
  func languageHypotheses(withMaximum count: Int) -> [Language: Double] { [:] }
}

// Of PhotosUI.
struct PHPickerConfiguration {
  enum Filter {
    case images, videos
    static func any(of filters: [Filter]) -> Filter { .images }
  }
  var filter = Filter.images
  var selectionLimit = 1
}
public struct PHPickerResult {}
public protocol PHPickerViewControllerDelegate: AnyObject {}
public final class PHPickerViewController: UIViewController {
  weak var delegate: (any PHPickerViewControllerDelegate)?
  init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

// Of MastodonCore and of the app.
struct Context { let apiService = 0 }
struct Theme {
  let systemElevatedBackgroundColor = UIColor.white
  let composeToolbarBackgroundColor = UIColor.white
}
@MainActor
final class ThemeService {
  static let shared = ThemeService()
  let currentTheme = CurrentValueSubject<Theme, Never>(Theme())
}
extension UInt64 { static var second: UInt64 { 1_000_000_000 } }
extension UIView {
  func pinToParent() {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
  }
}

struct Tag { let name = "" }
struct Account { let acct = "" }
struct Emoji { let shortcode = "" }
enum AutoCompleteItem: Hashable {
  case hashtag(hashtag: Tag), hashtagV1(hashtag: String), account(account: Account)
  case emoji(emoji: Emoji), bottomLoader
  static func == (one: Self, other: Self) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}
struct AutoCompleteSource {
  struct Snapshot { let itemIdentifiers: [AutoCompleteItem] = [] }
  func snapshot() -> Snapshot { Snapshot() }
}
@MainActor
final class AutoCompleteViewModel {
  let symbolBoundingRect = CurrentValueSubject<CGRect, Never>(.zero)
  let inputText = CurrentValueSubject<String, Never>("")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let diffableDataSource: AutoCompleteSource! = AutoCompleteSource()
  init(context: Context, authContext: Int) {}
}
protocol AutoCompleteViewControllerDelegate: AnyObject {}
final class AutoCompleteViewController: UIViewController {
  static let chevronViewHeight: CGFloat = 24
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var viewModel: AutoCompleteViewModel!
  weak var delegate: (any AutoCompleteViewControllerDelegate)?
  let tableView = UITableView()
  let chevronView = UIView()
}

final class ComposeTableView: UITableView {
  weak var autoCompleteViewController: AutoCompleteViewController?
}
final class CustomEmojiPickerInputView: UIInputView {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let activityIndicatorView = UIActivityIndicatorView()
}

struct AttachmentViewModel {
  enum Input { case pickerResult(PHPickerResult), image(UIImage), url(URL) }
  init(api: Int, authContext: Int, input: Input, sizeLimit: Int, delegate: Any) {}
}

protocol ComposeContentToolbarViewDelegate: AnyObject {}
struct ComposeContentToolbarView {
  static let toolbarHeight: CGFloat = 44
  final class ViewModel {
    enum Action { case attachment, poll, emoji, contentWarning, visibility, language }
    enum AttachmentAction { case photoLibrary, camera, browse }
    @Published var isAttachmentButtonEnabled = true
    @Published var isPollButtonEnabled = true
    @Published var isPollActive = false
    @Published var isEmojiActive = false
    @Published var isContentWarningActive = false
    @Published var visibility = 0
    @Published var maxTextInputLimit = 500
    @Published var contentWeightedLength = 0
    @Published var contentWarningWeightedLength = 0
    @Published var language = "en"
    @Published var recentLanguages: [String] = []
    var suggestedLanguages: [String] = []
    var highConfidenceSuggestedLanguage: String?
    init(delegate: any ComposeContentToolbarViewDelegate) {}
  }
  let viewModel: ViewModel
}

@MainActor
public protocol ComposeContentViewModelDelegate: AnyObject {
  func composeContentViewModel(
    _ viewModel: ComposeContentViewModel,
    handleAutoComplete info: ComposeContentViewModel.AutoCompleteInfo
  ) -> Bool
}

@MainActor
public final class ComposeContentViewModel {
  public struct AutoCompleteInfo {
    let inputText: Substring = ""
    let symbolBoundingRect = CGRect.zero, textBoundingRect = CGRect.zero
    let toHighlightEndRange = "".startIndex..<"".endIndex
  }
  struct ViewLayoutFrame { func update(view: UIView) {} }
  enum ScrollViewState { case fold, expand }
  struct MetaText {
    let textView = UITextView()
    var textStorage: NSTextStorage { textView.textStorage }
  }
  struct EmojiViewModel { let emojis = CurrentValueSubject<[Emoji], Never>([]) }
  final class EmojiPickerInputViewModel {
    weak var customEmojiPickerInputView: CustomEmojiPickerInputView?
    func insertText(_ text: String) -> Bool { false }
  }
  struct EmojiSource {
    enum Item { case emoji(attribute: Attribute) }
    struct Attribute { let emoji = Emoji() }
    func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
  }
  let context = Context(), authContext = 0, sizeLimit = 0, maxMediaAttachmentLimit = 4
  weak var delegate: (any ComposeContentViewModelDelegate)?
  let viewLayoutFrame = ViewLayoutFrame()
  let composeContentTableViewCell = UITableViewCell()
  let contentTextViewFrame = CGRect.zero
  let contentMetaText: MetaText? = MetaText(), contentWarningMetaText: MetaText? = nil
  let customEmojiViewModel: EmojiViewModel? = nil
  let customEmojiPickerInputViewModel = EmojiPickerInputViewModel()
  let customEmojiPickerDiffableDataSource: EmojiSource? = nil
  @Published var autoCompleteInfo: AutoCompleteInfo?
  @Published var replyToCellFrame = CGRect.zero
  @Published var scrollViewState = ScrollViewState.fold
  @Published var attachmentViewModels: [AttachmentViewModel] = []
  @Published var isAttachmentButtonEnabled = true
  @Published var isPollButtonEnabled = true
  @Published var isPollActive = false
  @Published var isEmojiActive = false
  @Published var isContentWarningActive = false
  @Published var visibility = 0
  @Published var maxTextInputLimit = 500
  @Published var contentWeightedLength = 0
  @Published var contentWarningWeightedLength = 0
  @Published var content = ""
  @Published var language = "en"
  @Published var recentLanguages: [String] = []
  func setupDataSource(tableView: UITableView) {}
  func setupCustomEmojiPickerDiffableDataSource(collectionView: UICollectionView) {}
  func setContentTextViewFirstResponderIfNeeds() {}
  func setContentWarningTextViewFirstResponderIfNeeds() {}
}

@MainActor
func screen() -> ComposeContentViewController {
  let controller = ComposeContentViewController()
  controller.viewModel = ComposeContentViewModel()
  return controller
}

/// The toolbar: of the views that have its height.
@MainActor
func toolbar(of controller: ComposeContentViewController) -> UIView? {
  controller.view.subviews.first {
    $0.frame.height == ComposeContentToolbarView.toolbarHeight
      && $0 !== controller.composeContentToolbarBackgroundView
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: toolbar, content: toolbar, list: { $0.tableView })
  ]
}
