/// A chat: a navigation bar, a table of messages and, at the bottom, a toolbar with the field one types in.
///
/// The table and the toolbar are placed by constraints; `layOutByFrames()` places them by frames instead. The
/// toolbar reaches down to the view's bottom; its content, the field's row, stays above the home indicator.
public final class ChatScreen: AppScreen {
  /// The simulation that owns the views.
  public unowned let simulation: Simulation
  /// The view controller's view, as large as the screen.
  public let view: View
  /// The bar above, which belongs to the navigation controller and stays when `view` moves.
  public let navigationBar: View
  /// The messages.
  public let table: Table
  /// The bar below, with its background.
  public let toolbar: View
  /// The row in the toolbar that the keyboard must not cover.
  public let toolbarContent: View
  /// The bar's bottom is the view's bottom plus this constant, in points: 0 at rest, negative when lifted.
  public let toolbarBottom: Constraint
  /// The messages, from first to last.
  public let messages: [Message]

  private let toolbarConstraints: [Constraint]
  private let tableConstraints: [Constraint]
  private let rows: [MessageLayout]

  /// The height of the toolbar's content, in points.
  public static let toolbarHeight = 44.0
  /// The navigation bar's own height, in points, and on phones held on their side.
  static let navigationBarHeight = (regular: 44.0, compact: 32.0)
  /// Room below the last message, in points.
  public static let fitBlank = 15.0

  /// A chat of these messages, scrolled to the bottom.
  public init(_ messages: [Message], in simulation: Simulation) {
    let device = simulation.device
    self.simulation = simulation
    self.messages = messages
    rows = messages.map(MessageLayout.init)
    view = View("view", in: simulation)
    table = Table("table", in: simulation)
    toolbar = View("toolbar", in: simulation)
    toolbarContent = View("toolbar.content", in: simulation)
    navigationBar = View("navigation bar", in: simulation)

    view.frame = Rect(origin: .zero, size: device.size)
    view.backgroundColor = .screen
    view.safeAreaInsets = device.safeArea
    table.backgroundColor = .cell
    toolbar.backgroundColor = .toolbar
    simulation.window.addSubview(view)
    view.addSubview(table)
    view.addSubview(toolbar)
    toolbar.addSubview(toolbarContent)

    let isCompact = device.orientation == .landscape && !device.isTablet
    let ownHeight =
      isCompact
      ? ChatScreen.navigationBarHeight.compact : ChatScreen.navigationBarHeight.regular
    navigationBar.frame = Rect(
      x: 0, y: 0, width: device.size.width, height: device.safeArea.top + ownHeight)
    navigationBar.backgroundColor = .navigationBar
    navigationBar.contents = .navigationBar(
      title: "Mei Chen", statusBarHeight: device.safeArea.top)
    simulation.window.addSubview(navigationBar)

    table.translatesAutoresizingMaskIntoConstraints = false
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    toolbarBottom = toolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    toolbarConstraints = [
      toolbar.leftAnchor.constraint(equalTo: view.leftAnchor),
      toolbar.rightAnchor.constraint(equalTo: view.rightAnchor),
      toolbar.heightAnchor.constraint(
        equalToConstant: ChatScreen.toolbarHeight + device.safeArea.bottom),
      toolbarBottom,
    ]
    tableConstraints = [
      table.leftAnchor.constraint(equalTo: view.leftAnchor),
      table.rightAnchor.constraint(equalTo: view.rightAnchor),
      table.topAnchor.constraint(
        equalTo: view.topAnchor, constant: navigationBar.frame.maxY),
      table.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
    ]
    Constraint.activate(toolbarConstraints + tableConstraints)
    fillToolbar()
    simulation.addSystemBars()

    table.contentInset.bottom = ChatScreen.fitBlank
    table.configureRow = { [unowned self] row, index in configure(row, with: rows[index]) }
    table.rowHeights = rows.map(\.rowHeight)
  }

  /// The toolbar, its content and the table.
  public var landmarks: [Landmark: View] {
    [.toolbar: toolbar, .toolbarContent: toolbarContent, .table: table]
  }

