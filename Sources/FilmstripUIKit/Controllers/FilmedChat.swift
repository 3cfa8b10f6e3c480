public import Foundation
import Screens
import Stage

/// The model's own chat under UIKit's names, for an app's helper that is not a controller itself.
///
/// ```swift
/// let film = try scenario.film { chat in
///   KeyboardAvoider(scrollView: chat.tableView, bottom: chat.barBottom)
/// }
/// ```
@preconcurrency @MainActor
public final class FilmedChat: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The messages, with rows of the heights in the model's chat.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// The bar at the bottom, which extends behind the home indicator.
  public let bar = UIView()
  public let textView = UITextView()
  /// From the view's bottom; its constant is negative upward.
  public private(set) lazy var barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  /// From the bar's top.
  public private(set) lazy var listBottom = tableView.bottomAnchor.constraint(
    equalTo: bar.topAnchor)
  private let content = UIView()
  private let height = CGFloat(
    ChatScreen.contentHeight(of: 1, at: Play.settings.textSize))
  private lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: height)
  private lazy var contentHeight = content.heightAnchor.constraint(equalToConstant: height)
  private var rows: [MessageLayout] = []
  /// The app's helper, which it retains.
  var helper: AnyObject?
  /// The bar without the part behind the home indicator.
  var barContent: UIView { content }

  init(messages: [Message]) {
    rows = messages.map { $0.layout(for: Play.settings) }
    super.init(nibName: nil, bundle: nil)
    title = "Mei Chen"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset.bottom = CGFloat(ChatScreen.fitBlank)
    bar.node.backgroundColor = .toolbar
    textView.node.backgroundColor = .field
    textView.node.cornerRadius = 16
    textView.font = .preferredFont(forTextStyle: .body)
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(content)
    content.addSubview(textView)
    for view in [tableView, bar, content, textView] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leftAnchor.constraint(equalTo: view.leftAnchor),
      tableView.rightAnchor.constraint(equalTo: view.rightAnchor),
      listBottom,
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      barBottom, barHeight,
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.leftAnchor.constraint(equalTo: bar.leftAnchor),
      content.rightAnchor.constraint(equalTo: bar.rightAnchor),
      contentHeight,
      textView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -52),
      textView.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
      textView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -6),
    ])
  }

  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barHeight.constant = contentHeight.constant + view.safeAreaInsets.bottom
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollToBottom(animated: false)
  }

  public func scrollToBottom(animated: Bool) {
    guard !rows.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: animated)
  }

  /// Adds a message, and scrolls to it, like the model's chat.
  func take(_ message: FilmedMessage) {
    let new = Message(from: message.isOutgoing ? .me : .them, message.text)
    rows.append(new.layout(for: Play.settings))
    tableView.reloadData()
    scrollToBottom(animated: true)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(rows[indexPath.row].rowHeight) }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { BubbleCell(rows[indexPath.row]) }
}

/// A message's row as in the model's chat.
private final class BubbleCell: UITableViewCell {
  private let layout: MessageLayout
  private let bubble = UIView()

  init(_ layout: MessageLayout) {
    self.layout = layout
    super.init(style: .default, reuseIdentifier: nil)
    addBubble()
  }

  required convenience init(registeredAs identifier: String) {
    self.init(Message(from: .me, "").layout)
  }

  required init?(coder: NSCoder) { nil }

  private func addBubble() {
    bubble.node.backgroundColor = layout.sender == .me ? .bubbleOutgoing : .bubbleIncoming
    bubble.node.cornerRadius = 10
    contentView.addSubview(bubble)
    let words = Stage.View("text", in: node.simulation)
    words.contents = .message(layout.lines)
    words.textLook = layout.look
    bubble.node.addSubview(words)
    words.frame = layout.textFrame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = CGRect(layout.bubbleFrame(width: Double(bounds.width)))
  }
}
