import FilmstripUIKit
import Scenarios
import Testing

/// A configuration of the app's own: a box of a height.
private struct Box: UIContentConfiguration {
  var height: CGFloat
  func makeContentView() -> any UIView & UIContentView { BoxView(self) }
  func updated(for state: UICellConfigurationState) -> Box { self }
}

private final class BoxView: UIView, UIContentView {
  private lazy var side = heightAnchor.constraint(equalToConstant: 0)
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ box: Box) {
    configuration = box
    super.init(frame: .zero)
    side.isActive = true
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  private func show() { side.constant = (configuration as? Box)?.height ?? 0 }
}

/// Its contents are what its state asks for.
private final class BoxCell: UICollectionViewCell {
  var height: CGFloat = 0
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentConfiguration = Box(height: state.isSelected ? 0 : height)
  }
}

private final class Boxes: UICollectionViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CGFloat>
  var factor: CGFloat = 1
  private(set) lazy var source = UICollectionViewDiffableDataSource<Int, CGFloat>(
    collectionView: collectionView
  ) { [weak self, cell] collection, path, height in
    let height = height * (self?.factor ?? 1)
    return collection.dequeueConfiguredReusableCell(using: cell, for: path, item: height)
  }
  private let cell = UICollectionView.CellRegistration<BoxCell, CGFloat> { cell, _, height in
    cell.height = height
  }

  init() { super.init(collectionViewLayout: .list) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func apply(_ heights: [CGFloat], reconfiguring some: [CGFloat] = []) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(heights)
    snapshot.reconfigureItems(some)
    source.apply(snapshot, animatingDifferences: false)
  }

  var shown: [CGFloat] { collectionView.visibleCells.map(\.frame.height) }
}

extension UICollectionViewLayout {
  @MainActor fileprivate static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }
}

@Suite struct CellConfigurationTests {
  private func play(
    system: Int = 18, _ body: @escaping @MainActor @Sendable (Boxes) -> Void
  ) throws {
    let notes = FilmNotes()
    let scenario = try Scenario(
      yaml: """
        name: test
        device: iPhone 7
        system: \(system)
        events:
          - {at: 0, keyboard: show}
        until: 1
        """, file: "test.yaml")
    let film = try scenario.film(
      of: Boxes(),
      bar: { boxes in
        notes.expecting { body(boxes) }
        return boxes.view
      }, list: { $0.collectionView })
    #expect(notes.all == [])
    #expect(film.warnings.map(\.text) == [])
  }

  @Test func contentsOfTheAppsOwnAreAsHighAsTheySay() throws {
    try play { boxes in
      // The film asks for its views more than once.
      boxes.factor = 1
      boxes.apply([])
      boxes.apply([50, 70, 30])
      #expect(boxes.shown == [50, 70, 30])
      let cells = boxes.collectionView.visibleCells
      let views = cells.map(\.contentView.subviews.first)
      boxes.factor = 2
      boxes.apply([50, 70, 30], reconfiguring: [50, 70])
      #expect(boxes.shown == [100, 140, 30])
      // The view that is there takes the new configuration.
      #expect(boxes.collectionView.visibleCells == cells)
      #expect(cells.map(\.contentView.subviews.first) == views)
    }
  }

  @Test(arguments: [14, 15]) func beforeIOS15ASnapshotWithoutAnimationReloads(
    _ system: Int
  ) throws {
    try play(system: system) { boxes in
      boxes.apply([50, 70])
      let cells = boxes.collectionView.visibleCells
      boxes.apply([50, 70, 30])
      let now = Array(boxes.collectionView.visibleCells.prefix(2))
      #expect((now == cells) == (system == 15))
    }
  }
}
