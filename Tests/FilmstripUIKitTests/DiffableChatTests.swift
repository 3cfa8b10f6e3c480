import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// A chat of today over the keyboard's layout guide, which adds a message and scrolls to it in one of several ways.
private class TodaysChat: UIViewController {
  enum Way: CaseIterable { case apply, animatedApply, insert, animatedInsert, reload }

  let way: Way
  let bar = UIView()
  let field = UITextField()
  var messages = (1...14).map { TodaysChat.text($0) }
  var list: UIScrollView { UIScrollView() }

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func text(_ number: Int) -> String {
    "Message \(number)" + String(repeating: " goes on and on", count: number % 4)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, bar, field] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(list)
    view.addSubview(bar)
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
    ])
  }

  final func add(_ text: String) {
    messages.append(text)
    show()
    scroll(to: IndexPath(item: messages.count - 1, section: 0))
  }

  /// The messages as a diffable source has them.
  final var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    return snapshot
  }

  func show() {}
  func scroll(to path: IndexPath) {}
}

private final class TableChat: TodaysChat, UITableViewDataSource {
  private let table = UITableView()
  override var list: UIScrollView { table }
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
    table, path, text in TableChat.cell(table, path, text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    switch way {
    case .apply, .animatedApply: source.apply(snapshot, animatingDifferences: false)
    case .insert, .animatedInsert, .reload: table.dataSource = self
    }
  }

  private static func cell(_ table: UITableView, _ path: IndexPath, _ text: String)
    -> UITableViewCell
  {
    let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
    (cell as? TextCell)?.label.text = text
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { TableChat.cell(tableView, indexPath, messages[indexPath.row]) }

  override func show() {
    let last = [IndexPath(row: messages.count - 1, section: 0)]
    switch way {
    case .apply: source.apply(snapshot, animatingDifferences: false)
    case .animatedApply: source.apply(snapshot)
    case .insert: table.insertRows(at: last, with: .none)
    case .animatedInsert: table.insertRows(at: last, with: .automatic)
    case .reload: table.reloadData()
    }
  }

  override func scroll(to path: IndexPath) {
    table.scrollToRow(at: path, at: .bottom, animated: true)
  }
}

private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CollectionChat: TodaysChat, UICollectionViewDataSource {
  private let collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  )
  override var list: UIScrollView { collection }
  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
  private lazy var source = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collection
  ) { [cell] collection, path, text in
    collection.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch way {
    case .apply, .animatedApply: source.apply(snapshot, animatingDifferences: false)
    case .insert, .animatedInsert, .reload: collection.dataSource = self
    }
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    messages.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: messages[indexPath.item])
  }

  override func show() {
    let last = [IndexPath(item: messages.count - 1, section: 0)]
    switch way {
    case .apply: source.apply(snapshot, animatingDifferences: false)
    case .animatedApply: source.apply(snapshot)
    case .insert: UIView.performWithoutAnimation { collection.insertItems(at: last) }
    case .animatedInsert: collection.insertItems(at: last)
    case .reload: collection.reloadData()
    }
  }

  override func scroll(to path: IndexPath) {
    collection.scrollToItem(at: path, at: .bottom, animated: true)
  }
}

@Suite struct DiffableChatTests {
  /// What a frame shows of the list and of the bar.
  private struct Picture: Equatable {
    let bar: Rect?
    let visible: Rect?
    let rows: [[Double]]
  }

  private func film(_ way: TodaysChat.Way, _ kind: String) throws -> Film {
    let scenario = try Scenario(
      yaml: """
        name: test
        device: iPhone 7
        events:
          - {at: 0, keyboard: show}
          - {at: 0.8, send: "One more message, which is sent over the keyboard"}
          - {at: 0.85, receive: "An answer"}
          - {at: 1.6, keyboard: hide}
        until: 2.4
        """, file: "test.yaml")
    let chat: @MainActor @Sendable () -> TodaysChat = {
      kind == "table" ? TableChat(way) : CollectionChat(way)
    }
    return try scenario.film(
      of: chat(), bar: { $0.bar }, list: { $0.list }, field: { $0.field },
      onMessage: { chat, message in chat.add(message.text) })
  }

  private func pictures(of film: Film) -> [Picture] {
    (0..<film.frameCount).map { frame in
      let moment = Moment.at(film.time(ofFrame: frame))
      let state = film.tableState(at: moment)
      let rows = state?.rows.map { row in
        [Double(row.index), row.drawn.minX, row.drawn.minY, row.drawn.width, row.drawn.height]
      }
      return Picture(
        bar: film.rect(of: .toolbar, at: moment), visible: state?.visible, rows: rows ?? [])
    }
  }

  @Test(arguments: ["table", "collection"])
  func aSnapshotIsFilmedAsRowsThatAreInsertedAndAsReloading(_ kind: String) throws {
    let reloaded = try film(.reload, kind)
    let expected = pictures(of: reloaded)
    #expect(reloaded.warnings.isEmpty)
    #expect(expected.contains { $0.rows.last?.first == 15 })
    #expect(reloaded.measures.messages?.lastMessageVisible.atRest.value == 1)
    for way in [TodaysChat.Way.apply, .insert] {
      let film = try film(way, kind)
      #expect(pictures(of: film) == expected)
      #expect(film.warnings.isEmpty)
    }
    // Their motion is not modelled: the end is there at once, which is told.
    for way in [TodaysChat.Way.animatedApply, .animatedInsert] {
      let film = try film(way, kind)
      #expect(pictures(of: film) == expected)
      #expect(film.warnings.count == 1)
      #expect(film.warnings.allSatisfy { $0.text.contains("is not modelled") })
    }
  }
}
