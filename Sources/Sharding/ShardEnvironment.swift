import Basics
import Essentials
import WholeFiles

/// Reads the shard from the environment variables of a job's engine.
package enum ShardEnvironment {
  /// An engine that starts one command many times.
  private struct Engine {
    let name: String
    /// The variable with the job's number, and the first job's number.
    let index: String
    let first: Int
    /// The variable with the number of jobs.
    let count: String
    /// Why the count may be missing, and the remedy.
    var advice = ""
  }

  /// In the order of `Documentation/ManyMachines.md`.
  private static let engines = [
    Engine(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: "JOB_COMPLETIONS",
      advice: "; Kubernetes does not tell a pod how many there are, so set it in the job's template"
    ),
    Engine(
      name: "GitHub", index: "STRATEGY_JOB_INDEX", first: 0, count: "STRATEGY_JOB_TOTAL",
      advice: "; set it to ${{ strategy.job-total }}"),
    Engine(name: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    Engine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
    Engine(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
      count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Engine(name: "Bazel", index: "TEST_SHARD_INDEX", first: 0, count: "TEST_TOTAL_SHARDS"),
  ]

  private static let slurm = (
    index: "SLURM_ARRAY_TASK_ID", first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX",
    count: "SLURM_ARRAY_TASK_COUNT"
  )

  /// Throws `Failure` if no variables name a shard, or their number is uncertain.
  package static func shard(in variables: [String: String]) throws -> Shard {
    var found: [(name: String, shard: Shard)] = []
    if let index = variables[slurm.index] { found.append(("Slurm", try array(index, variables))) }
    for engine in engines {
      guard let index = variables[engine.index] else { continue }
      found.append((engine.name, try shard(of: engine, index, variables)))
    }
    // Another engine may have split the only job of an engine.
    let split = found.filter { $0.shard.count > 1 }
    guard let first = split.first ?? found.first else {
      throw Failure(
        .usage,
        "--shard auto: no variable of Slurm's arrays, \(engines.map(\.name).joined(separator: ", ")) is set; give "
          + "--shard I/N.")
    }
    if let other = split.dropFirst().first {
      throw Failure(
        .usage,
        "--shard auto: the variables of \(first.name) say \(first.shard) and those of \(other.name) \(other.shard); "
          + "give --shard I/N.")
    }
    // Bazel fails a test that does not confirm its shard in this file.
    if first.name == "Bazel", let file = variables["TEST_SHARD_STATUS_FILE"] {
      try Files.append([], to: file)
    }
    return first.shard
  }

  private static func shard(
    of engine: Engine, _ index: String, _ variables: [String: String]
  ) throws -> Shard {
    guard let count = variables[engine.count] else {
      throw Failure(
        .usage,
        "--shard auto: \(engine.index) is set and \(engine.count) is not\(engine.advice), or give --shard I/N."
      )
    }
    guard let number = Int(index), let total = Int(count),
      number >= engine.first, number < .max,
      let shard = Shard(index: number - engine.first + 1, count: total)
    else {
      throw Failure(
        .usage,
        "--shard auto: \(engine.index)=\(index) and \(engine.count)=\(count) name no shard; give --shard I/N."
      )
    }
    return shard
  }

  /// The shard of a task of Slurm's array.
  ///
  /// An array of chosen tasks, such as those that are run again, does not include their total number.
  private static func array(_ index: String, _ variables: [String: String]) throws -> Shard {
    let numbers = [slurm.first, slurm.last, slurm.count].map { Int(variables[$0] ?? "") }
    guard let number = Int(index), let first = numbers[0], let last = numbers[1],
      let count = numbers[2], (0...1).contains(first), count > 1,
      (first...).contains(number), number <= last, last - first == count - 1,
      let shard = Shard(index: number - first + 1, count: count)
    else {
      throw Failure(
        .usage,
        "--shard auto: the tasks of this array do not go from 0 or 1 to a last one, so they may be some that are run "
          + "again, and the number of shards is unknown; give --shard $\(slurm.index)/N.")
    }
    return shard
  }
}
