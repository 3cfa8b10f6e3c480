/// What `doctor` prints.
struct DoctorReport: Encodable {
  /// Whether everything is here that is required.
  let isReady: Bool
  /// Each thing that was looked for.
  let items: [Item]
  /// The line that installs what a user misses, as far as packages have it.
  let install: String?
  /// The line that installs what somebody misses who changes Filmstrip.
  let installForContributors: String?

  /// A thing that was looked for.
  struct Item: Encodable {
    let kind: Prerequisite.Kind
    let name: String
    let purpose: String
    let isRequired: Bool
    /// Its version, file or path; nil where it is missing.
    let found: String?
    /// What is wrong; nil where it is found.
    let problem: String?
    /// The package that has it here; nil where that is not known.
    let package: String?
    /// Where it comes from if no package has it.
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

  /// A report for a machine with a package manager, or with none that is known.
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

  /// A line for each thing, below titles.
  var table: [[String]] {
    [["", "Name", "Found", "For"]]
      + items.map { item in
        let mark = item.problem == nil ? "✓" : item.isRequired ? "✗" : "–"
        return [mark, item.name, item.found ?? item.problem ?? "", item.purpose]
      }
  }

  /// What to do, in lines.
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
