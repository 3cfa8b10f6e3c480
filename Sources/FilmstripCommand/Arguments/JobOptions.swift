import ArgumentParser
import Essentials

/// On how many threads films are played and drawn; the result is the same with any number.
struct JobOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "Threads, 1 to 64. Default: one per processor.")
  var jobs: Int?

  var decisions: [WorkOption] { WorkOption.manner("--jobs") }

  /// How many threads.
  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func each<Worker>(_ make: () -> Worker) -> [Worker] { (0..<count).map { _ in make() } }

  private static let range = 1...64

  func validate() throws {
    if let jobs, !JobOptions.range.contains(jobs) {
      throw ValidationError("-j \(jobs) is not 1 to \(JobOptions.range.upperBound).")
    }
  }
}
