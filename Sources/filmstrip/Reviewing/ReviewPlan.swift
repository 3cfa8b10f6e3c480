import Foundation
import Review
import Scenarios
import Traces

/// What a check, a recording or a pruning plays: scenarios, and which of their approaches.
struct ReviewPlan: Sendable {
  /// A scenario to be played.
  struct Item: Sendable {
    let scenario: Scenario
    let approaches: [NamedApproach]
    /// Its file as it was given; nil for a built-in.
    let file: String?
    /// What a baseline says of where it is.
    let source: String

    /// The check of one of its films.
    func check(of approach: NamedApproach, rule: PictureRule = .exact) -> FilmCheck {
      FilmCheck(
        name(of: approach), file: file, line: approach.line, source: source, rule: rule)
    }

    func name(of approach: NamedApproach) -> BaselineName {
      BaselineName(scenario: scenario.name, approach: approach.name)
    }
  }

  let items: [Item]
  /// Sources that baselines name and that are not there any more.
  let goneSources: Set<String>
  /// Whether each scenario is played with all of its approaches.
  let isWhole: Bool
  /// Whether everything that was recorded is played.
  let isOfEverything: Bool

  /// The plan that a command line gives.
  ///
  /// - Parameters:
  ///   - arguments: Names, files, and folders of files; what the baselines were recorded from where there are none.
  ///   - approaches: The only approaches to play; empty for all.
  init(_ arguments: [String], approaches: [String], in folder: BaselineFolder) throws {
    var items: [Item] = []
    var gone: Set<String> = []
    if arguments.isEmpty {
      (items, gone) = try ReviewPlan.recorded(in: folder)
    } else {
      for argument in try arguments.flatMap(ReviewPlan.files) {
        items.append(try ReviewPlan.item(argument, source: folder.source(of: argument)))
      }
    }
    var seen: [String: Item] = [:]
    for item in items {
      if let other = seen[item.scenario.name] {
        throw Failure(
          .usage,
          "two scenarios are called \(item.scenario.name), in \(other.source) and \(item.source), and would share "
            + "their baselines; rename one of them.")
      }
      seen[item.scenario.name] = item
    }
    self.items = try items.compactMap { try ReviewPlan.only(approaches, of: $0) }
    for name in approaches
    where !self.items.contains(where: { $0.approaches.contains { $0.name == name } }) {
      throw Failure(
        .usage,
        "none of the scenarios has an approach “\(name)”."
          + NearestName.hint(
            for: name, among: Set(items.flatMap { $0.approaches.map(\.name) }).sorted()))
    }
    goneSources = gone
    isWhole = approaches.isEmpty
    isOfEverything = isWhole && arguments.isEmpty
  }

  /// How many films are played.
  var filmCount: Int { items.reduce(0) { $0 + $1.approaches.count } }

  /// Every film.
  var films: [(item: Item, approach: NamedApproach)] {
    items.flatMap { item in item.approaches.map { (item, $0) } }
  }

  /// The scenarios that baselines were recorded from.
  private static func recorded(in folder: BaselineFolder) throws -> ([Item], Set<String>) {
    var sources: [String: (source: String, isThere: Bool)] = [:]
    var items: [Item] = []
    var gone: Set<String> = []
    for file in try folder.files() {
      guard let name = BaselineName(trace: file),
        let source = try folder.baseline(name)?.source
      else { continue }
      let key = source == Baseline.builtIn ? "\(source) \(name.scenario)" : source
      guard sources[key] == nil else { continue }
      let argument = source == Baseline.builtIn ? name.scenario : folder.file(of: source)
      let isThere =
        source == Baseline.builtIn
        ? Scenario.builtInNames.contains(name.scenario) : !Files.isMissing(argument)
      sources[key] = (source, isThere)
      if isThere {
        items.append(try item(argument, source: source))
      } else {
        gone.insert(source == Baseline.builtIn ? name.scenario : source)
      }
    }
    return (items, gone)
  }

  private static func item(_ argument: String, source: String) throws -> Item {
    let scenario = try ScenarioArgument.load(argument)
    return Item(
      scenario: scenario, approaches: scenario.approaches,
      file: source == Baseline.builtIn ? nil : argument, source: source)
  }

