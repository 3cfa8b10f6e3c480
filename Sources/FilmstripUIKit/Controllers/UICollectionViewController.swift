public import Foundation
import Stage

/// A collection in a view of the controller's, as UIKit has it.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, KeyboardInsetting
{
  public let collectionViewLayout: UICollectionViewLayout
  private var collection: UICollectionView?
  var covered: CGFloat = 0
  // In a film no item is dragged, and nothing is chosen.
  open var installsStandardGestureForInteractiveMovement = true
  open var clearsSelectionOnViewWillAppear = true
  open var useLayoutToLayoutNavigationTransitions = false

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection ?? viewIfLoaded as? UICollectionView
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue else { return }
      newValue.dataSource = newValue.dataSource ?? self
      newValue.delegate = newValue.delegate ?? self
      if !isViewLoaded { view = UIView() }
      view.addFilling(newValue)
    }
  }

  var insetView: UIScrollView? { collectionView }

  open override func loadView() {
    if let nib = self as? any NibLoading { return nib.loadNib() }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  open func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}
