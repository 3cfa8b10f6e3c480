import Basics

/// An engine that runs shards, and the text of its job file.
///
/// Each file also shows how the shards are merged. Comments mark the reader's own values, such as an image.
package enum JobEngine: String, CaseIterable, Sendable {
  case slurm, kubernetes, github, gitlab, make

  /// The most shards of a job according to the engine's documents; nil if unknown.
  private var limit: Int? {
    switch self {
    // docs.github.com, "Usage limits": jobs that a matrix makes.
    case .github: 256
    // docs.gitlab.com, "CI/CD YAML syntax reference", `parallel`.
    case .gitlab: 200
    case .slurm, .kubernetes, .make: nil
    }
  }

  /// Throws `Failure` if the engine runs fewer shards, or would misread an argument.
  package func file(for job: ShardJob) throws -> String {
    if let limit, job.shards > limit {
      throw Failure(
        .usage, "\(rawValue) runs at most \(limit) shards of a job, and \(job.shards) are too many."
      )
    }
    if self == .github, let word = job.words("").first(where: { $0.contains("${{") }) {
      throw Failure(.usage, "GitHub would read “\(word)” as an expression; give it another name.")
    }
    if self == .github || self == .gitlab { try checkFolders(of: job) }
    return switch self {
    case .slurm: slurm(job)
    case .kubernetes: kubernetes(job)
    case .github: github(job)
    case .gitlab: gitlab(job)
    case .make: make(job)
    }
  }

  /// Refuses folders that no job can pass on.
  ///
  /// Each job has its own copy of the project, anywhere on its machine, and keeps the folders below it.
  private func checkFolders(of job: ShardJob) throws {
    for folder in [job.bundles] + job.outputs {
      let names = PathText.parts(folder.path).filter { $0 != "." }
      // GitHub reads a `~` there as the home folder.
      guard !PathText.leadsDown(folder.path) || names.isEmpty || names.first == "~" else {
        continue
      }
      throw Failure(
        .usage,
        "\(rawValue) keeps only files in folders below the project's; give \(folder.option) one, such as "
          + "\(folder.option) filmstrip-out, not \(folder.path).")
    }
  }

  /// A script that Slurm runs as an array; it contains the count, for tasks run again alone.
  private func slurm(_ job: ShardJob) -> String {
    """
    #!/bin/sh
    # sbatch --wait THIS-FILE && \(job.mergeLine)
    #SBATCH --job-name=filmstrip
    #SBATCH --array=1-\(job.shards)
    exec \(job.line("\"$SLURM_ARRAY_TASK_ID/\(job.shards)\""))

    """
  }

  /// An indexed job, whose pods share a volume with the project.
  private func kubernetes(_ job: ShardJob) -> String {
    // Kubernetes replaces $(NAME) in a command, and $$ by $.
    let command = job.words("auto").map { JSONText.quoted($0.replacing("$", with: "$$")) }
    return """
      # kubectl replace --force -f THIS-FILE starts it, also where an earlier one has run.
      # kubectl wait --for=condition=complete --timeout=-1s job/filmstrip waits until every shard is done;
      # it does not return where one failed for good, which kubectl get job/filmstrip shows.
      # Then, in the project's folder: \(job.mergeLine)
      apiVersion: batch/v1
      kind: Job
      metadata:
        name: filmstrip
      spec:
        completionMode: Indexed
        completions: \(job.shards)
        parallelism: \(job.shards)
        template:
          spec:
            restartPolicy: Never
            containers:
              - name: filmstrip
                image: filmstrip # yours, with filmstrip and its fonts
                workingDir: /project
                command: [\(command.joined(separator: ", "))]
                env:
                  - name: JOB_COMPLETIONS
                    value: "\(job.shards)"
                volumeMounts:
                  - name: project
                    mountPath: /project
            volumes:
              - name: project
                persistentVolumeClaim:
                  claimName: project # yours, ReadWriteMany, with the project in it

      """
  }

  /// A workflow with a matrix.
  private func github(_ job: ShardJob) -> String {
    """
    name: filmstrip
    on: [push, pull_request]
    jobs:
      shard:
        runs-on: ubuntu-latest
        strategy:
          fail-fast: false
          matrix:
            shard: [\(job.numbers.joined(separator: ", "))]
        steps:
          - uses: actions/checkout@v5
          # Install filmstrip here.
          - run: |
              \(job.line("${{ matrix.shard }}/\(job.shards)"))
          - uses: actions/upload-artifact@v6
            with:
              name: shard-${{ matrix.shard }}
              path: \(JSONText.quoted(job.bundles.path))
              include-hidden-files: true
      merge:
        needs: shard
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
          # Install filmstrip here, too.
          - uses: actions/download-artifact@v7
            with:
              pattern: shard-*
              path: \(JSONText.quoted(job.bundles.path))
              merge-multiple: true
          - run: |
              \(job.mergeLine)
          - uses: actions/upload-artifact@v6
            if: always() # where films differ, too
            with:
              name: merged
              path: |
                \(job.outputs.map(\.path).joined(separator: "\n            "))
              include-hidden-files: true

    """
  }

  /// Two jobs for `.gitlab-ci.yml`.
  private func gitlab(_ job: ShardJob) -> String {
    """
    # Both jobs need an image with filmstrip and its fonts.
    shards:
      parallel: \(job.shards)
      script:
        - |
          \(job.line("auto"))
      artifacts:
        paths:
          - \(JSONText.quoted(job.bundles.path))
    merge:
      needs: [shards]
      script:
        - |
          \(job.mergeLine)
      artifacts:
        when: always # where films differ, too
        paths:
          \(job.outputs.map { "- \(JSONText.quoted($0.path))" }.joined(separator: "\n      "))

    """
  }

  /// Targets for `make -j`.
  private func make(_ job: ShardJob) -> String {
    func recipe(_ line: String) -> String { line.replacing("$", with: "$$") }
    let targets = job.numbers.map { "shard-\($0)" }.joined(separator: " ")
    return """
      # make -j \(job.shards) -f THIS-FILE
      SHARDS := \(targets)
      .PHONY: merge $(SHARDS)
      merge: $(SHARDS)
      \t\(recipe(job.mergeLine))
      $(SHARDS): shard-%:
      \t\(job.line("$*/\(job.shards)", escaping: recipe))

      """
  }
}
