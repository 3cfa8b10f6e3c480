extension NamedApproach {
  /// The built-in approach with a name; nil without one.
  public static func named(_ name: String) -> NamedApproach? {
    catalogue.first { $0.name == name }
  }

  /// Approaches of one system.
  public struct Group: Sendable {
    /// The system, in a few words.
    public let title: String
    /// Its approaches, in the order they are listed.
    public let approaches: [NamedApproach]

    fileprivate init(title: String, approaches: [NamedApproach]) {
      self.title = title
      self.approaches = approaches.map { approach in
        var approach = approach
        approach.isOwn = false
        return approach
      }
    }

    init(own approaches: [NamedApproach]) {
      title = "This program's own"
      self.approaches = approaches
    }
  }

  /// Every built-in approach, system by system.
  public static let groups: [Group] = [
    Group(title: "A toolbar alone", approaches: toolbar),
    Group(title: "A chat in three cases", approaches: chat),
    Group(title: "Tables that resize or move", approaches: table),
    Group(title: "Lists that rise or stay", approaches: list),
    Group(title: "A field in a form", approaches: forms),
    Group(title: "The system's own", approaches: system),
    Group(title: "Frameworks of today", approaches: frameworks),
    Group(title: "Slips and their cures", approaches: Family.all.flatMap(\.approaches)),
  ]

  /// Every built-in approach.
  public static let catalogue: [NamedApproach] = groups.flatMap(\.approaches)
}

extension NamedApproach.Group: CustomStringConvertible {
  /// Its title and the approaches' names.
  public var description: String { "\(title): \(approaches.map(\.name).joined(separator: ", "))" }
}
