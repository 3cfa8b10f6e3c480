import Basics
import Essentials
package import Scenarios
import Traces
import WholeFiles

/// The scenarios, and their approaches, for a check, a recording or a pruning.
package struct ReviewPlan: Sendable {
  package struct Item: Sendable {
    package let scenario: Scenario
    package fileprivate(set) var approaches: [NamedApproach]
    /// As it was given; nil for a built-in.
    package let file: String?
    /// Its place as recorded in baselines.
    package let source: String
    /// Its file in reports.
    package let shown: String
    /// Approved films of its name that are not its own.
    package let foreign: [ForeignFilms]

    package func name(of approach: NamedApproach) -> BaselineName {
      BaselineName(scenario: scenario.name, approach: approach.name)
    }

    /// Why a film of it is not compared with the approved one of its name; nil where it is.
    package func obstacle(to name: BaselineName) -> String? {
      foreign.first { !$0.isGone || $0.films.contains(name) }?.reason(against: shown)
    }
  }

  package let approved: ApprovedFiles
  package let items: [Item]
  /// Missing sources of baselines, as `BaselineFolder.identity` names them.
  let goneSources: Set<String>
  /// The only approaches to play; empty for all.
  package let approaches: [String]
  /// Whether everything that was recorded is played.
  let isOfEverything: Bool
  package let catalogue: ApproachCatalogue
  /// Films that are not asked for, as they are certainly as they were.
  package var unchanged: Set<BaselineName> = []
  /// The scenarios that were read, played or not, by the identity of their sources.
  package let scenarios: [String: Scenario]

  /// The plan of a command line.
  ///
  /// - Parameters:
  ///   - arguments: Names, files, and folders of files; if empty, the baselines' own sources.
  ///   - approaches: The only approaches to play; empty for all.
  package init(
    _ arguments: [String], approaches: [String], in folder: BaselineFolder,
    catalogue: ApproachCatalogue
  ) throws {
    guard !arguments.contains(ScenarioArgument.standardInput) else {
      throw Failure(
        .usage,
        "a baseline keeps its scenario's path, and standard input has none; save the scenario, and name the file."
      )
    }
    self.catalogue = catalogue
    approved = try ApprovedFiles(in: folder)
    var found: [(argument: String, source: String)] = []
    var gone: Set<String> = []
    if arguments.isEmpty {
      (found, gone) = ReviewPlan.recorded(approved, in: folder, catalogue)
    } else {
      found = try arguments.flatMap(ReviewPlan.files).map { ($0, folder.source(of: $0)) }
      gone = ReviewPlan.gone(approved, in: folder, below: arguments.filter(Files.isFolder))
    }
    var items: [Item] = []
    var scenarios: [String: Scenario] = [:]
    var names: [String: Item] = [:]
    for (argument, source) in found {
      let item = try ReviewPlan.item(
        argument, source: source, approaches: approaches, approved, in: folder, catalogue)
      // Not every disk distinguishes capitals from small letters.
      let name = item.scenario.name.lowercased()
      if let other = names[name] {
        throw Failure(
          .usage,
          "two scenarios are called \(item.scenario.name), in \(other.source) and \(item.source), and would share "
            + "their baselines; rename one of them.")
      }
      names[name] = item
      scenarios[folder.identity(of: source, named: item.scenario.name)] = item.scenario
      items.append(item)
    }
    self.scenarios = scenarios
    self.items = items.compactMap { ReviewPlan.only(approaches, of: $0) }
    for name in approaches
    where !self.items.contains(where: { $0.approaches.contains { $0.name == name } }) {
      throw Failure(
        .usage,
        "none of the scenarios has an approach “\(name)”."
          + ReviewPlan.hint(for: name, in: items, own: catalogue.own.map(\.name)))
    }
    goneSources = gone
    self.approaches = approaches
    isOfEverything = arguments.isEmpty
  }

  /// The empty plan, where only recordings are checked.
  package init(ofNothingIn folder: BaselineFolder) throws {
    approved = try ApprovedFiles(in: folder)
    catalogue = .builtIn
    (items, scenarios, goneSources, approaches, isOfEverything) = ([], [:], [], [], false)
  }

  package var films: [(item: Item, approach: NamedApproach)] {
    items.flatMap { item in item.approaches.map { (item, $0) } }
      .filter { item, approach in !unchanged.contains(item.name(of: approach)) }
  }

  /// The scenarios that baselines were recorded from: as arguments, and as recorded.
  private static func recorded(
    _ approved: ApprovedFiles, in folder: BaselineFolder, _ catalogue: ApproachCatalogue
  ) -> (found: [(argument: String, source: String)], gone: Set<String>) {
    var seen: Set<String> = []
    var found: [(argument: String, source: String)] = []
    var gone: Set<String> = []
    for trace in approved.traces {
      guard let name = trace.name else { continue }
      for source in trace.sources {
        let identity = folder.identity(of: source, named: name.scenario)
        guard !seen.contains(identity) else { continue }
        let isBuiltIn = source == Baseline.builtIn
        let isGone =
          isBuiltIn
          ? folder.isGone(source, named: name.scenario, catalogue) : folder.isGone(source)
        if !isGone {
          found.append((isBuiltIn ? name.scenario : folder.file(of: source), source))
          seen.insert(identity)
        } else if trace.problem == nil {
          // After an unfinished merge one side's file may be gone.
          gone.insert(identity)
          seen.insert(identity)
        }
      }
    }
    return (found, gone)
  }

  /// The missing sources of baselines that were in one of some folders, as `BaselineFolder.identity` names them.
  private static func gone(
    _ approved: ApprovedFiles, in folder: BaselineFolder, below folders: [String]
  ) -> Set<String> {
    // Where a file of each would be.
    let folders = folders.map { PathText.parts(folder.source(of: Files.path("a.yaml", in: $0))) }
    return approved.traces.reduce(into: []) { gone, trace in
      guard let name = trace.name, trace.problem == nil else { return }
      for source in trace.sources where source != Baseline.builtIn && folder.isGone(source) {
        let parts = PathText.parts(source).dropLast()
        guard folders.contains(where: { $0.dropLast().elementsEqual(parts) }) else { continue }
        gone.insert(folder.identity(of: source, named: name.scenario))
      }
    }
  }

  private static func item(
    _ argument: String, source: String, approaches: [String], _ approved: ApprovedFiles,
    in folder: BaselineFolder, _ catalogue: ApproachCatalogue
  ) throws -> Item {
    let scenario = try ScenarioArgument.load(argument, catalogue: catalogue)
    let identity = folder.identity(of: source, named: scenario.name)
    // A known path keeps its name when another path leads to it.
    let known = approved.traces(ofScenario: scenario.name).lazy
      .filter { $0.name?.scenario == scenario.name }
      .flatMap(\.sources)
      .first { folder.identity(of: $0, named: scenario.name) == identity }
    let isBuiltIn = source == Baseline.builtIn
    return Item(
      scenario: scenario,
      approaches: scenario.approaches
        + (isBuiltIn ? additions(to: scenario, approaches, approved) : []),
      file: isBuiltIn ? nil : argument,
      source: known ?? source,
      shown: isBuiltIn ? folder.shownFile(of: source) : folder.project.name(of: argument),
      foreign: ForeignFilms.all(of: scenario, from: source, in: approved, folder))
  }

  /// The program's own approaches to play a built-in scenario with.
  ///
  /// They cannot be listed in its file, so they are those that are requested or approved.
  private static func additions(
    to scenario: Scenario, _ wanted: [String], _ approved: ApprovedFiles
  ) -> [NamedApproach] {
    scenario.catalogue.own.filter { own in
      let name = BaselineName(scenario: scenario.name, approach: own.name)
      return own.handlers.screen == scenario.screen.kind
        && !scenario.approaches.contains { $0.name == own.name }
        && (wanted.contains(own.name) || approved.trace(of: name) != nil)
    }
  }

  /// The remedy for an approach that no scenario has.
  private static func hint(for name: String, in items: [Item], own: [String]) -> String {
    if own.contains(name) {
      return " List it in a scenario's file, or name a built-in scenario of its kind of screen."
    }
    let names = Set(items.flatMap { $0.approaches.map(\.name) } + own).sorted()
    return NearestName.hint(for: name, among: names)
  }

  /// A scenario with those approaches alone; nil where it has none of them.
  private static func only(_ approaches: [String], of item: Item) -> Item? {
    guard !approaches.isEmpty else { return item }
    var item = item
    item.approaches.removeAll { !approaches.contains($0.name) }
    return item.approaches.isEmpty ? nil : item
  }

  /// The files of a folder, or the argument itself.
  private static func files(_ argument: String) throws -> [String] {
    guard Files.isFolder(argument), !Scenario.builtInNames.contains(argument) else {
      return [argument]
    }
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
