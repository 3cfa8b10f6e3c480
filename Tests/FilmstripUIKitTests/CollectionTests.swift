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
    private let failures: FilmNotes

    init(_ failures: FilmNotes) {
      self.failures = failures
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.dataSource = self
      list.delegate = self
      view.addSubview(list)
      failures.expecting { #expect(layout.collectionView === list) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      failures.expecting { expectWhatLayoutAndListKnow() }
      failures.add("appeared")
    }

    private func expectWhatLayoutAndListKnow() {
      list.layoutIfNeeded()
      let heights = [layout.collectionViewContentSize.height, list.contentSize.height]
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
    let failures = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: Rows(failures), bar: { $0.view }, list: { $0.list })
    #expect(failures.all == ["appeared"])
  }

  @Test func collectionsShowTheirItems() throws {
    let failures = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Items(),
      bar: { controller in
        controller.collection.layoutIfNeeded()
        failures.expecting {
          #expect(controller.collection.contentSize.height == CGFloat(876))
          #expect(controller.collection.visibleCells.allSatisfy { $0 is Item })
        }
        return controller.bar
      }, list: { $0.collection })
    #expect(failures.all == [])
    #expect(film.warnings.isEmpty)
  }
}

private final class Items: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumLineSpacing = 4
    collection.register(Item.self, forCellWithReuseIdentifier: "item")
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    view.addSubview(bar)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 40) }
}

private final class Item: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
