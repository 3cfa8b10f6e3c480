/// Sections in order, and the items of each in order.
///
/// Where the system throws an exception, this traps with the system's words, as its own class gave them under macOS 27.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// Each item's section.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Questions

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { owners.count }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    require(
      items[identifier] != nil,
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
    return items[identifier] ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// Counted across the sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    owners[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Items that are there already are moved, as the system does, and the film says so.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let last = sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    requireUnique(identifiers, "item")
    place(identifiers, in: items[section ?? last] == nil ? nil : section ?? last) { $0.count }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem destination: ItemIdentifierType
  ) { insert(identifiers, by: destination, after: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem destination: ItemIdentifierType
  ) { insert(identifiers, by: destination, after: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], by destination: ItemIdentifierType, after: Int
  ) {
    requireUnique(identifiers, "item")
    require(
      !identifiers.contains(destination),
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for update."
    )
    place(identifiers, in: owners[destination]) {
      ($0.firstIndex(of: destination) ?? 0) + after
    }
  }

  /// Unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    requireUnique(identifiers, "item")
    remove(identifiers)
  }

  /// Deletes the sections, too.
  public mutating func deleteAllItems() {
    (sectionIdentifiers, items, owners) = ([], [:], [:])
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem destination: ItemIdentifierType
  ) { move(identifier, by: destination, after: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem destination: ItemIdentifierType
  ) { move(identifier, by: destination, after: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, by destination: ItemIdentifierType, after: Int
  ) {
    require(
      identifier != destination,
      "Invalid update: destination for item move is the same as the source [\(destination)] for update."
    )
    require(
      owners[identifier] != nil, "Invalid parameter not satisfying: fromIndex != NSNotFound")
    require(owners[destination] != nil, "Invalid parameter not satisfying: toIndex != NSNotFound")
    remove([identifier])
    insert([identifier], by: destination, after: after)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, "reload item", in: owners.keys.contains, &reloadedItemIdentifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, "reconfigure item", in: owners.keys.contains, &reconfiguredItemIdentifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    place(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection destination: SectionIdentifierType
  ) { insert(identifiers, by: destination, after: 0) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection destination: SectionIdentifierType
  ) { insert(identifiers, by: destination, after: 1) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], by destination: SectionIdentifierType, after: Int
  ) {
    require(
      !identifiers.contains(destination),
      "Invalid update: destination for section operation [\(destination)] is in the inserted section list for update."
    )
    guard let index = indexOfSection(destination) else {
      fatalError("Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
    place(identifiers, at: index + after)
  }

  /// Unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    requireUnique(identifiers, "section")
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil }
    }
    sectionIdentifiers.removeAll(where: identifiers.contains)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection destination: SectionIdentifierType
  ) { move(identifier, by: destination, after: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection destination: SectionIdentifierType
  ) { move(identifier, by: destination, after: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, by destination: SectionIdentifierType, after: Int
  ) {
    require(
      identifier != destination,
      "Invalid update: destination for section move is the same as the source [\(destination)] for update."
    )
    require(
      items[identifier] != nil, "Invalid parameter not satisfying: fromSection != NSNotFound")
    sectionIdentifiers.removeAll { $0 == identifier }
    guard let index = indexOfSection(destination) else {
      fatalError("Invalid parameter not satisfying: toSection != NSNotFound")
    }
    sectionIdentifiers.insert(identifier, at: index + after)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    mark(identifiers, "reload section", in: items.keys.contains, &reloadedSectionIdentifiers)
  }

  /// As a data source has it once it was applied.
  var withoutMarks: Self {
    var plain = self
    plain.reloadedSectionIdentifiers = []
    plain.reloadedItemIdentifiers = []
    plain.reconfiguredItemIdentifiers = []
    return plain
  }

  // MARK: What they share

  private mutating func place(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType?,
    at index: ([ItemIdentifierType]) -> Int
  ) {
    guard let section else {
      fatalError("Invalid parameter not satisfying: section != NSNotFound")
    }
    let existing = identifiers.filter { owners[$0] != nil }
    if !existing.isEmpty {
      Play.warn(
        "A diffable snapshot was given \(existing.count) items that it has; they are moved.")
      remove(existing)
    }
    items[section, default: []].insert(
      contentsOf: identifiers, at: index(items[section] ?? []))
    for identifier in identifiers { owners[identifier] = section }
  }

  private mutating func place(_ identifiers: [SectionIdentifierType], at index: Int) {
    requireUnique(identifiers, "section")
    let existing = identifiers.filter { items[$0] != nil }
    require(
      existing.isEmpty,
      "Diffable data source detected an attempt to insert or append section identifiers that already exist in the "
        + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: \(existing)"
    )
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap({ owners.removeValue(forKey: $0) })) {
      items[section]?.removeAll(where: gone.contains)
    }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

private func require(_ holds: Bool, _ reason: @autoclosure () -> String) {
  guard holds else { fatalError(reason()) }
}

private func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
  var seen: Set<Identifier> = []
  let twice = identifiers.filter { !seen.insert($0).inserted }
  require(
    twice.isEmpty,
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(twice)")
}

/// Adds identifiers to marks that do not have them yet.
private func mark<Identifier: Hashable>(
  _ identifiers: [Identifier], _ what: String, in isKnown: (Identifier) -> Bool,
  _ marks: inout [Identifier]
) {
  for identifier in identifiers {
    require(
      isKnown(identifier),
      "Attempted to \(what) identifier that does not exist in the snapshot: \(identifier)")
  }
  let known = Set(marks)
  marks += identifiers.filter { !known.contains($0) }
}
