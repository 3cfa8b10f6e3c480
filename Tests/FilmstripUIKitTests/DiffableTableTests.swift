import FilmstripUIKit
import Scenarios
import Stage
import TestSupport
import Testing

/// A table of numbers, whose texts have several lines or one.
private final class Numbers: UIViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private(set) var source: UITableViewDiffableDataSource<String, Int>?
  /// What the provider was asked for since it was last read.
  var asked: [Int] = []
  var suffix = ""
  private let body: @MainActor (Numbers) -> Void

  init(_ body: @escaping @MainActor (Numbers) -> Void) {
    self.body = body
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    view.addSubview(table)
    view.addSubview(bar)
    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, item in
      self?.asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      (cell as? NumberCell)?.label.text = Numbers.text(of: item) + (self?.suffix ?? "")
      return cell
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    body(self)
  }

  static func text(of item: Int) -> String {
    "\(item)" + String(repeating: " and some words more", count: item % 7)
  }

  /// The visible items with their frames in the table.
  var shown: [Int: CGRect] {
    var shown: [Int: CGRect] = [:]
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell), let item = source?.itemIdentifier(for: path)
      else { continue }
      #expect((cell as? NumberCell)?.label.text == Numbers.text(of: item) + suffix)
      shown[item] = table.convert(cell.bounds, from: cell)
    }
    return shown
  }

  var cells: [Int: UITableViewCell] {
    let pairs = table.visibleCells.compactMap { cell in
      table.indexPath(for: cell).flatMap { source?.itemIdentifier(for: $0) }.map { ($0, cell) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

private final class NumberCell: UITableViewCell {
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

extension NSDiffableDataSourceSnapshot<String, Int> {
  fileprivate init(_ items: [Int], _ other: [Int] = []) {
    self.init()
    appendSections(["a", "b"])
    appendItems(items, toSection: "a")
    appendItems(other, toSection: "b")
  }
}

/// The same numbers of an app that changes its table by itself.
private final class Arrays: UIObject, UITableViewDataSource {
  var numbers: [[Int]]
  init(_ numbers: [[Int]]) { self.numbers = numbers }
  func numberOfSections(in tableView: UITableView) -> Int { numbers.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.tag = numbers[indexPath.section][indexPath.row]
    (cell as? NumberCell)?.label.text = Numbers.text(of: cell.tag)
    return cell
  }
}

@Suite struct DiffableTableTests {
  /// Runs code on a table that is on the screen, in a film whose warnings it gives.
  @discardableResult
  private func play(
    _ body: @escaping @MainActor @Sendable (Numbers) -> Void
  ) throws -> [String] {
    let failures = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Numbers { numbers in failures.expecting { body(numbers) } }, bar: { $0.bar },
      list: { $0.table })
    #expect(failures.all == [])
    return film.warnings.map(\.text)
  }

  @Test(arguments: 0..<8) func anyAppliesShowWhatReloadingShows(_ seed: UInt64) throws {
    try play { numbers in
      var random = SeededGenerator(seed)
      guard let source = numbers.source else { return }
      for _ in 0..<12 {
        let all = Array(0..<60).shuffled(using: &random).prefix(.random(in: 0...40, using: &random))
        let cut = all.indices.randomElement(using: &random) ?? 0
        var next = Numbers.Snapshot(Array(all[..<cut]), Array(all[cut...]))
        if Bool.random(using: &random) {
          // Most of what is there stays.
          next = source.snapshot()
          next.deleteItems(Array(next.itemIdentifiers.shuffled(using: &random).prefix(3)))
          let new = all.filter { next.indexOfItem($0) == nil }.prefix(3)
          if let item = next.itemIdentifiers.randomElement(using: &random) {
            next.insertItems(Array(new), beforeItem: item)
          }
        }
        let reloaded = next.itemIdentifiers.randomElement(using: &random)
        if let reloaded { next.reloadItems([reloaded]) }
        numbers.table.contentOffset.y = .random(in: 0...900, using: &random)
        let before = numbers.cells
        source.apply(next, animatingDifferences: false)
        let (shown, size, cells) = (numbers.shown, numbers.table.contentSize, numbers.cells)
        for (item, cell) in before where item != reloaded && cells[item] != nil {
          #expect(cells[item] === cell)
        }
        if let reloaded, let cell = before[reloaded] { #expect(cells[reloaded] !== cell) }
        source.applySnapshotUsingReloadData(next)
        #expect(numbers.shown == shown)
        #expect(numbers.table.contentSize == size)
      }
    }
  }

  @Test func onlyNewItemsAreAskedFor() throws {
    let warnings = try play { numbers in
      numbers.source?.apply(.init([1, 2, 3]), animatingDifferences: false)
      numbers.table.layoutIfNeeded()
      numbers.asked = []
      numbers.source?.apply(.init([4, 3, 1]), animatingDifferences: false)
      #expect(numbers.asked == [4])
      #expect(numbers.source?.indexPath(for: 3) == IndexPath(row: 1, section: 0))
      #expect(numbers.source?.indexPath(for: 2) == nil)
      #expect(numbers.source?.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
      #expect(numbers.source?.sectionIdentifier(for: 1) == "b")
    }
    #expect(warnings == [])
  }

  @Test func reconfiguringFillsTheCellThatIsThere() throws {
    let warnings = try play { numbers in
      guard let source = numbers.source else { return }
      source.apply(.init([1, 2, 3]), animatingDifferences: false)
      let (cells, height) = (numbers.cells, numbers.table.contentSize.height)
      numbers.suffix = " with so many words more that a third line is needed for all of them"
      numbers.asked = []
      var next = source.snapshot()
      next.reconfigureItems(next.itemIdentifiers)
      source.apply(next, animatingDifferences: false)
      #expect(numbers.asked == [1, 2, 3])
      #expect(numbers.cells == cells)
      #expect(numbers.table.contentSize.height > height)
      #expect(source.snapshot().reconfiguredItemIdentifiers == [])
      let shown = numbers.shown
      source.applySnapshotUsingReloadData(next)
      #expect(numbers.shown == shown)
      #expect(numbers.cells[1] !== cells[1])
    }
    #expect(warnings == [])
  }

  @Test func applyingMovesNothingAroundTheTable() throws {
    try play { numbers in
      guard let source = numbers.source else { return }
      source.apply(.init([1, 2]), animatingDifferences: false)
      numbers.view.layoutIfNeeded()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      numbers.view.addSubview(view)
      view.topAnchor.constraint(equalTo: numbers.view.topAnchor, constant: 50).isActive = true
      #expect(view.frame.minY == 0)
      var next = source.snapshot()
      next.reconfigureItems([1])
      next.appendItems([3])
      source.apply(next, animatingDifferences: false)
      #expect(view.frame.minY == 0)
      #expect(numbers.table.cellForRow(at: IndexPath(row: 0, section: 1)) != nil)
    }
  }

  @Test func batchUpdatesKeepTheCellsOfRowsThatStay() throws {
    try play { numbers in
      let (table, arrays) = (numbers.table, Arrays([[0, 1, 2], [3, 4], [5]]))
      @MainActor func cells() -> [Int: UITableViewCell] {
        table.layoutIfNeeded()
        return Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
      }
      @MainActor func shown() -> [Int: CGRect] {
        cells().mapValues { table.convert($0.bounds, from: $0) }
      }
      table.dataSource = arrays
      let before = cells()
      #expect(before.keys.sorted() == [0, 1, 2, 3, 4, 5])
      arrays.numbers = [[6], [4, 7, 3, 0], [2]]
      table.performBatchUpdates {
        // Deletions by the old paths, insertions and moves by the new ones.
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.deleteSections([2], with: .none)
        table.insertSections([0], with: .none)
        table.moveSection(1, toSection: 1)
        table.moveRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 1))
        table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 1))
      }
      let (after, frames) = (cells(), shown())
      #expect(after.keys.sorted() == [0, 2, 3, 4, 6, 7])
      for item in [0, 2, 3, 4] { #expect(after[item] === before[item]) }
      table.reloadRows(at: [IndexPath(row: 0, section: 2)], with: .none)
      #expect(cells()[2] !== before[2])
      #expect(cells()[0] === before[0])
      table.reloadData()
      #expect(shown() == frames)
      #expect(cells()[0] !== before[0])
    }
  }

  @Test func completionsComeAsTheAnimationWouldEnd() throws {
    let times = FilmNotes()
    let warnings = try play { numbers in
      let begin = CACurrentMediaTime()
      numbers.source?.apply(.init([1, 2]), animatingDifferences: false) {
        times.add("plain \(CACurrentMediaTime() - begin)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        let start = CACurrentMediaTime()
        numbers.source?.apply(.init([2, 3])) {
          times.add("moved \(((CACurrentMediaTime() - start) * 1000).rounded())")
        }
        numbers.source?.apply(.init([2, 3])) {
          times.add("same \(((CACurrentMediaTime() - start) * 1000).rounded())")
        }
      }
    }
    #expect(times.all == ["plain 0.0", "same 0.0", "moved 400.0"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("The animation of apply is not modelled") == true)
  }
}
