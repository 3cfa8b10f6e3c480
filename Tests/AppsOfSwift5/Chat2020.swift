// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// Apps are written as apps are.

import FilmstripUIKit

/// A chat as apps of 2020 have it: constraints, selectors, the notification's duration and curve.
open class Chat2020: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextViewDelegate
{
  /// As in the app.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// As in the app.
  public let inputBar = UIView()
  /// As in the app.
  public let textView = UITextView()
  let sendButton = UIButton(type: .system)
  /// As in the app.
  public var messages = (1...12).map {
    "Message \($0), which is long enough to need a second line now and then"
  }
  private var bottomConstraint: NSLayoutConstraint!

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .white
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    inputBar.backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 16)
    textView.layer.cornerRadius = 16
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    for view in [tableView, inputBar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    for view in [textView, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      inputBar.addSubview(view)
    }
    bottomConstraint = inputBar.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
      sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
    ])
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillChange:", Chat2020.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillChange:", Chat2020.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  open func options(_ info: [AnyHashable: Any]) -> UIView.AnimationOptions {
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    return UIView.AnimationOptions(rawValue: curve << 16)
  }

  func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    let overlap = view.bounds.maxY - view.convert(frame, from: nil).minY
    bottomConstraint.constant = -max(0, overlap - view.safeAreaInsets.bottom)
    UIView.animate(
      withDuration: duration, delay: 0, options: options(info),
      animations: { self.view.layoutIfNeeded() })
  }

  /// As in the app.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  /// As in the app.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
    cell.label.text = messages[indexPath.row]
    return cell
  }
}

final class MessageCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
