/// Answers to questions that no public source decides.
///
/// Each member is an open question, with the possible answers. The first answer is the default.
public struct Assumptions: Sendable, Hashable {
  /// Whether keyboard handlers may animate in a rotation; nil follows the evidence per system.
  public var turning: Turning?
  /// The duration in a hide's notification.
  public var hideDuration: HideDuration
  /// The height in a hide's notification where an accessory stays.
  public var accessoryFrame: AccessoryFrame
  /// What animators inherit from the keyboard's block.
  public var animators: Animators
  /// What a table view's new cells do inside an animation.
  public var tableCells: TableCells
  /// When a table view controller makes room.
  public var tableObserver: TableObserver

  /// Where a keyboard layout guide is while a keyboard is up, from iOS 26 on.
  public var layoutGuide: LayoutGuide

  /// Handlers during a rotation.
  public enum Turning: String, Sendable, Hashable, CaseIterable {
    /// They run while the system has animations disabled, so that their changes jump.
    ///
    /// Shown for iOS 8 (developer.apple.com/forums/thread/5706, the frames of its backtrace; smnh.me, "Synchronizing
    /// rotation animation", part 2); not shown for later versions.
    case jumps
    /// They animate, as they did up to iOS 7.
    case animates
  }

  /// The duration in the notifications of a hide.
  public enum HideDuration: String, Sendable, Hashable, CaseIterable {
    /// That of a show's notifications.
    case notified
    /// 0, though the keyboard slides: as reported to a web view's app on iOS 26.6 at each hide
    /// (github.com/FlowCloudAI/flowcloudai-app, designs/audits).
    case zero
  }

  /// The notified height of a keyboard while only its accessory is on screen, up to iOS 18.
  public enum AccessoryFrame: String, Sendable, Hashable, CaseIterable {
    /// The visible height, announced by a show as the screen appears.
    ///
    /// Apps that ship take the end frame's height as their inset on a hide too, and the difference of end and begin
    /// frame's heights as the covered height.
    case visible
    /// The height of keyboard and accessory together, most of it below the screen.
    ///
    /// Nothing is announced before the keyboard comes.
    case whole
  }

  /// What a property animator started inside the keyboard's block inherits.
  public enum Animators: String, Sendable, Hashable, CaseIterable {
    /// Nothing: its own duration and pace apply.
    case own
    /// The block's duration and pace, as in a nested block of `UIView.animate`.
    case inherit
  }

  /// What the cells of a `UITableView` do that are made inside an animation.
  public enum TableCells: String, Sendable, Hashable, CaseIterable {
    /// They are in place at once: the table makes them without animation, as stack traces show.
    ///
    /// Not shown for every version.
    case still
    /// They fly in, as a `UICollectionView`'s do.
    case fly
  }

  /// When a table view controller is notified, which depends on who registered first.
  ///
  /// Source: openradar 13984333.
  public enum TableObserver: String, Sendable, Hashable, CaseIterable {
    /// After the app's handlers, registered in `viewDidLoad`.
    case after
    /// Before them.
    case before
  }

  /// The keyboard's layout guide from iOS 26 on.
  public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
    /// It follows the keyboard, as up to iOS 18.
    case follows
    /// It stays at the bottom where its view came into the window after the keyboard, or in the handler that announces it.
    ///
    /// Until the keyboard moves again, as seen on iOS 26 (manaflow-ai/cmux#9663).
    case misses
    /// It stays at the bottom, as one project saw on a beta of iOS 27, not each time (manaflow-ai/cmux#9958, #10810).
    case stays
  }

  /// The given answers.
  public init(
    turning: Turning? = nil, hideDuration: HideDuration = .notified,
    accessoryFrame: AccessoryFrame = .visible, animators: Animators = .own,
    tableCells: TableCells = .still, tableObserver: TableObserver = .after,
    layoutGuide: LayoutGuide = .follows
  ) {
    self.turning = turning
    self.hideDuration = hideDuration
    self.accessoryFrame = accessoryFrame
    self.animators = animators
    self.tableCells = tableCells
    self.tableObserver = tableObserver
    self.layoutGuide = layoutGuide
  }

  /// The default: the first answer to every question.
  public static let standard = Assumptions()

  func turning(on system: SystemVersion) -> Turning {
    turning ?? (system.major <= 7 ? .animates : .jumps)
  }
}
