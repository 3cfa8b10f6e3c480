import ArgumentParser

/// Options with the effect of each on the work.
protocol DecidedOptions {
  var decisions: [WorkOption] { get }
}

extension DecidedOptions {
  var used: [FilmOption] { decisions.used }
}

/// The effect on the work of an option, for a command whose work machines share.
///
/// Machines share a command's work if everything that determines the result is the same. So every option of such a
/// command is in a list: those that affect the result with their values, as the parser read them.
struct WorkOption {
  enum Purpose {
    /// It changes the result.
    case work
    /// It changes threads, shards or messages, but not the result.
    case manner
    /// It changes the place of the result.
    case place
  }

  /// Such as `--frames`; an argument without an option as in the help, such as `scenario`.
  let name: String
  let purpose: Purpose
  /// The value, as it could be typed; empty without one, or for the default.
  let words: [String]
  /// What it is for, and what else would help; nil for everything.
  var takers: (kinds: Set<FilmKind>, advice: String?)?

  /// An option with a value; nil where it was not given.
  static func work(
    _ name: String, _ value: (some ExpressibleByArgument)?, for kinds: Set<FilmKind>? = nil
  ) -> WorkOption {
    work(name, value.map { [$0] } ?? [], for: kinds)
  }

  /// An option that may be given more than once.
  static func work(
    _ name: String, _ values: [some ExpressibleByArgument], for kinds: Set<FilmKind>? = nil,
    advice: String? = nil
  ) -> WorkOption {
    let words = values.flatMap { [name, $0.defaultValueDescription] }
    return WorkOption(
      name: name, purpose: .work, words: words, takers: kinds.map { ($0, advice) })
  }

  /// A flag.
  static func work(
    _ name: String, _ isSet: Bool, for kinds: Set<FilmKind>? = nil
  ) -> WorkOption {
    WorkOption(
      name: name, purpose: .work, words: isSet ? [name] : [], takers: kinds.map { ($0, nil) })
  }

  static func work(arguments name: String, _ values: [String]) -> WorkOption {
    WorkOption(name: name, purpose: .work, words: values)
  }

  static func manner(_ names: String...) -> [WorkOption] {
    names.map { WorkOption(name: $0, purpose: .manner, words: []) }
  }

  static func place(_ names: String...) -> [WorkOption] {
    names.map { WorkOption(name: $0, purpose: .place, words: []) }
  }
}

extension [WorkOption] {
  /// The options that were given and are not for everything that can be filmed.
  var used: [FilmOption] {
    compactMap { option in
      guard let takers = option.takers, !option.words.isEmpty else { return nil }
      return FilmOption(name: option.name, takers: takers.kinds, advice: takers.advice)
    }
  }

  /// In the order of the list: equal for equal work.
  var words: [String] {
    let work = filter { $0.purpose == .work }
    let options = work.filter { $0.name.hasPrefix("-") }.flatMap(\.words)
    let arguments = work.filter { !$0.name.hasPrefix("-") }.flatMap(\.words)
    let isPlain = arguments.allSatisfy { !$0.hasPrefix("-") }
    return isPlain ? arguments + options : options + ["--"] + arguments
  }
}
