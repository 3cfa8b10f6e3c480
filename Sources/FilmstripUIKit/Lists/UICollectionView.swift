import Stage

/// A list of cells: UIKit's `UICollectionView`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
}
