import FilmstripCommand

import FilmstripUIKit

struct NSDiffableDataSourceSnapshot<Section, Item> {
  var itemIdentifiers: [Item] = []
  mutating func appendSections(_ sections: [Section]) {}
  mutating func appendItems(_ items: [Item]) { itemIdentifiers += items }
}

class UITableViewDiffableDataSource<Section, Item: Equatable>: UIObject, UITableViewDataSource {
  private let tableView: UITableView
  private let cell: (UITableView, IndexPath, Item) -> UITableViewCell?
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()

  init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {
    (self.tableView, cell) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  func indexPath(for item: Item) -> IndexPath? {
    shown.itemIdentifiers.firstIndex(of: item).map { IndexPath(row: $0, section: 0) }
  }
  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    shown = snapshot
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemIdentifiers.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(tableView, indexPath, shown.itemIdentifiers[indexPath.row]) ?? UITableViewCell()
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: MessageListViewController(), bar: { $0.chatBarView },
      content: { $0.chatBarView },
      list: { $0.contentView }, field: { $0.chatBarView })
  ]
}
