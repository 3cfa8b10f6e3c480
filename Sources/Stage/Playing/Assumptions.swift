/// How what no public source decides is played.
///
/// Each member is a question that stays open, with the answers that could be true. The first answer is played where
/// nothing else is chosen.
public struct Assumptions: Sendable, Hashable {
  /// Whether the handlers of keyboard notifications may animate as the device is turned; nil takes the answer that has
  /// evidence for the system's version.
  public var turning: Turning?
  /// What a keyboard's notification says as it goes.
  public var hideDuration: HideDuration
  /// What it says of an accessory that stays as the keyboard goes.
  public var accessoryFrame: AccessoryFrame
  /// What animators take from the keyboard's block.
  public var animators: Animators
  /// What a table view's new cells do inside an animation.
  public var tableCells: TableCells
  /// When a table view controller makes room.
  public var tableObserver: TableObserver

  /// Handlers as the device is turned.
  public enum Turning: String, Sendable, Hashable, CaseIterable {
    /// They run while the system has switched animations off, so that what they set jumps.
    ///
    /// Shown for iOS 8 (developer.apple.com/forums/thread/5706, the frames of its backtrace; smnh.me, "Synchronizing
    /// rotation animation", part 2); whether later versions still do so is not.
    case jumps
    /// They animate, as they did up to iOS 7.
    case animates
  }

  /// The duration in the notifications of a hide.
  public enum HideDuration: String, Sendable, Hashable, CaseIterable {
    /// The same as in those of a show.
    case notified
    /// 0, though the keyboard slides: what a web view's app on iOS 26.6 was told at each hide
    /// (github.com/FlowCloudAI/flowcloudai-app, designs/audits).
    case zero
  }

  /// How high a keyboard with an accessory is notified to be while only the accessory is on the screen, up to iOS 18.
  public enum AccessoryFrame: String, Sendable, Hashable, CaseIterable {
    /// As high as what of it is on the screen, and announced by a show as the screen appears.
    ///
    /// Apps that ship take the end frame's height as their inset on a hide too, and what is covered as the difference
    /// of end and begin frame's heights.
    case visible
    /// As high as the keyboard and the accessory together, most of it below the screen; nothing is announced before
    /// the keyboard comes.
    case whole
  }

  /// What a property animator takes that is started inside the keyboard's block.
  public enum Animators: String, Sendable, Hashable, CaseIterable {
    /// Its own duration and pace.
    case own
    /// Those of the block, as a nested block of `UIView.animate` does.
    case inherit
  }

  /// What the cells of a `UITableView` do that are made inside an animation.
  public enum TableCells: String, Sendable, Hashable, CaseIterable {
    /// They are in their places at once: stacks of apps show that the table makes them without animation; not shown for
    /// every version.
    case still
    /// They fly in, as a `UICollectionView`'s do.
    case fly
  }

  /// When a table view controller hears of the keyboard: who is first depends on who registered first (openradar
  /// 13984333).
  public enum TableObserver: String, Sendable, Hashable, CaseIterable {
    /// After the app's handlers, which registered in `viewDidLoad`.
    case after
    /// Before them.
    case before
  }

  /// These answers.
  public init(
    turning: Turning? = nil, hideDuration: HideDuration = .notified,
    accessoryFrame: AccessoryFrame = .visible, animators: Animators = .own,
    tableCells: TableCells = .still, tableObserver: TableObserver = .after
  ) {
    self.turning = turning
    self.hideDuration = hideDuration
    self.accessoryFrame = accessoryFrame
    self.animators = animators
    self.tableCells = tableCells
    self.tableObserver = tableObserver
  }

  /// What is played: every question has its first answer.
  public static let standard = Assumptions()

  /// What handlers do as the device is turned, on a version of the system.
  func turning(on system: SystemVersion) -> Turning {
    turning ?? (system <= .ios7 ? .animates : .jumps)
  }
}
