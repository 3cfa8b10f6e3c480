/// Something that the command uses and that a machine may lack.
struct Prerequisite {
  enum Kind: String, Encodable {
    case library, font, program
  }

  enum State: Equatable {
    /// Its version, file or path.
    case found(String)
    /// Why it is missing or unusable.
    case missing(String)
  }

  let kind: Kind
  let name: String
  /// The end of a sentence that begins with its name and “is for”.
  let purpose: String
  /// Whether hardly anything works without it.
  var isRequired = false
  /// Whether only changing Filmstrip needs it.
  var isForContributors = false
  let state: State
  var packages: [PackageManager: String] = [:]
  /// Its origin if no package has it.
  var source: String?

  var isMissing: Bool {
    if case .missing = state { true } else { false }
  }
}
