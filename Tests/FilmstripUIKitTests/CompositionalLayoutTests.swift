import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// A collection without a film's handler: sections of plain cells, headers and footers.
private final class Plain: UIViewController, UICollectionViewDataSource {
  let collection: UICollectionView
  let counts: [Int]
  let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))

  init(_ counts: [Int], _ layout: UICollectionViewLayout) {
    self.counts = counts
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 360, height: 600), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.contentInsetAdjustmentBehavior = .never
    collection.dataSource = self
    view.addSubview(collection)
    view.addSubview(bar)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let label = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { view, _, path in view.tag = path.section + 1 }
    return collectionView.dequeueConfiguredReusableSupplementary(using: label, for: indexPath)
  }
}

@MainActor
private func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@Suite struct CompositionalLayoutTests {
  /// The frames of a section's items, each as x, y, width and height, in a collection of 360 × 600 pt.
  private func play(
    _ counts: [Int], _ layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout,
    _ expect: @escaping @MainActor @Sendable (UICollectionView, [[CGRect]]) -> Void
  ) throws -> [String] {
    let notes = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Plain(counts, layout()),
      bar: { controller in
        controller.view.layoutIfNeeded()
        let frames = counts.enumerated().map { section, count in
          (0..<count).compactMap {
            controller.collection.layoutAttributesForItem(
              at: IndexPath(item: $0, section: section))?.frame
          }
        }
        notes.expecting { expect(controller.collection, frames) }
        return controller.bar
      }, list: { $0.collection })
    #expect(notes.all == [])
    return film.warnings.map(\.text)
  }

  @Test func fiveSquaresALine() throws {
    let warnings = try play([12]) {
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])))
    } _: { collection, frames in
      for (index, frame) in frames[0].enumerated() {
        #expect(
          frame == CGRect(x: index % 5 * 72, y: index / 5 * 72, width: 72, height: 72))
      }
      #expect(collection.contentSize.height == 216)
      #expect(collection.visibleCells.count == 12)
      #expect(collection.cellForItem(at: IndexPath(item: 7, section: 0))?.superview === collection)
    }
    #expect(warnings == [])
  }

  @Test func aCountSharesTheLengthWithoutSpacingAndInsets() throws {
    let warnings = try play([3, 2]) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 8
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    } _: { collection, frames in
      #expect(
        frames == [
          [
            CGRect(x: 10, y: 3, width: 160, height: 44),
            CGRect(x: 180, y: 3, width: 160, height: 44),
            CGRect(x: 10, y: 53, width: 160, height: 44),
          ],
          [
            CGRect(x: 10, y: 112, width: 160, height: 44),
            CGRect(x: 180, y: 112, width: 160, height: 44),
          ],
        ])
      #expect(collection.contentSize.height == 160)
    }
    #expect(warnings == [])
  }

  @Test func groupsInGroups() throws {
    let warnings = try play([6]) {
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
      let outer = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), inner])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer))
    } _: { _, frames in
      for (index, frame) in frames[0].enumerated() {
        let y = CGFloat(index / 3 * 100)
        let expected = [
          CGRect(x: 0, y: y, width: 252, height: 100),
          CGRect(x: 252, y: y, width: 108, height: 50),
          CGRect(x: 252, y: y + 50, width: 108, height: 50),
        ][index % 3]
        #expect(abs(frame.minX - expected.minX) < 0.001 && frame.minY == expected.minY)
        #expect(abs(frame.width - expected.width) < 0.001 && frame.height == expected.height)
      }
    }
    #expect(warnings == [])
  }

  @Test func headersAndFootersAreAroundTheInsets() throws {
    let warnings = try play([1, 1]) {
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 7, trailing: 30)
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: size(.fractionalWidth(1), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        .init(
          layoutSize: size(.fractionalWidth(1), .absolute(10)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
      ]
      return UICollectionViewCompositionalLayout(section: section)
    } _: { collection, frames in
      #expect(
        frames == [
          [CGRect(x: 30, y: 25, width: 300, height: 50)],
          [CGRect(x: 30, y: 117, width: 300, height: 50)],
        ])
      #expect(collection.contentSize.height == 184)
      let header = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1))
      #expect(header?.tag == 2)
      #expect(
        header.map { collection.convert($0.bounds, from: $0) }
          == CGRect(x: 30, y: 92, width: 300, height: 20))
    }
    #expect(warnings == [])
  }

  @Test func unmodelledFeaturesAreReported() throws {
    let warnings = try play([4]) {
      let size = size(.absolute(100), .absolute(60))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 10
      section.decorationItems = [.background(elementKind: "back")]
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      return UICollectionViewCompositionalLayout(section: section)
    } _: { collection, frames in
      #expect(
        frames[0] == (0..<4).map { CGRect(x: $0 * 110, y: 0, width: 100, height: 60) })
      #expect(collection.contentSize.height == 60)
    }
    #expect(warnings.count == 3)
    for told in ["scrolls across", "Decorations", "not pinned"] {
      #expect(warnings.contains { $0.contains(told) })
    }
  }
}
