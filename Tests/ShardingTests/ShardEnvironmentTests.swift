import Basics
import Foundation
import TestSupport
import Testing

@testable import Sharding

/// The variables that engines set, as their documents have them.
struct ShardEnvironmentTests {
  @Test(arguments: [
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "8",
        "SLURM_ARRAY_TASK_COUNT": "8",
      ], "3/8"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "3",
        "SLURM_ARRAY_TASK_COUNT": "4",
      ], "1/4"
    ),
    (["JOB_COMPLETION_INDEX": "4", "JOB_COMPLETIONS": "5"], "5/5"),
    (["STRATEGY_JOB_INDEX": "0", "STRATEGY_JOB_TOTAL": "6"], "1/6"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "6"], "1/6"),
    (["CIRCLE_NODE_INDEX": "5", "CIRCLE_NODE_TOTAL": "6"], "6/6"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "2/2"),
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"], "2/2"),
    // GitLab sets the total of jobs that are not split; a job that is alone may be split by another engine.
    (["CI_NODE_TOTAL": "1", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3"),
    (
      [
        "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1", "TEST_SHARD_INDEX": "2",
        "TEST_TOTAL_SHARDS": "3",
      ], "3/3"
    ),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "1/1"),
  ])
  func theShardIsTheEngines(variables: [String: String], shard: String) throws {
    #expect("\(try ShardEnvironment.shard(in: variables))" == shard)
  }

  @Test(arguments: [
    ([:], "no variable of Slurm's arrays, Kubernetes"),
    (["CI_NODE_TOTAL": "4"], "no variable of"),
    (["JOB_COMPLETION_INDEX": "4"], "JOB_COMPLETIONS is not; Kubernetes does not tell"),
    (["STRATEGY_JOB_INDEX": "4"], "${{ strategy.job-total }}"),
    (["CI_NODE_INDEX": "4"], "CI_NODE_INDEX is set and CI_NODE_TOTAL is not, or give"),
    (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], "name no shard"),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "name no shard"),
    (["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "3"], "name no shard"),
    (["CIRCLE_NODE_INDEX": "\(Int.max)", "CIRCLE_NODE_TOTAL": "3"], "name no shard"),
    (["CI_NODE_INDEX": "\(Int.min)", "CI_NODE_TOTAL": "2"], "name no shard"),
    (
      [
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "TEST_SHARD_INDEX": "0",
        "TEST_TOTAL_SHARDS": "3",
      ], "GitLab say 1/2 and those of Bazel 1/3"
    ),
    // Tasks 3 and 7 of an array, one alone, and every other one.
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_MAX": "7",
        "SLURM_ARRAY_TASK_COUNT": "2",
      ], "give --shard $SLURM_ARRAY_TASK_ID/N"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "1",
        "SLURM_ARRAY_TASK_COUNT": "1",
      ], "the number of shards is unknown"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
        "SLURM_ARRAY_TASK_COUNT": "4",
      ], "the number of shards is unknown"
    ),
    (["SLURM_ARRAY_TASK_ID": "1"], "the number of shards is unknown"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "\(Int.max)", "SLURM_ARRAY_TASK_MIN": "0",
        "SLURM_ARRAY_TASK_MAX": "3", "SLURM_ARRAY_TASK_COUNT": "4",
      ], "the number of shards is unknown"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_MAX": "\(Int.min)", "SLURM_ARRAY_TASK_COUNT": "\(Int.min)",
      ], "the number of shards is unknown"
    ),
  ])
  func environmentsWithoutTheTotalAreRefused(variables: [String: String], words: String) {
    let failure = #expect(throws: Failure.self) {
      _ = try ShardEnvironment.shard(in: variables)
    }
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
  }

  @Test func bazelLearnsThatItsShardWasTaken() throws {
    let scratch = try ScratchFolder()
    let variables = [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2",
      "TEST_SHARD_STATUS_FILE": scratch.path("status"),
    ]
    #expect("\(try ShardEnvironment.shard(in: variables))" == "2/2")
    #expect(try scratch.names() == ["status"])
  }
}
