/// The approaches that scenarios and commands know by name: a program's own, and those that come with Filmstrip.
///
/// ```swift
/// let catalogue = try ApproachCatalogue(own: [NamedApproach("ours") { Mine() }])
/// let scenario = try Scenario(yaml: "name: chat\napproaches: [ours, frame]", catalogue: catalogue)
/// ```
public struct ApproachCatalogue: Sendable {
  /// Those that come with Filmstrip, and no others.
  public static let builtIn = ApproachCatalogue()

  /// The program's own, in the order it gives them.
  public let own: [NamedApproach]

  private init() { own = [] }

  /// What comes with Filmstrip, and a program's own approaches.
  ///
  /// - Throws: `ApproachNameError` for a name that is no file's name, that is given twice, or that hides one of those
  ///   that come with Filmstrip. Capitals make no difference, as not every disk tells them from small letters.
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

  /// The approach of a name; nil where there is none.
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

/// Why approaches cannot be a program's own.
public enum ApproachNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name from which no file can be called, and why.
  case noName(String)
  /// Two names that are the same, but for capitals.
  case double(String, String)
  /// A name that an approach of Filmstrip has.
  case hidesBuiltIn(String)

  /// What is wrong and what to do, in a sentence.
  public var description: String {
    switch self {
    case .noName(let problem): "an own approach cannot be called so: \(problem)"
    case .double(let name, let other):
      name == other
        ? "two own approaches are called “\(name)”; give one of them another name."
        : "two own approaches are called “\(name)” and “\(other)”, which would be one file on some disks; give one "
          + "of them another name."
    case .hidesBuiltIn(let name):
      "an own approach called “\(name)” would hide the one that comes with Filmstrip; give it another name."
    }
  }
}

extension ApproachCatalogue: CustomStringConvertible {
  /// How many approaches come with Filmstrip, and the names of the program's own.
  public var description: String {
    let names = own.map(\.name).joined(separator: ", ")
    return "\(NamedApproach.catalogue.count) approaches of Filmstrip"
      + (own.isEmpty ? "" : ", and the program's own: \(names)")
  }
}
