// Features of rows that films do not use: contents ahead of time, and actions under a finger.

public import Foundation

@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

// Films have no swipes on rows.

@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: UIObject {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

@preconcurrency @MainActor
public final class UIContextualAction: UIObject {
  public enum Style: Int, Sendable, CaseIterable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

@preconcurrency @MainActor
public final class UITableViewRowAction: UIObject {
  public enum Style: Int, Sendable, CaseIterable { case `default`, normal }

  public let style: Style
  public var title: String?
  public var backgroundColor: UIColor?

  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title) = (style, title)
    super.init()
  }
}
