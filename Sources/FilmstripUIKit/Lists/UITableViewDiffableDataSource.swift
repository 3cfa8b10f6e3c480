public import Foundation

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UIObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// Not shown: rows are in their new places at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Since iOS 15 rows that stay keep their cells even if nothing is to be animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (change, differs) = state.take(snapshot)
    tableView?.apply(
      change, compares: animatingDifferences,
      animates: differs && animatingDifferences && defaultRowAnimation != .none, completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = state.take(snapshot)
    tableView?.reloadData()
    if let completion { DispatchQueue.main.run(completion) }
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { state.snapshot }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(in: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = state.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
    guard let cell else {
      fatalError("The cell provider returned nil for \(indexPath).")
    }
    return cell
  }
  open func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
}
