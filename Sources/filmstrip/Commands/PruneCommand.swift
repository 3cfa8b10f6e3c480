import ArgumentParser
import Foundation
import Review
import Traces

/// Removes baselines that nothing holds any more.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove baselines that no scenario makes any more.",
    discussion: """
      Reads every scenario that baselines were recorded from. A baseline goes where its file or \
      its approach is gone, and a picture where its trace no longer picks it. Where a scenario \
      cannot be read nothing is removed. Baselines that an app's own tests recorded stay.
      """)

  @OptionGroup var baselines: PruneOptions

  @Flag(help: "Say what would be removed, and remove nothing.")
  var dryRun = false

  func run() throws {
    let folder = BaselineFolder(path: baselines.baseline)
    guard !Files.isMissing(folder.path) else {
      throw Failure(
        .inputOutput, "There is no folder \(folder.path); give another with --baseline.")
    }
    let plan = try ReviewPlan([], approaches: [], in: folder)
    try plan.checkIsKnown(in: folder)
    let orphans = try plan.orphans(in: folder)
    let unfinished = try folder.files(hidden: true).filter(PruneCommand.isUnfinished)
    for (path, reason) in orphans.map({ ($0.outcome.baseline, $0.outcome.message) })
      + unfinished.map({
        (Files.path($0, in: folder.path), "A recording that was cut short left it.")
      })
    {
      if !dryRun, unlink(path) != 0 {
        throw Failure(
          .inputOutput, "\(path) could not be removed: \(String(cString: strerror(errno))).")
      }
      Output.error("\(dryRun ? "Would remove" : "Removed") \(path): \(reason)")
    }
    for name in Set(orphans.map(\.outcome.scenario)) where !dryRun {
      // Fails where something is left in it, which then stays.
      rmdir(Files.path(name, in: folder.path))
    }
    if orphans.isEmpty, unfinished.isEmpty { Output.error("No baseline is orphaned.") }
  }

  /// Whether a hidden file is one that a process which is gone was about to put in its place.
  private static func isUnfinished(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."),
      Files.isOfEndedProcess(last[last.index(after: dot)...])
    else { return false }
    let target = last[..<dot]
    return target.hasSuffix(BaselineName.traceEnding)
      || target.hasSuffix(BaselineName.pictureEnding)
  }
}

/// Where what is approved lies.
struct PruneOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("The folder of what is approved.", valueName: "folder"))
  var baseline = "Baselines"
}
