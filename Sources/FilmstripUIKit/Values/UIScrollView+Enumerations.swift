// The enumerations in `UIScrollView`, `UITableView`, `UICollectionView` and their cells, with UIKit's raw values.

public import Foundation
import Stage

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// The stage's mode: an accessory view leaves with the keyboard there anyway.
    var staged: Stage.KeyboardDismissMode {
      switch self {
      case .none: .none
      case .onDrag, .onDragWithAccessory: .onDrag
      case .interactive, .interactiveWithAccessory: .interactive
      }
    }
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable, CaseIterable { case `default`, black, white }

  /// Source of the numbers: Apple, `UIScrollView.DecelerationRate`, as printed on a device.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UITableView {
  public enum Style: Int, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable, CaseIterable {
    case none, top, middle, bottom

    var staged: Table.ScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }

  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable, CaseIterable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable, CaseIterable { case none, blue, gray, `default` }

  public enum SeparatorStyle: Int, Sendable, CaseIterable {
    case none, singleLine, singleLineEtched
  }

  public enum AccessoryType: Int, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable, CaseIterable { case none, delete, insert }
}

extension UICollectionView {
  /// Source of the bits: Apple, `UICollectionView.ScrollPosition` (UICollectionView.h).
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    /// The vertical part, for the stage's table.
    var staged: Table.ScrollPosition {
      if contains(.top) { return .top }
      if contains(.centeredVertically) { return .middle }
      return contains(.bottom) ? .bottom : .none
    }
  }

  public enum ScrollDirection: Int, Sendable, CaseIterable { case vertical, horizontal }
}
