import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What a collection's layout and its controller know of it.
@Suite struct CollectionTests {
  private final class Rows: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    lazy var list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
    var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.dataSource = self
      list.delegate = self
      view.addSubview(list)
      #expect(layout.collectionView === list)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      list.layoutIfNeeded()
      heights = [layout.collectionViewContentSize.height, list.contentSize.height]
      let first = list.visibleCells
      list.performBatchUpdates { list.contentInset.bottom = 8 }
      #expect(list.visibleCells == first && !first.isEmpty)
      list.performBatchUpdates({ list.reloadSections([0]) })
      #expect(list.visibleCells != first)
      let other = UICollectionViewFlowLayout()
      list.collectionViewLayout = other
      #expect(layout.collectionView == nil && other.collectionView === list)
      #expect(layout.collectionViewContentSize == .zero)
      #expect(heights == [480, 480])
      setEditing(true, animated: true)
      #expect(isEditing)
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 7 }
    func collectionView(
      _: UICollectionView, cellForItemAt _: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt _: IndexPath
    ) -> CGSize { CGSize(width: 375, height: 60) }
  }

  @Test func aLayoutKnowsItsCollection() throws {
    _ = try Scenario.named("keyboard-gap").film(
      of: Rows(), bar: { $0.view }, list: { $0.list })
  }
}
