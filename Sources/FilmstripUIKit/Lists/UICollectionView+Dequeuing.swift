public import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { classes[kind + identifier] = viewClass as? UICollectionReusableView.Type }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let refilled, refilled.path == indexPath, refilled.cell.reuseIdentifier == identifier,
      let cell = refilled.cell as? UICollectionViewCell
    {
      return cell
    }
    let cell = classes[identifier]?.init(registeredAs: identifier) as? UICollectionViewCell
    if let cell { return cell }
    Play.warn("No cell class is registered for “\(identifier)”; an empty cell is shown.")
    return UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = classes[kind + identifier]?.init(registeredAs: identifier) { return view }
    Play.warn("No class is registered for the \(kind) “\(identifier)”; an empty view is shown.")
    return UICollectionReusableView(frame: .zero)
  }
}
