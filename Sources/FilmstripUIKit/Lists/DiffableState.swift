import Foundation

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

  /// Takes a snapshot, and returns the items that stay from the former one, and whether anything comes, goes or moves.
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
