import FilmstripUIKit
import TestSupport
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// A snapshot as a list of lists, searched from the front for everything.
private struct Lists {
  var lists: [(section: String, items: [Int])] = []
  var reloaded: [Int] = []
  var reconfigured: [Int] = []

  var all: [Int] { lists.flatMap(\.items) }
  var sections: [String] { lists.map(\.section) }
  func list(of section: String) -> Int { sections.firstIndex(of: section) ?? -1 }

  mutating func take(_ items: [Int]) {
    for index in lists.indices { lists[index].items.removeAll { items.contains($0) } }
  }

  mutating func put(_ items: [Int], by destination: Int, after: Int) {
    take(items)
    for index in lists.indices {
      guard let place = lists[index].items.firstIndex(of: destination) else { continue }
      lists[index].items.insert(contentsOf: items, at: place + after)
    }
  }

  mutating func put(_ new: [(section: String, items: [Int])], by destination: String, after: Int) {
    lists.removeAll { list in new.contains { $0.section == list.section } }
    lists.insert(contentsOf: new, at: list(of: destination) + after)
  }
}

@Suite struct SnapshotTests {
  @Test(arguments: 0..<40) func itIsAListOfLists(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    var (snapshot, model) = (Snapshot(), Lists())
    for _ in 0..<200 {
      change(&snapshot, &model, &random)
      #expect(snapshot.sectionIdentifiers == model.sections)
      #expect(snapshot.itemIdentifiers == model.all)
      #expect(snapshot.numberOfItems == model.all.count)
      #expect(snapshot.reloadedItemIdentifiers == model.reloaded)
      #expect(snapshot.reconfiguredItemIdentifiers == model.reconfigured)
      for (index, list) in model.lists.enumerated() {
        #expect(snapshot.itemIdentifiers(inSection: list.section) == list.items)
        #expect(snapshot.numberOfItems(inSection: list.section) == list.items.count)
        #expect(snapshot.indexOfSection(list.section) == index)
      }
      for item in 0..<25 {
        #expect(snapshot.indexOfItem(item) == model.all.firstIndex(of: item))
        let owner = model.lists.first { $0.items.contains(item) }?.section
        #expect(snapshot.sectionIdentifier(containingItem: item) == owner)
      }
    }
  }

  private func change(
    _ snapshot: inout Snapshot, _ model: inout Lists, _ random: inout SeededGenerator
  ) {
    let some = Array(
      Array(0..<25).shuffled(using: &random).prefix(.random(in: 0...4, using: &random)))
    let new = ["a", "b", "c", "d", "e"].filter { !model.sections.contains($0) }
      .shuffled(using: &random).prefix(.random(in: 0...2, using: &random)).map { $0 }
    let empty = new.map { (section: $0, items: [Int]()) }
    let after = Int.random(in: 0...1, using: &random)
    let (items, sections) = (
      model.all.shuffled(using: &random), model.sections.shuffled(using: &random)
    )
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      snapshot.appendSections(new)
      model.lists += empty
    case 1, 2:
      guard let section = sections.first else { return }
      let isLast = after == 1
      snapshot.appendItems(some, toSection: isLast ? nil : section)
      model.take(some)
      model.lists[isLast ? model.lists.count - 1 : model.list(of: section)].items += some
    case 3:
      guard let item = items.first, !some.contains(item) else { return }
      if after == 0 {
        snapshot.insertItems(some, beforeItem: item)
      } else {
        snapshot.insertItems(some, afterItem: item)
      }
      model.put(some, by: item, after: after)
    case 4:
      guard items.count > 1 else { return }
      if after == 0 {
        snapshot.moveItem(items[0], beforeItem: items[1])
      } else {
        snapshot.moveItem(items[0], afterItem: items[1])
      }
      model.put([items[0]], by: items[1], after: after)
    case 5:
      snapshot.deleteItems(some)
      model.take(some)
    case 6:
      guard let section = sections.first else { return }
      if after == 0 {
        snapshot.insertSections(new, beforeSection: section)
      } else {
        snapshot.insertSections(new, afterSection: section)
      }
      model.put(empty, by: section, after: after)
    case 7:
      guard sections.count > 1 else { return }
      if after == 0 {
        snapshot.moveSection(sections[0], beforeSection: sections[1])
      } else {
        snapshot.moveSection(sections[0], afterSection: sections[1])
      }
      model.put([model.lists[model.list(of: sections[0])]], by: sections[1], after: after)
    case 8:
      snapshot.deleteSections(Array(sections.prefix(1)) + ["none"])
      model.lists.removeAll { $0.section == sections.first }
    case 9:
      snapshot.reloadItems(Array(items.prefix(2)))
      for item in items.prefix(2) where !model.reloaded.contains(item) {
        model.reloaded.append(item)
      }
    case 10:
      snapshot.reconfigureItems(Array(items.prefix(2)))
      for item in items.prefix(2) where !model.reconfigured.contains(item) {
        model.reconfigured.append(item)
      }
    default:
      guard after == 0, items.count > 12 else { return }
      snapshot.deleteAllItems()
      model.lists = []
    }
  }

  @Test func aCopyIsAValue() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    let before = snapshot
    snapshot.appendItems([1])
    #expect(before.numberOfItems == 0)
    #expect(snapshot.numberOfItems == 1)
  }

  enum Refusal: String, CaseIterable, Codable {
    case twice = "supplied item identifiers are not unique. Duplicate identifiers: [1]"
    case noSection = "There are currently no sections in the data source."
    case section = "section != NSNotFound"
    case destination = "destination for insertion operation [1] is in the insertion identifier"
    case existing = "attempt to insert or append section identifiers that already exist"
    case reload = "Attempted to reload item identifier that does not exist in the snapshot: 9"
    case reconfigure = "Attempted to reconfigure item identifier that does not exist"
    case question = "Section identifier was not found."

    func play() {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      if self != .noSection { snapshot.appendSections(["a"]) }
      snapshot.appendItems(self == .twice ? [1, 2, 1] : [1, 2])
      switch self {
      case .twice, .noSection: break
      case .section: snapshot.appendItems([3], toSection: "b")
      case .destination: snapshot.insertItems([1], beforeItem: 1)
      case .existing: snapshot.appendSections(["a"])
      case .reload: snapshot.reloadItems([9])
      case .reconfigure: snapshot.reconfigureItems([9])
      case .question: _ = snapshot.numberOfItems(inSection: "b")
      }
    }
  }

  @Test(arguments: Refusal.allCases) func whatTheSystemRefusesTrapsInItsWords(
    _ refusal: Refusal
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [refusal = refusal as Refusal] in refusal.play() }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(refusal.rawValue) == true)
  }
}
