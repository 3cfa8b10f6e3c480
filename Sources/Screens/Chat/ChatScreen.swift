/// A chat: a navigation bar, a table of messages and, at the bottom, a toolbar with a text field.
///
/// Constraints place the table and the toolbar, or frames after `layOutByFrames()`. The toolbar extends to the view's
/// bottom; its content, the field's row, stays above the home indicator. A tab bar, if any, is below the toolbar.
public final class ChatScreen: AppScreen {
  /// The simulation that owns the views.
  public unowned let simulation: Simulation
  /// The screen's setting.
  public let setting: ChatSetting
  /// The view controller's view, as large as the screen or the sheet.
  public let view: View
  /// The sheet around the view and its bars; nil where the chat covers the screen from the start.
  public let sheet: View?
  let shade: View?
  /// The bar above, which belongs to the navigation controller and stays when `view` moves.
  public let navigationBar: View
  /// The tab bar controller's bar at the bottom, which stays when `view` moves; nil without one.
  public let tabBar: View?
  /// The messages.
  public let table: Table
  /// The bar below, with its background.
  public let toolbar: View
  /// The row in the toolbar that the keyboard must not cover.
  public let toolbarContent: View
  /// The bar's bottom relative to its rest, in points: 0 at rest, negative when lifted.
  public let toolbarBottom: Constraint
  /// The bar's height, including the part below its content; it follows `contentHeight` by itself.
  public let toolbarHeight: Constraint
  /// The height of the bar's content for the typed lines, in points.
  public private(set) var contentHeight = ChatScreen.toolbarHeight
  /// The app's messages, from first to last; the table shows them after `reload()`.
  public internal(set) var messages: [Message]

  let tableTop: Constraint
  /// The content's height and its distances from the bar's sides, and the field's height.
  let contentFit: (height: Constraint, left: Constraint, right: Constraint, field: Constraint)
  let systemBars: SystemBars
  let toolbarConstraints: [Constraint]
  let tableConstraints: [Constraint]
  var rows: [MessageLayout]

  /// The height of the toolbar's content with one line in the field at the usual text size, in points.
  public static let toolbarHeight = 44.0
  /// The additional height of each further line at the usual text size, in points.
  public static let lineHeight = 20.0
  /// The most lines of a field at the usual text size, 200 points more than one; its text scrolls beyond (our choice).
  public static let mostLines = 11
  /// A tab bar's height above the safe area, in points.
  ///
  /// UIKit's on phones in portrait since iOS 7, as Apple's design resources draw it; kept in every orientation here.
  public static let tabBarHeight = 49.0
  /// The navigation bar's own height, in points, and on phones in landscape.
  package static let navigationBarHeight = (regular: 44.0, compact: 32.0)
  /// The opacity of the dimming behind a sheet, judged by eye.
  package static let shadeAlpha = 0.4
  /// Room below the last message, in points.
  public static let fitBlank = 15.0

  /// A full-screen chat of these messages, scrolled to the bottom.
  public convenience init(_ messages: [Message], in simulation: Simulation) {
    self.init(ChatSetting(messages: messages), in: simulation)
  }

  /// A chat as a setting describes it, scrolled to the bottom.
  public init(_ setting: ChatSetting, in simulation: Simulation) {
    self.simulation = simulation
    self.setting = setting
    messages = setting.messages
    rows = messages.map { $0.layout(for: simulation.settings) }
    view = View("view", in: simulation)
    table = Table("table", setting.list, in: simulation)
    toolbar = View("toolbar", in: simulation)
    toolbarContent = View("toolbar.content", in: simulation)
    navigationBar = View("navigation bar", in: simulation)
    tabBar = setting.hasTabBar ? View("tab bar", in: simulation) : nil
    let isSheet = setting.presentation != .fullScreen
    shade = isSheet ? View("shade", in: simulation) : nil
    sheet = isSheet ? View("sheet", in: simulation) : nil

    view.backgroundColor = isSheet ? .sheet : .screen
    table.backgroundColor = isSheet ? .sheet : .cell
    toolbar.backgroundColor = .toolbar
    navigationBar.backgroundColor = .navigationBar
    if let shade, let sheet {
      shade.backgroundColor = .shade
      shade.alpha = ChatScreen.shadeAlpha
      sheet.backgroundColor = .sheet
      simulation.window.addSubview(shade)
      simulation.window.addSubview(sheet)
    }
    let container = sheet ?? simulation.window
    container.addSubview(view)
    view.addSubview(table)
    view.addSubview(toolbar)
    toolbar.addSubview(toolbarContent)
    container.addSubview(navigationBar)
    if let tabBar {
      tabBar.backgroundColor = .tabBar
      tabBar.contents = .tabBar(["Chats", "Calls", "People"])
      container.addSubview(tabBar)
    }

    table.translatesAutoresizingMaskIntoConstraints = false
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    let rest = setting.barReachesDown ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
    toolbarBottom = toolbar.bottomAnchor.constraint(equalTo: rest)
    toolbarHeight = toolbar.heightAnchor.constraint(equalToConstant: ChatScreen.toolbarHeight)
    toolbarConstraints = [
      toolbar.leftAnchor.constraint(equalTo: view.leftAnchor),
      toolbar.rightAnchor.constraint(equalTo: view.rightAnchor),
      toolbarHeight,
      toolbarBottom,
    ]
    tableTop = table.topAnchor.constraint(equalTo: view.topAnchor)
    tableConstraints = [
      table.leftAnchor.constraint(equalTo: view.leftAnchor),
      table.rightAnchor.constraint(equalTo: view.rightAnchor),
      tableTop,
      table.bottomAnchor.constraint(
        equalTo: setting.listBottom == .bar ? toolbar.topAnchor : view.bottomAnchor),
    ]
    contentFit = ChatScreen.fill(toolbar, toolbarContent)
    systemBars = simulation.addSystemBars()
    placeView(on: simulation.scene)
    Constraint.activate(toolbarConstraints + tableConstraints)

    contentHeight = contentHeight(of: setting.lines)
    fitContent()
    // The table ends at the bars: its insets are the app's own.
    table.contentInsetAdjustmentBehavior = .never
    if setting.isUpsideDown { table.transform = .scale(x: 1, y: -1) }
    insetList(by: listInset)
    table.configureRow = { [unowned self] row, index in configure(row, with: layout(ofRow: index)) }
    showRows()
  }