  /// Scrolls to the last message, before time begins.
  public func viewDidAppear() {
    scrollToBottom(animated: false)
  }

  /// Scrolls so that the last message is seen, with the inset below it.
  public func scrollToBottom(animated: Bool) {
    guard !messages.isEmpty else { return }
    table.scrollToRow(messages.count - 1, at: .bottom, animated: animated)
  }

  /// Places table and toolbar by frames from now on, and gives them those that the constraints would.
  public func layOutByFrames() {
    Constraint.deactivate(toolbarConstraints + tableConstraints)
    table.translatesAutoresizingMaskIntoConstraints = true
    toolbar.translatesAutoresizingMaskIntoConstraints = true
    let height = ChatScreen.toolbarHeight + view.safeAreaInsets.bottom
    let top = navigationBar.frame.maxY
    let size = view.bounds.size
    toolbar.frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    table.frame = Rect(x: 0, y: top, width: size.width, height: size.height - height - top)
  }

  /// How far the bar must rise for its content to stand on the keyboard, in points: how much of the safe area
  /// the keyboard's end frame covers; 0 where it covers none.
  ///
  /// The keyboard's height alone would be too much by the bottom inset, which the bar's background fills.
  public func overlap(with keyboard: KeyboardNotification) -> Double {
    let covered = view.bounds.intersection(view.convert(keyboard.frameEnd, from: nil))
    return max(0, covered.height - view.safeAreaInsets.bottom)
  }

  private func fillToolbar() {
    let field = View("field", in: simulation)
    field.backgroundColor = .field
    field.cornerRadius = 16
    field.contents = .placeholder("Message")
    let button = View("send", in: simulation)
    button.contents = .sendButton
    toolbarContent.addSubview(field)
    toolbarContent.addSubview(button)
    for view in [toolbarContent, field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let insets = view.safeAreaInsets
    Constraint.activate([
      toolbarContent.leftAnchor.constraint(equalTo: toolbar.leftAnchor, constant: insets.left),
      toolbarContent.rightAnchor.constraint(equalTo: toolbar.rightAnchor, constant: -insets.right),
      toolbarContent.topAnchor.constraint(equalTo: toolbar.topAnchor),
      toolbarContent.heightAnchor.constraint(equalToConstant: ChatScreen.toolbarHeight),
      field.leftAnchor.constraint(equalTo: toolbarContent.leftAnchor, constant: 12),
      field.rightAnchor.constraint(equalTo: button.leftAnchor, constant: -8),
      field.centerYAnchor.constraint(equalTo: toolbarContent.centerYAnchor),
      field.heightAnchor.constraint(equalToConstant: 32),
      button.rightAnchor.constraint(equalTo: toolbarContent.rightAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: toolbarContent.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 32),
      button.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  private func configure(_ row: View, with layout: MessageLayout) {
    // On its side a phone's notch takes room from both edges.
    let insets = view.safeAreaInsets
    let width = row.bounds.width - insets.left - insets.right
    let isMine = layout.sender == .me
    row.backgroundColor = .cell
    row.clipsToBounds = true
    func add(_ name: String, _ contents: Contents, _ frame: Rect, to parent: View) -> View {
      let part = View(name, in: simulation)
      part.contents = contents
      parent.addSubview(part)
      part.frame = parent === row ? frame.offset(x: insets.left, y: 0) : frame
      return part
    }
    let caption = Contents.caption(isMine ? "19:04" : "19:03")
    _ = add("time", caption, layout.captionFrame(width: width), to: row)
    let avatar = Contents.avatar(initials: isMine ? "JL" : "MC", outgoing: isMine)
    _ = add("avatar", avatar, layout.avatarFrame(width: width), to: row)
    let bubble = add("bubble", .none, layout.bubbleFrame(width: width), to: row)
    bubble.backgroundColor = isMine ? .bubbleOutgoing : .bubbleIncoming
    bubble.cornerRadius = 10
    _ = add("text", .message(layout.lines), layout.textFrame, to: bubble)
  }
}
