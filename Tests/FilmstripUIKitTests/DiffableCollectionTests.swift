import FilmstripUIKit
import Scenarios
import Stage
import TestSupport
import Testing

/// A collection of numbers, whose texts have several lines or one, by a layout of a kind.
final class NumbersCollection: UIViewController {
  enum Kind: CaseIterable {
    case flow, fixedFlow, list, insetList, halves, pairs

    @MainActor var layout: UICollectionViewLayout {
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 7
      switch self {
      case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      case .insetList:
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      case .halves, .pairs: return groups
      case .flow: flow.estimatedItemSize = CGSize(width: 375, height: 50)
      case .fixedFlow: flow.itemSize = CGSize(width: 375, height: 60)
      }
      return flow
    }

    /// Two items side by side, or two below each other, as high as their texts.
    @MainActor private var groups: UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(self == .halves ? 0.5 : 1), heightDimension: .estimated(40)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(self == .halves ? 40 : 80))
      let section = NSCollectionLayoutSection(
        group: self == .halves
          ? .horizontal(layoutSize: whole, subitems: [item])
          : .vertical(layoutSize: whole, subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
      section.interGroupSpacing = 13
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
  let collection: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, Int>?
  /// What the provider was asked for since it was last read.
  var asked: [Int] = []
  var suffix = ""
  private let body: @MainActor (NumbersCollection) -> Void

  init(_ kind: Kind, _ body: @escaping @MainActor (NumbersCollection) -> Void) {
    self.body = body
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: kind.layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    view.addSubview(collection)
    view.addSubview(bar)
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [weak self] collection, path, item in
      self?.asked.append(item)
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberItem)?.label.text = NumbersCollection.text(of: item) + (self?.suffix ?? "")
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

  var cells: [Int: UICollectionViewCell] {
    let pairs = collection.visibleCells.compactMap { cell in
      collection.indexPath(for: cell).flatMap { source?.itemIdentifier(for: $0) }
        .map { ($0, cell) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The visible items with their frames in the collection.
  var shown: [Int: CGRect] {
    cells.mapValues { collection.convert($0.bounds, from: $0) }
  }

  /// Whether what each cell shows is its item, where the layout has it.
  var isRight: Bool {
    cells.allSatisfy { item, cell in
      (cell as? NumberItem)?.label.text == NumbersCollection.text(of: item) + suffix
        && source?.indexPath(for: item).flatMap { collection.layoutAttributesForItem(at: $0) }?
          .frame
          == shown[item]
    }
  }
}

final class NumberItem: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
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

@Suite struct DiffableCollectionTests {
  /// Runs code on a collection that is on the screen, in a film whose warnings it gives.
  @discardableResult
  private func play(
    _ kind: NumbersCollection.Kind,
    _ body: @escaping @MainActor @Sendable (NumbersCollection) -> Void
  ) throws -> [String] {
    let failures = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: NumbersCollection(kind) { numbers in failures.expecting { body(numbers) } },
      bar: { $0.bar }, list: { $0.collection })
    #expect(failures.all == [])
    return film.warnings.map(\.text)
  }

  @Test(arguments: NumbersCollection.Kind.allCases, [1, 2, 3] as [UInt64])
  func anyAppliesShowWhatReloadingShows(_ kind: NumbersCollection.Kind, _ seed: UInt64) throws {
    try play(kind) { numbers in
      var random = SeededGenerator(seed)
      guard let source = numbers.source else { return }
      for _ in 0..<12 {
        let all = Array(0..<60).shuffled(using: &random).prefix(.random(in: 0...40, using: &random))
        let cut = all.indices.randomElement(using: &random) ?? 0
        var next = source.snapshot()
        if next.numberOfItems < 4 || Bool.random(using: &random) {
          next = .init()
          next.appendSections(["a", "b"])
          next.appendItems(Array(all[..<cut]), toSection: "a")
          next.appendItems(Array(all[cut...]), toSection: "b")
        } else {
          // Most of what is there stays.
          next.deleteItems(Array(next.itemIdentifiers.shuffled(using: &random).prefix(3)))
          let new = all.filter { next.indexOfItem($0) == nil }.prefix(3)
          if let item = next.itemIdentifiers.randomElement(using: &random) {
            next.insertItems(Array(new), beforeItem: item)
          }
        }
        let reloaded = next.itemIdentifiers.randomElement(using: &random)
        if let reloaded { next.reloadItems([reloaded]) }
        numbers.collection.contentOffset.y = .random(in: 0...900, using: &random)
        let before = numbers.cells
        source.apply(next, animatingDifferences: false)
        let (shown, size, cells) = (numbers.shown, numbers.collection.contentSize, numbers.cells)
        #expect(numbers.isRight)
        for (item, cell) in before where item != reloaded && cells[item] != nil {
          #expect(cells[item] === cell)
        }
        if let reloaded, let cell = before[reloaded] { #expect(cells[reloaded] !== cell) }
        source.applySnapshotUsingReloadData(next)
        #expect(numbers.shown == shown)
        #expect(numbers.collection.contentSize == size)
      }
    }
  }

  @Test(arguments: NumbersCollection.Kind.allCases)
  func reconfiguringFillsTheCellThatIsThere(_ kind: NumbersCollection.Kind) throws {
    let warnings = try play(kind) { numbers in
      guard let source = numbers.source else { return }
      var next = NumbersCollection.Snapshot()
      next.appendSections(["a"])
      next.appendItems([1, 2, 3])
      source.apply(next, animatingDifferences: false)
      let cells = numbers.cells
      numbers.suffix = " with so many words more that a third line is needed for all of them"
      numbers.asked = []
      next.reconfigureItems([1, 2, 3])
      next.appendItems([4])
      source.apply(next, animatingDifferences: false)
      #expect(numbers.asked.sorted() == [1, 2, 3, 4])
      for (item, cell) in cells { #expect(numbers.cells[item] === cell) }
      #expect(numbers.isRight)
      let shown = numbers.shown
      source.applySnapshotUsingReloadData(next)
      #expect(numbers.shown == shown)
    }
    #expect(warnings == [])
  }

  @Test func batchUpdatesKeepCells() throws {
    try play(.flow) { numbers in
      guard let source = numbers.source else { return }
      var next = NumbersCollection.Snapshot()
      next.appendSections(["a"])
      next.appendItems([1, 2, 3])
      source.apply(next, animatingDifferences: false)
      let cells = numbers.cells
      // Nothing changes: every cell is asked for its height, and stays.
      numbers.asked = []
      numbers.collection.performBatchUpdates(nil)
      #expect(numbers.asked == [])
      #expect(numbers.cells == cells)
      numbers.collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
      #expect(numbers.asked == [2])
      #expect(numbers.cells[2] !== cells[2])
      #expect(numbers.cells[3] === cells[3])
    }
  }
}
