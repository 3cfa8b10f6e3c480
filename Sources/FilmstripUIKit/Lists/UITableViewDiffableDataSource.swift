public import Foundation
import Stage

/// The snapshot that a list shows, and where its items are.
struct DiffableState<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var items: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  func count(in section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }
  func path(of item: Item) -> IndexPath? { paths[item] }

  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func section(at index: Int) -> Section? {
    items.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// Takes a snapshot, and says what stays of the former one, and whether anything comes, goes or moves.
  mutating func take(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (ListChange, differs: Bool) {
    let (old, oldPaths) = (snapshot, paths)
    snapshot = new.withoutMarks
    items = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    var change = ListChange()
    let oldSections = Dictionary(
      uniqueKeysWithValues: zip(old.sectionIdentifiers, old.sectionIdentifiers.indices))
    for (index, section) in new.sectionIdentifiers.enumerated()
    where !new.reloadedSectionIdentifiers.contains(section) {
      change.sections[index] = oldSections[section]
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(new.indexOfSection))
    for (item, path) in paths
    where !reloaded.contains(item) && !reloadedSections.contains(path.section) {
      change.items[path] = oldPaths[item]
    }
    change.reconfigured = new.reconfiguredItemIdentifiers.compactMap { paths[$0] }
      .filter { change.items[$0] != nil }
    let differs =
      old.sectionIdentifiers != new.sectionIdentifiers || oldPaths != paths
      || !new.reloadedItemIdentifiers.isEmpty || !new.reloadedSectionIdentifiers.isEmpty
    return (change, differs)
  }
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UIObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
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

  /// Since iOS 15 what stays keeps its cells also where nothing is to be animated.
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
