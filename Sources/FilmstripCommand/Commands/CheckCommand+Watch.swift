import ArgumentParser
import Basics
import Essentials
import Review
import WholeFiles

extension CheckCommand {
  func run() throws {
    guard watch else { return try runOnce() }
    Interruption.catchSignals()
    var code: ExitCode?
    var paths = Set(scenario + [baselines.folder.path])
    while !Interruption.isRequested {
      // Changes during the check are seen.
      // A scenario that cannot be read now is watched on.
      if let work = try? work() { paths.formUnion(work.inputs) }
      let before = states(of: paths)
      do {
        try runOnce()
      } catch let ended as ExitCode {
        code = ended
      } catch is Interruption.Interrupted {
        break
      } catch {
        guard let failure = Failure(error) else { throw error }
        Output.error("Error: \(Program.spoken(failure.message))")
        code = ExitCode(failure.code.rawValue)
      }
      guard let changed = waitForChange(of: paths, from: before) else { break }
      Output.error("")
      Output.error(changed)
    }
    // Below the terminal's ^C.
    Output.error("")
    if let code { throw code }
  }

  /// Between two looks, in microseconds.
  private static let interval: UInt32 = 200_000

  /// What has changed, in a sentence; nil after Ctrl-C.
  private func waitForChange(
    of paths: Set<String>, from before: [String: FileState]
  ) -> String? {
    Output.error("Waiting for changes; Ctrl-C ends.")
    while !Interruption.isRequested {
      let now = states(of: paths)
      let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
      if let first = changed.first {
        return "\(first) has changed"
          + (changed.count > 1 ? ", and \(changed.count - 1) more." : ".")
      }
      usleep(CheckCommand.interval)
    }
    return nil
  }

  /// Of files, and of those in folders.
  private func states(of paths: Set<String>) -> [String: FileState] {
    paths.reduce(into: [:]) { states, path in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      for file in [path] + names.map({ Files.path($0, in: path) }) {
        states[file] = FileState(of: file)
      }
    }
  }
}
