import FilmstripCommand
import FilmstripUIKit

// Of WalletKit and CoinGecko: a wallet that fails.
struct Currency {}
struct Key {}
struct Address: CustomStringConvertible { let description = "" }
struct PaperWallet { let address: Address?, privateKey: Key? }
struct Failure: Error {}
enum FeeLevel { case regular }
struct CryptoAmount {}
struct FeeBasis { let fee = CryptoAmount() }
struct SimplePrice { let price = 1.0 }
typealias PriceList = [SimplePrice]
typealias CoinGeckoError = Failure
struct CoinGeckoClient { func load(_ resource: Void) {} }
enum Resources {
  static func simplePrice(
    ids: [String], vsCurrency: String, options: [Int],
    _ completion: @escaping (Result<PriceList, CoinGeckoError>) -> Void
  ) {}
}

struct Wallet {
  let feeCurrency = Currency()
  func createExportablePaperWallet() -> Result<PaperWallet, Failure> { .failure(Failure()) }
  func estimateLimitMaximum(
    address: String, fee: FeeLevel, completion: @escaping (Result<CryptoAmount, Failure>) -> Void
  ) {}
  func estimateLimitMinimum(
    address: String, fee: FeeLevel, completion: @escaping (Result<CryptoAmount, Failure>) -> Void
  ) {}
}

struct Amount: Comparable {
  static let highPrecisionDigits = 16
  init(cryptoAmount: CryptoAmount, currency: Currency) {}
  init(tokenString: String, currency: Currency) {}
  init(amount: Amount, rate: Rate, maximumFractionDigits: Int) {}
  static func < (one: Amount, other: Amount) -> Bool { false }
  static func + (one: Amount, other: Amount) -> Amount { one }
}
struct Rate {
  let rate = 1.0
  init(code: String, name: String, rate: Double, reciprocalCode: String) {}
}
struct Gift {
  static func create(key: Key, hash: String?, name: String, rate: Double, amount: Double) -> Gift {
    Gift()
  }
}

typealias PinVerifier = (@escaping (String) -> Void) -> Void
final class Sender {
  enum Result {
    case success, creationError(String), publishFailure(code: Int, message: String)
    case insufficientGas(String)
  }
  let wallet = Wallet()
  let canUseBiometrics = false
  func reset() {}
  func estimateFee(
    address: String, amount: Amount, tier: FeeLevel, completion: @escaping (FeeBasis?) -> Void
  ) {}
  func createTransaction(
    address: String, amount: Amount, feeBasis: FeeBasis, comment: String, gift: Gift
  ) -> Bool { false }
  func sendTransaction(
    allowBiometrics: Bool, pinVerifier: PinVerifier, completion: @escaping (Result) -> Void
  ) {}
}

enum S {
  enum TransactionDetails { static let titleSending = "" }
  enum VerifyPin { static let authorize = "" }
  enum Alerts { static let sendFailure = "" }
  enum Button { static let ok = "" }
}

final class BRActivityViewController: UIViewController {
  init(message: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class ShareGiftViewController: UIViewController {
  init(gift: Gift) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class ConfirmationViewController: UIViewController {
  var successCallback: (() -> Void)?
  var cancelCallback: (() -> Void)?
  init(
    amount: Amount, fee: Amount, displayFeeLevel: FeeLevel, address: String,
    isUsingBiometrics: Bool, currency: Currency, resolvedAddress: String?, shouldShowMaskView: Bool
  ) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
extension UIViewController {
  func showAlert(title: String, message: String, buttonLabel: String) {}
}

// The app's own views and sizes.
enum C {
  struct Padding { subscript(_ number: Int) -> CGFloat { CGFloat(number) * 8 } }
  static let padding = Padding()
}

@MainActor
enum Theme {
  static let boldTitle = UIFont.boldSystemFont(ofSize: 16)
  static let body1 = UIFont.systemFont(ofSize: 16)
  static let caption = UIFont.systemFont(ofSize: 12)
}

final class GradientView: UIView {}
final class GiftHeaderView: UIView {
  let close = UIButton()
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: 53).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

extension UIColor {
  static func fromHex(_ text: String) -> UIColor { .orange }
}
extension UIButton {
  var tap: (() -> Void)? {
    get { nil }
    set {}
  }
  static func rounded(title: String) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    return button
  }
}
extension UILabel {
  convenience init(font: UIFont, color: UIColor) {
    self.init(frame: .zero)
    self.font = font
  }
  static func wrapping(font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel(font: font, color: color)
    label.numberOfLines = 0
    return label
  }
}
extension UIView {
  var isFrameChangeBlocked: Bool {
    get { false }
    set {}
  }
  convenience init(color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }
  func constrain(_ constraints: [NSLayoutConstraint?]) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints.compactMap { $0 })
  }
  func constrain(toSuperviewEdges insets: UIEdgeInsets?) {
    guard let superview else { return }
    constrain([
      topAnchor.constraint(equalTo: superview.topAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs",
      screen: GiftViewController(sender: Sender(), wallet: Wallet(), currency: Currency()),
      embedding: .none, scrollView: "scrollView", field: "name.textField")
  ]
}
