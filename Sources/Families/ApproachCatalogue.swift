/// The approaches known by name to scenarios and commands: a program's own, and the built-in ones.
///
/// ```swift
/// let catalogue = try ApproachCatalogue(own: [NamedApproach("ours") { Mine() }])
/// let scenario = try Scenario(yaml: "name: chat\napproaches: [ours, frame]", catalogue: catalogue)
/// ```
public struct ApproachCatalogue: Sendable {
  /// The built-in approaches only.
  public static let builtIn = ApproachCatalogue()

  /// The program's own, in order.
  public let own: [NamedApproach]

  private init() { own = [] }

  /// The built-in approaches, and a program's own.
  ///
  /// - Throws: `ApproachNameError` for a name that is not a file name, is given twice, or hides a built-in one. Case is
  ///   ignored, as on some disks.
  public init(own: [NamedApproach]) throws(ApproachNameError) {
    var names: [String: String] = [:]
    for approach in own {
      if let problem = PlainName.problem(of: approach.name) { throw .noName(problem) }
      let name = approach.name.lowercased()
      if NamedApproach.catalogue.contains(where: { $0.name == name }) {
        throw .hidesBuiltIn(approach.name)
      }
      if let other = names.updateValue(approach.name, forKey: name) {
        throw .double(other, approach.name)
      }
    }
    self.own = own.map { approach in
      var approach = approach
      approach.isOwn = true
      return approach
    }
  }

  /// The approach with a name; nil without one.
  public func approach(named name: String) -> NamedApproach? {
    own.first { $0.name == name } ?? NamedApproach.named(name)
  }

  /// Every approach, the program's own first.
  public var groups: [NamedApproach.Group] {
    (own.isEmpty ? [] : [NamedApproach.Group(own: own)]) + NamedApproach.groups
  }

  /// Every name, the program's own first.
  public var names: [String] { groups.flatMap { $0.approaches.map(\.name) } }
}

/// An error in the names of a program's own approaches.
public enum ApproachNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An invalid file name, with the reason.
  case noName(String)
  /// Two names that are equal except for case.
  case double(String, String)
  case hidesBuiltIn(String)

  /// The error and the remedy, in a sentence.
  public var description: String {
    switch self {
    case .noName(let problem): "your approach cannot have this name: \(problem)"
    case .double(let name, let other):
      name == other
        ? "two of your approaches are called “\(name)”; give one of them another name."
        : "two of your approaches are called “\(name)” and “\(other)”, which would be one file on some disks; give one "
          + "of them another name."
    case .hidesBuiltIn(let name):
      "your approach “\(name)” would hide the one that comes with Filmstrip; give it another name."
    }
  }
}

extension ApproachCatalogue: CustomStringConvertible {
  /// The number of built-in approaches, and the names of the program's own.
  public var description: String {
    let names = own.map(\.name).joined(separator: ", ")
    return "\(NamedApproach.catalogue.count) approaches of Filmstrip"
      + (own.isEmpty ? "" : ", and the program's own: \(names)")
  }
}
