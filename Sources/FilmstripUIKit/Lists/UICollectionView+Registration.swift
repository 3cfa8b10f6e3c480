public import Foundation

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void
    fileprivate let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let kept = refilled.flatMap { $0.path == indexPath ? $0.cell as? Cell : nil }
    let cell = kept ?? Cell(registeredAs: "\(Cell.self)")
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(registeredAs: registration.kind)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
