import FilmstripUIKit

// Of ChatLayout: a list of items as wide as it is, and where its visible part was.

struct ChatLayoutSettings {
  var interItemSpacing: CGFloat = 0
  var interSectionSpacing: CGFloat = 0
  var additionalInsets = UIEdgeInsets.zero
}

/// How far an edge of what is visible is from that of all content, in points.
struct ChatLayoutPositionSnapshot {
  enum Kind { case footer }
  enum Edge { case top, bottom }
  let edge: Edge
  let distance: CGFloat

  init(edge: Edge, distance: CGFloat) { (self.edge, self.distance) = (edge, distance) }
  init(indexPath: IndexPath, kind: Kind, edge: Edge) { self.init(edge: edge, distance: 0) }
}

@MainActor
protocol ChatLayoutDelegate: AnyObject {}

class ChatLayout: UICollectionViewFlowLayout {
  var settings = ChatLayoutSettings()
  weak var delegate: (any ChatLayoutDelegate)?
  var keepContentOffsetAtBottomOnBatchUpdates = false
  var processOnlyVisibleItemsOnAnimatedBatchUpdates = false
  var supportSelfSizingInvalidation = false

  var visibleBounds: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  func getContentOffsetSnapshot(
    from edge: ChatLayoutPositionSnapshot.Edge
  ) -> ChatLayoutPositionSnapshot? {
    guard let list = collectionView, list.contentSize.height > 0 else { return nil }
    return ChatLayoutPositionSnapshot(
      edge: edge,
      distance: edge == .top
        ? visibleBounds.minY : list.contentSize.height - visibleBounds.maxY)
  }

  func restoreContentOffset(with snapshot: ChatLayoutPositionSnapshot) {
    guard let list = collectionView else { return }
    list.layoutIfNeeded()
    let insets = list.adjustedContentInset
    let lowest = list.contentSize.height + insets.bottom - list.bounds.height
    let y = snapshot.edge == .top ? snapshot.distance - insets.top : lowest - snapshot.distance
    list.contentOffset.y = max(-insets.top, min(lowest, y))
  }
}
