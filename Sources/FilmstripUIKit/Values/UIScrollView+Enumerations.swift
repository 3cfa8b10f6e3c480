// The enumerations in `UIScrollView`, `UITableView`, `UICollectionView` and their cells, with UIKit's raw values.

public import Foundation
import Stage

extension UIScrollView {
  /// How dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    /// It does not.
    case none = 0
    /// As the drag begins.
    case onDrag = 1
    /// The keyboard follows the finger, and may be pulled up again.
    case interactive = 2
    /// As the drag begins, the accessory view included.
    case onDragWithAccessory = 3
    /// It follows the finger, the accessory view included.
    case interactiveWithAccessory = 4

    /// The stage's mode: an accessory view leaves with the keyboard there anyway.
    var staged: Stage.KeyboardDismissMode {
      switch self {
      case .none: .none
      case .onDrag, .onDragWithAccessory: .onDrag
      case .interactive, .interactiveWithAccessory: .interactive
      }
    }
  }

  /// When the safe area adds to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// Along axes that scroll, and at top and bottom below bars.
    case automatic
    /// Along axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The scroll indicators' colour.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// As the background.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The factor by which a millisecond slows what was let go.
  ///
  /// Source of the numbers: Apple, `UIScrollView.DecelerationRate`, as printed on a device.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The factor, 0…1.
    public let rawValue: CGFloat

    /// A rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart.
    case grouped
    /// Sections apart, with round corners.
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// As little as it takes to see all of it.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom

    /// The stage's position.
    var staged: Table.ScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }

  /// How a row comes and goes.
  public enum RowAnimation: Int, Sendable, CaseIterable {
    /// It fades.
    case fade = 0
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// By the table's default.
    case none
    /// To the middle.
    case middle
    /// As the table finds fit.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// How a cell is laid out.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// One label.
    case `default`
    /// A label at the left, one at the right.
    case value1
    /// A small label, and one beside it.
    case value2
    /// A label above a smaller one.
    case subtitle
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    /// As before.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// What parts rows.
  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
    /// A line with a shadow.
    case singleLineEtched
  }

  /// What stands at a cell's end.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A chevron and a button.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What may be done to a row.
  public enum EditingStyle: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It may be deleted.
    case delete
    /// One may be inserted.
    case insert
  }
}

extension UICollectionView {
  /// Where an item is scrolled to.
  ///
  /// Source of the bits: Apple, `UICollectionView.ScrollPosition` (UICollectionView.h).
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle, down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)

    /// The stage's position down the list.
    var staged: Table.ScrollPosition {
      if contains(.top) { return .top }
      if contains(.centeredVertically) { return .middle }
      return contains(.bottom) ? .bottom : .none
    }
  }

  /// Which way the layout runs.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Down.
    case vertical
    /// Across.
    case horizontal
  }
}
