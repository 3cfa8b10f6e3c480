/// Something that the command uses and that a machine may lack.
struct Prerequisite {
  /// What kind of thing it is.
  enum Kind: String, Encodable {
    case library, font, program
  }

  /// Whether it is there.
  enum State: Equatable {
    /// It is: its version, file or path.
    case found(String)
    /// It is not, or does not do: why.
    case missing(String)
  }

  let kind: Kind
  /// Such as `Inter`.
  let name: String
  /// What it is for, as the end of a sentence that begins with its name and “is for”.
  let purpose: String
  /// Whether hardly anything can be done without it.
  var isRequired = false
  /// Whether it is for those who change Filmstrip, and not for those who use it.
  var isForContributors = false
  let state: State
  /// Its packages, by who installs them; empty where there is none.
  var packages: [PackageManager: String] = [:]
  /// Where it comes from if no package has it.
  var source: String?

  /// Whether it is missing.
  var isMissing: Bool {
    if case .missing = state { true } else { false }
  }
}
