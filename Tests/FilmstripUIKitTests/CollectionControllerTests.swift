import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// Insets of a list in a controller of UIKit's own, at the keyboard's notifications.
@MainActor
private func note(_ notes: FilmNotes, _ list: @escaping @MainActor () -> UIScrollView?) {
  for name in [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification] {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated {
        notes.add("\(list()?.contentInset.bottom ?? -1) \(list()?.bounds.height ?? -1)")
      }
    }
  }
}

private final class Rows: UITableViewController {
  let notes: FilmNotes
  init(_ notes: FilmNotes) {
    self.notes = notes
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    note(notes) { [weak self] in self?.tableView }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }
}

/// Its cells and headers are registered with what fills them.
private final class Cells: UICollectionViewController {
  let notes: FilmNotes
  private let cell = UICollectionView.CellRegistration<NumberItem, Int> { cell, path, number in
    cell.label.text = "\(path.item): \(number)"
  }

  init(_ notes: FilmNotes) {
    self.notes = notes
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(notes) { [weak self] in self?.collectionView }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: indexPath.item * 10)
  }
}

private final class ItemsAlone: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: 375, height: 50)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }
}

@Suite struct CollectionControllerTests {
  /// In UIKit the two share what makes room.
  @Test func itMakesRoomAndItsCollectionCanBeReplaced() throws {
    let failures = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: ItemsAlone(collectionViewLayout: UICollectionViewFlowLayout()), bar: "collectionView",
      list: "collectionView")
    #expect(film.measures.insetKept?.value ?? 0 == 0)
    #expect(film.warnings.isEmpty)
    _ = try Scenario.named("keyboard-gap").film(
      of: UIViewController(),
      bar: { outer in
        failures.expecting {
          let controller = ItemsAlone(collectionViewLayout: UICollectionViewFlowLayout())
          outer.view.addSubview(controller.view)
          #expect(controller.collectionView.superview === controller.view)
          controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
          #expect(controller.collectionView.frame == controller.view.bounds)
          #expect(controller.collectionView.numberOfItems(inSection: 0) == 30)
          let other = UICollectionView(
            frame: .zero, collectionViewLayout: controller.collectionViewLayout)
          controller.collectionView = other
          #expect(controller.view.subviews == [other])
        }
        return outer.view
      })
    #expect(failures.all == [])
  }

  @Test func itMakesRoomAsATableControllerDoes() throws {
    let (rows, cells) = (FilmNotes(), FilmNotes())
    let scenario = try Scenario.named("keyboard-gap")
    let table = try scenario.film(
      of: Rows(rows), bar: { $0.tableView }, list: { $0.tableView })
    let collection = try scenario.film(
      of: Cells(cells), bar: { $0.collectionView }, list: { $0.collectionView })
    #expect(cells.all == rows.all)
    #expect(cells.all.count == 2)
    #expect(cells.all.first != cells.all.last)
    #expect(collection.measures.insetKept?.value ?? 0 == 0)
    #expect(collection.warnings.isEmpty)
    #expect(table.warnings.isEmpty)
  }

  @Test func itsCollectionIsNamed() throws {
    let film = try Scenario.named("keyboard-gap").film(
      of: Cells(FilmNotes()), bar: "collectionView", list: "collectionView")
    #expect(film.warnings.isEmpty)
  }

  @Test func registrationsFillCells() throws {
    let notes = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: Cells(FilmNotes()),
      bar: { controller in
        notes.expecting {
          let cells = controller.collectionView.visibleCells.compactMap { $0 as? NumberItem }
          #expect(cells.count > 5)
          for (index, cell) in cells.enumerated() {
            #expect(cell.label.text == "\(index): \(index * 10)")
          }
          #expect(controller.collectionView.superview === controller.view)
          #expect(controller.collectionView.frame == controller.view.bounds)
        }
        return controller.collectionView
      }, list: { $0.collectionView })
    #expect(notes.all == [])
  }
}
