public import Foundation

/// A field in a bar, of the sizes that developers measure since iOS 11; its icon and buttons are not drawn.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable, CaseIterable { case `default`, prominent, minimal }

  public let searchTextField = UISearchTextField(frame: CGRect(x: 8, y: 10, width: 0, height: 36))
  private static let height: CGFloat = 56

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  override func setUp() {
    super.setUp()
    searchTextField.bar = self
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16), height: 36)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISearchBar.height)
  }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  fileprivate weak var bar: UISearchBar?

  override var mayBeginEditing: Bool {
    super.mayBeginEditing
      && bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override var mayEndEditing: Bool {
    super.mayEndEditing && bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  override func didBeginEditing() {
    super.didBeginEditing()
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  override func didEndEditing() {
    super.didEndEditing()
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  override func tellOfTyping() {
    super.tellOfTyping()
    if let bar { bar.delegate?.searchBar(bar, textDidChange: text ?? "") }
  }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: OptionalMethods {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  // Never called: films have no taps.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_: UISearchBar) {}
  public func searchBarShouldEndEditing(_: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_: UISearchBar) {}
  public func searchBar(_: UISearchBar, textDidChange _: String) {}
  public func searchBarSearchButtonClicked(_: UISearchBar) {}
  public func searchBarCancelButtonClicked(_: UISearchBar) {}
}
