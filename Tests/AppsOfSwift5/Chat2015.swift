// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// Apps are written as apps are.

import FilmstripUIKit

/// A chat as apps of 2015 have it: frames, `beginAnimations`, the names of Swift 3, an avoider that is no controller.
public class Chat2015: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIScrollViewDelegate
{
  /// As in the app.
  public weak var tableView: UITableView!
  /// As in the app.
  public weak var toolbar: UIToolbar!
  /// As in the app.
  public weak var textField: UITextField!
  /// As in the app.
  public var onScroll: () -> Void = {}
  private var keyboardHeight: CGFloat = 0

  public override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: view.frame.width, height: view.frame.height - 44))
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let toolbar = UIToolbar(
      frame: CGRect(x: 0, y: view.frame.height - 44, width: view.frame.width, height: 44))
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let textField = UITextField(frame: CGRect(x: 8, y: 7, width: view.frame.width - 16, height: 30))
    textField.autoresizingMask = .flexibleWidth
    view.addSubview(tableView)
    view.addSubview(toolbar)
    toolbar.addSubview(textField)
    self.view = view
    self.tableView = tableView
    self.toolbar = toolbar
    self.textField = textField
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 60
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", Chat2015.keyboardWillShow),
      name: .UIKeyboardWillShow, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", Chat2015.keyboardWillHide),
      name: NSNotification.Name.UIKeyboardWillHide, object: nil)
  }

  func keyboardWillShow(_ note: NSNotification) {
    let info = note.userInfo!
    let frame = (info[UIKeyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
    move(by: frame.size.height, info)
  }

  func keyboardWillHide(_ note: NSNotification) { move(by: 0, note.userInfo!) }

  private func move(by height: CGFloat, _ info: [AnyHashable: Any]) {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(
      (info[UIKeyboardAnimationDurationUserInfoKey] as! NSNumber).doubleValue)
    UIView.setAnimationCurve(
      UIViewAnimationCurve(
        rawValue: (info[UIKeyboardAnimationCurveUserInfoKey] as! NSNumber).intValue)!)
    UIView.setAnimationBeginsFromCurrentState(true)
    toolbar.frame.origin.y = view.frame.height - 44 - height
    tableView.frame.size.height = view.frame.height - 44 - height
    UIView.commitAnimations()
  }

  /// As in the app.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  /// As in the app.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    if cell == nil { cell = UITableViewCell(style: .default, reuseIdentifier: "cell") }
    cell!.textLabel?.text = "Row \(indexPath.row)"
    return cell!
  }

  /// As in the app.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == tableView { onScroll() }
  }
}

/// A helper of an app's own that knows views and no controller, and no main actor.
public class KeyboardAvoider: NSObject {
  private weak var scrollView: UIScrollView?
  private weak var bottom: NSLayoutConstraint?

  /// As in the app.
  public init(scrollView: UIScrollView, bottom: NSLayoutConstraint) {
    self.scrollView = scrollView
    self.bottom = bottom
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector("frameWillChange:", KeyboardAvoider.frameWillChange),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func frameWillChange(_ notification: Notification) {
    guard let info = notification.userInfo, let view = scrollView?.superview,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let top = view.convert(end, from: nil).minY
    bottom?.constant = min(0, top - view.bounds.height)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 7
    UIView.animate(
      withDuration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25,
      delay: 0, options: UIView.AnimationOptions(rawValue: UInt(curve) << 16),
      animations: { view.layoutIfNeeded() }, completion: nil)
  }
}