  /// The bars, the toolbar's content, the table and, where there is one, the sheet.
  public var landmarks: [Landmark: View] {
    var landmarks: [Landmark: View] = [
      .toolbar: toolbar, .toolbarContent: toolbarContent, .table: table,
      .navigationBar: navigationBar,
    ]
    landmarks[.sheet] = sheet
    return landmarks
  }

  /// The table.
  public var scrollView: ScrollView? { table }

  /// Scrolls to the last message, before time begins.
  public func viewDidAppear() {
    scrollToBottom(animated: false)
  }

  /// Scrolls to show the table's last message and the inset below it.
  public func scrollToBottom(animated: Bool) {
    guard !rows.isEmpty else { return }
    if setting.isUpsideDown {
      table.scrollToRow(0, at: .top, animated: animated)
    } else {
      table.scrollToRow(rows.count - 1, at: .bottom, animated: animated)
    }
  }

  /// Places table and toolbar by frames from now on, equal to those of the constraints.
  public func layOutByFrames() {
    Constraint.deactivate(toolbarConstraints + tableConstraints)
    table.translatesAutoresizingMaskIntoConstraints = true
    toolbar.translatesAutoresizingMaskIntoConstraints = true
    placeByFrames()
  }

  /// Whether table and toolbar are placed by frames.
  public var isLaidOutByFrames: Bool {
    toolbar.translatesAutoresizingMaskIntoConstraints && !toolbarIsInputAccessory
  }

  /// The bar's bottom at rest, in points of `view`: the view's bottom, or the tab bar's top.
  public var restingBottom: Double {
    view.bounds.height - (setting.barReachesDown ? 0 : view.safeAreaInsets.bottom)
  }

  /// The height of the bar's background below its content, in points: the safe area's inset.
  ///
  /// 0 above a tab bar, or for a bar on the safe area.
  public var paddingBelowContent: Double {
    setting.barReachesDown ? view.safeAreaInsets.bottom : 0
  }

  /// The height of the whole bar for the typed lines, in points.
  var barHeight: Double { contentHeight + paddingBelowContent }

  /// The list's inset at rest, in points: room below the last message, and the part behind the bar.
  public var listInset: Double {
    guard setting.listBottom == .view else { return ChatScreen.fitBlank }
    return ChatScreen.fitBlank + contentHeight + paddingBelowContent
      + (view.bounds.height - restingBottom)
  }

  /// The content's height with a number of lines in the field, in points.
  public func contentHeight(of lines: Int) -> Double {
    ChatScreen.contentHeight(of: lines, at: simulation.settings.textSize)
  }

  /// The lift that puts the bar's content on the keyboard: the safe area's covered part.
  ///
  /// From the keyboard's end frame; 0 where it covers nothing. The keyboard's height alone would be too much by the
  /// bottom inset, which the bar's background fills.
  public func overlap(with keyboard: KeyboardNotification) -> Double {
    let covered = view.bounds.intersection(view.convert(reported: keyboard.frameEnd))
    return covered.isEmpty
      ? 0 : max(0, view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom)
  }

  /// Handles typing and messages.
  ///
  /// Constraints lay the growing bar out from its bottom upward, when `view` is laid out next; by frames nothing moves
  /// until the handler sets them and calls `fitContent()`.
  public func perform(_ action: ScriptEvent.Action) -> Bool {
    guard case .type(let lines) = action else { return takeMessage(of: action) }
    contentHeight = contentHeight(of: lines)
    if !isLaidOutByFrames { fitContent() }
    if toolbarIsInputAccessory { setInputAccessoryView(toolbar, height: contentHeight) }
    return true
  }
}
