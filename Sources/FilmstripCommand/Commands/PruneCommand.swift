import ArgumentParser
import Basics
import Essentials
import Review
import Traces
import WholeFiles

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove baselines that no scenario makes any more.",
    discussion: """
      Reads every scenario that baselines were recorded from. Removes a baseline if its scenario's \
      file or its approach is gone, and a picture if its trace no longer selects it. If a scenario \
      or a baseline cannot be read, removes nothing. Keeps the baselines that an app's own tests recorded, \
      and reports which others no scenario makes.
      """, examples: ["prune --dry-run"])

  @Option(
    name: .long, help: ArgumentHelp("The folder of the baselines.", valueName: "folder"))
  var baseline = BaselineOptions.usualFolder

  @Flag(help: "Print what would be removed, and remove nothing.")
  var dryRun = false

  func run() throws {
    let folder = BaselineFolder(path: baseline.path)
    guard ProjectFolder.resolved(folder.path) == nil || !Files.isMissing(folder.path) else {
      throw Failure(
        .inputOutput,
        "There is no folder \(folder.path)\(ProjectFolder.above(folder.path).map { " here: give --baseline \($0)." } ?? "; give another with --baseline.")"
      )
    }
    if dryRun { try prune(folder) } else { try folder.change { try prune(folder) } }
  }

  private func prune(_ folder: BaselineFolder) throws {
    let plan = try ReviewPlan(
      [], approaches: [], in: folder, catalogue: Program.current.catalogue)
    if let problem = plan.approved.traces.lazy.compactMap(\.problem).first { throw problem }
    try plan.checkIsKnown(in: folder)
    let leftover = plan.leftover(after: plan.expected, in: folder)
    let unfinished = try folder.files(hidden: true).filter {
      PruneCommand.isUnfinished(Files.path($0, in: folder.path))
    }
    let removed =
      leftover.prunable + unfinished.map { ($0, "An interrupted recording left it.") }
    for (file, reason) in removed {
      let path = Files.path(file, in: folder.path)
      if !dryRun { try PruneCommand.remove(path) }
      Output.error("\(dryRun ? "Would remove" : "Removed") \(path): \(reason)")
    }
    for name in Set(leftover.prunable.compactMap { PathText.parts($0.file).first }) where !dryRun {
      // Fails if something is left in it, which then stays.
      rmdir(Files.path(name, in: folder.path))
    }
    let pruned = Set(removed.map { Files.path($0.file, in: folder.name) })
    for outcome in leftover.findings.map(\.outcome) where !pruned.contains(outcome.baseline) {
      Output.error("Kept \(outcome.baseline): \(outcome.message)")
    }
    if removed.isEmpty, leftover.findings.isEmpty { Output.error("No baseline is orphaned.") }
  }

  private static func remove(_ path: String) throws {
    if PartFolder.isName(Files.name(of: path)) { return PartFolder.removeLeftover(path) }
    guard unlink(path) == 0 else {
      throw Failure(
        .inputOutput, "\(path) could not be removed: \(String(cString: strerror(errno))).")
    }
  }

  private static func isUnfinished(_ path: String) -> Bool {
    PartFolder.isLeftover(path) || isOfEarlierVersion(path) && Files.isOlder(path, than: day)
  }

  private static let day = 24.0 * 60 * 60

  /// Whether a file is a baseline that an earlier version had not finished.
  ///
  /// It has the baseline's name, hidden, and the number of its process. Another container may have a process of that
  /// number, so only the file's age shows that it will never be finished.
  private static func isOfEarlierVersion(_ path: String) -> Bool {
    let name = Files.name(of: path)
    guard let dot = name.lastIndex(of: "."),
      name[name.index(after: dot)...].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return false }
    let target = name[..<dot]
    return target.hasSuffix(BaselineName.traceEnding)
      || target.hasSuffix(BaselineName.pictureEnding)
  }
}
