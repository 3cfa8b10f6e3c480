import ArgumentParser

/// Options that say of each of them what it decides.
protocol DecidedOptions {
  var decisions: [WorkOption] { get }
}

extension DecidedOptions {
  /// The options that were given and are not for everything that can be filmed.
  var used: [FilmOption] {
    decisions.compactMap { option in
      guard let takers = option.takers, !option.words.isEmpty else { return nil }
      return FilmOption(name: option.name, takers: takers.kinds, advice: takers.advice)
    }
  }
}

/// What one of the options of a command whose work machines share says of that work.
///
/// Machines share a command's work where all that says what is made is the same. So every option of such a command is
/// in a list: those that have a say in what is made with their values, as the parser read them.
struct WorkOption {
  /// What an option decides.
  enum Purpose {
    /// What is made.
    case work
    /// How it is made or told, by how many threads, by which shard, in what words: none of it changes what is made.
    case manner
    /// Where what is made lands.
    case place
  }

  /// The option as it is typed, such as `--frames`; an argument without one as help calls it, such as `scenario`.
  let name: String
  let purpose: Purpose
  /// What was given, as it could be typed; empty where nothing was, or nothing else than what holds anyway.
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

  /// Arguments without an option.
  static func work(arguments name: String, _ values: [String]) -> WorkOption {
    WorkOption(name: name, purpose: .work, words: values)
  }

  /// Options that change nothing of what is made but how that is done.
  static func manner(_ names: String...) -> [WorkOption] {
    names.map { WorkOption(name: $0, purpose: .manner, words: []) }
  }

  /// Options that say where what is made lands.
  static func place(_ names: String...) -> [WorkOption] {
    names.map { WorkOption(name: $0, purpose: .place, words: []) }
  }
}

extension [WorkOption] {
  /// Everything that says what is made, in the order of the list, as it could be typed: equal for equal work, however
  /// that was typed.
  var words: [String] {
    let work = filter { $0.purpose == .work }
    let options = work.filter { $0.name.hasPrefix("-") }.flatMap(\.words)
    let arguments = work.filter { !$0.name.hasPrefix("-") }.flatMap(\.words)
    let isPlain = arguments.allSatisfy { !$0.hasPrefix("-") }
    return isPlain ? arguments + options : options + ["--"] + arguments
  }
}
