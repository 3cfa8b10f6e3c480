public import Foundation

extension IndexPath {
  /// The path to a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path to a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's index; it traps on a path without one, as in UIKit.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row's index in its section; it traps on a path without one, as in UIKit.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item's index in its section; the same as `row`.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
