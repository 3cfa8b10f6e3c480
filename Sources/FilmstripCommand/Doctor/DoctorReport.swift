/// The output of `doctor`.
struct DoctorReport: Encodable {
  let isReady: Bool
  let items: [Item]
  /// The command that installs what is missing, as far as there are packages; nil if nothing is.
  let install: String?
  /// The same for programs that only Filmstrip's contributors need.
  let installForContributors: String?

  struct Item: Encodable {
    let kind: Prerequisite.Kind
    let name: String
    let purpose: String
    let isRequired: Bool
    /// Its version, file or path; nil if it is missing.
    let found: String?
    let problem: String?
    let package: String?
    /// Its origin if no package has it.
    let source: String?

    fileprivate init(_ prerequisite: Prerequisite, _ manager: PackageManager?) {
      kind = prerequisite.kind
      name = prerequisite.name
      purpose = prerequisite.purpose
      isRequired = prerequisite.isRequired
      package = manager.flatMap { prerequisite.packages[$0] }
      source = prerequisite.source
      switch prerequisite.state {
      case .found(let what): (found, problem) = (what, nil)
      case .missing(let why): (found, problem) = (nil, why)
      }
    }
  }

  init(_ prerequisites: [Prerequisite], manager: PackageManager?) {
    items = prerequisites.map { Item($0, manager) }
    let missing = prerequisites.filter(\.isMissing)
    isReady = !missing.contains(where: \.isRequired)
    func line(forContributors: Bool) -> String? {
      manager.flatMap { manager in
        manager.command(
          installing: missing.filter { $0.isForContributors == forContributors }
            .compactMap { $0.packages[manager] })
      }
    }
    install = line(forContributors: false)
    installForContributors = line(forContributors: true)
  }

  var table: [[String]] {
    [["", "Name", "Found", "For"]]
      + items.map { item in
        let mark = item.problem == nil ? "✓" : item.isRequired ? "✗" : "–"
        return [mark, item.name, item.found ?? item.problem ?? "", item.purpose]
      }
  }

  var advice: [String] {
    let missing = items.filter { $0.problem != nil }
    guard !missing.isEmpty else { return ["Everything is here."] }
    return [isReady ? "Everything that pictures need is here." : "Pictures cannot be drawn yet."]
      + (install.map { ["To install what is missing:", "  \($0)"] } ?? [])
      + (installForContributors.map { ["To change Filmstrip:", "  \($0)"] } ?? [])
      + missing.filter { $0.package == nil }.map { item in
        "\(item.name): \(item.source.map { "see \($0)." } ?? "install it by hand.")"
      }
  }
}