  /// A scenario with those approaches alone; nil where it has none of them.
  private static func only(_ approaches: [String], of item: Item) throws -> Item? {
    guard !approaches.isEmpty else { return item }
    let wanted = item.approaches.filter { approaches.contains($0.name) }
    guard !wanted.isEmpty else { return nil }
    return Item(scenario: item.scenario, approaches: wanted, file: item.file, source: item.source)
  }

  /// An argument's scenarios: the files of a folder, or the argument itself.
  private static func files(_ argument: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder),
      isFolder.boolValue, !Scenario.builtInNames.contains(argument)
    else { return [argument] }
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: argument) else {
      throw Failure(
        .inputOutput, "\(argument) could not be read; check that you may read the folder.")
    }
    let names = all.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) }
    guard !names.isEmpty else {
      throw Failure(.usage, "\(argument) is a folder without a .yaml or .yml file.")
    }
    return names.sorted().map { Files.path($0, in: argument) }
  }
}

extension ReviewPlan {
  /// Refuses a plan of which more is missing than a scenario that somebody removed.
  ///
  /// Where a whole folder of scenarios, or every scenario, is not there, it is the folder that is in another place.
  func checkIsKnown(in folder: BaselineFolder) throws {
    guard let gone = goneSources.min() else { return }
    let lost = goneSources.filter { $0.contains("/") }.map(folder.file).sorted().first { file in
      Files.isMissing(URL(fileURLWithPath: file).deletingLastPathComponent().path)
    }
    guard lost != nil || items.isEmpty && goneSources.count > 1 else { return }
    throw Failure(
      .badData,
      "\(lost ?? gone) is not there\(lost == nil ? ", nor is any other scenario" : ", nor is its folder"), so nothing was "
        + "removed; bring the scenarios back, or remove what is in \(folder.path) by hand.")
  }

  /// Baselines that none of the plan's scenarios makes: files that nothing holds any more.
  ///
  /// Only baselines of scenarios that are played with all of their approaches, or that are gone, can be told to be.
  func orphans(in folder: BaselineFolder) throws -> [CheckFinding] {
    guard isWhole else { return [] }
    var made: Set<String> = []
    var pictures: Set<String> = []
    for (item, approach) in films {
      let name = item.name(of: approach)
      made.insert(name.trace)
      for pick in try folder.baseline(name)?.pictures ?? [] { pictures.insert(name.file(pick)) }
    }
    let sources = Set(items.map { $0.source == Baseline.builtIn ? $0.scenario.name : $0.source })
    let files = try folder.files()
    var findings: [CheckFinding] = []
    for file in files where !made.contains(file) {
      guard let name = BaselineName(trace: file), let source = try folder.baseline(name)?.source
      else { continue }
      let key = source == Baseline.builtIn ? name.scenario : source
      let isGone = goneSources.contains(key)
      guard isGone || sources.contains(key) else { continue }
      let reason =
        isGone
        ? "\(source == Baseline.builtIn ? "The built-in" : source) is gone."
        : "Its scenario has no approach of this name any more."
      findings.append(orphan(name.film, name, file, nil, reason, in: folder))
    }
    let lost = Set(findings.map(\.outcome.name))
    for file in files where !pictures.contains(file) {
      guard let (name, pick) = BaselineName.picture(file) else { continue }
      let reason: String
      if lost.contains(name.film) {
        reason = "Its film is orphaned."
      } else if made.contains(name.trace) {
        reason = "Its trace picks no such frame."
      } else if isOfEverything, !files.contains(name.trace) {
        reason = "There is no trace that picks it."
      } else {
        continue
      }
      findings.append(orphan(name.picture(pick), name, file, pick.frame, reason, in: folder))
    }
    return findings
  }

  private func orphan(
    _ title: String, _ name: BaselineName, _ file: String, _ frame: Int?, _ reason: String,
    in folder: BaselineFolder
  ) -> CheckFinding {
    CheckFinding(
      Outcome(
        name: title, scenario: name.scenario, approach: name.approach, frame: frame,
        verdict: .orphaned, message: reason, baseline: Files.path(file, in: folder.path)))
  }
}
