import Basics
import Essentials
import Programs
import Review
import Scenarios
import Traces
import WholeFiles

/// The files of a project that differ from a revision of git, committed or not.
struct ChangedFiles {
  /// Of git's work tree.
  private let root: ProjectFolder
  /// From the root.
  private let changed: Set<String>
  private let tracked: Set<String>

  /// Throws `Failure` where git, its work tree or the revision is missing.
  init(since revision: String, in project: ProjectFolder) throws {
    guard let git = ProgramFile.path(of: "git") else {
      throw Failure(.environment, "--changed-since needs git, which is not in PATH; install it.")
    }
    func ask(_ arguments: [String]) throws -> [String]? {
      try ChangedFiles.output(git, ["--no-optional-locks", "-C", project.path] + arguments)?
        .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let top = try ask(["rev-parse", "--show-toplevel"])?.first else {
      throw Failure(.usage, "--changed-since: \(project.path) is in no work tree of git.")
    }
    let folder = top.last == "\n" ? String(top.dropLast()) : top
    let asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let commit = try ask(asked)?.first else {
      throw Failure(
        .usage,
        "--changed-since: git knows no revision \(revision) here; fetch it first, as in `git fetch origin main`, and give "
          + "origin/main.")
    }
    root = ProjectFolder(exactly: folder)
    let lists = [
      [
        "diff", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-relative",
        "-z", commit.filter(\.isHexDigit), "--",
      ],
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"],
      ["ls-files", "--full-name", "-z", ":/"],
    ]
    let names = try lists.map { arguments in
      guard let names = try ask(arguments) else {
        throw Failure(.inputOutput, "git \(arguments[0]) failed in \(folder); see `git status`.")
      }
      return names
    }
    changed = Set(names[0] + names[1])
    tracked = Set(names[2])
  }

  /// The output of a program; nil where it fails.
  private static func output(_ file: String, _ arguments: [String]) throws -> [UInt8]? {
    let program: PipedProgram
    do {
      program = try PipedProgram(file, arguments, stream: .output, check: Interruption.check)
    } catch {
      throw Failure(.environment, "\(file) could not be started: \(error.reason).")
    }
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try part.withUnsafeMutableBytes { try program.read(into: $0) }
      guard count > 0 else { break }
      output += part[..<count]
    }
    return try program.end() == .code(0) ? output : nil
  }

  /// Whether a file, or one in a folder, is another one now, or git cannot tell.
  func mayDiffer(_ path: String) -> Bool {
    // Both a link and its target count.
    let names = [root.name(of: path), root.relative(path)].compactMap(\.self)
    guard !names.isEmpty else { return true }
    return names.contains { name in
      !tracked.contains(name) && !tracked.contains { $0.hasPrefix("\(name)/") }
        || changed.contains(name) || changed.contains { $0.hasPrefix("\(name)/") }
    }
  }

  /// Whether something has changed that decides which Filmstrip plays the films, such as a package's versions.
  var mayChangeProgram: Bool {
    let names = ["Package.swift", "Package.resolved", "Makefile", "Dockerfile", "Containerfile"]
    return changed.contains { path in
      let parts = path.split(separator: "/")
      return parts.contains { $0.hasPrefix(".") }
        || parts.last.map { names.contains("\($0)") } == true
    }
  }

  /// Whether something has changed that may be code of approaches: neither a scenario, a baseline nor a text.
  func mayChangeCode(besides known: [String]) -> Bool {
    let others = Set(known.flatMap { [root.name(of: $0), root.relative($0) ?? ""] })
    return changed.contains { path in
      !others.contains(path) && !others.contains { path.hasPrefix("\($0)/") }
        && !path.hasSuffix(".md")
    }
  }
}

extension ReviewWork {
  /// The work without films that are certainly as at a revision: scenario, approach, baselines and recording.
  ///
  /// A user's program counts as one with its approaches; films of which this is unknown stay.
  func changed(since revision: String) throws -> ReviewWork {
    let files = try ChangedFiles(since: revision, in: folder.project)
    guard !files.mayChangeProgram else { return self }
    func baselineDiffers(_ file: String) -> Bool {
      files.mayDiffer(Files.path(file, in: folder.path))
    }
    let scenarios = plan.items.compactMap(\.file)
    let own = Set(plan.catalogue.own.map(\.name))
    let isCodeChanged =
      !own.isEmpty && files.mayChangeCode(besides: scenarios + [folder.path] + recordings)
    var work = self
    let unchanged = films.filter { item, approach in
      let name = item.name(of: approach)
      guard let trace = plan.approved.trace(of: name), trace.problem == nil else { return false }
      return !(item.file.map(files.mayDiffer) ?? false) && !baselineDiffers(trace.file)
        && !trace.pictures.contains { baselineDiffers(name.file($0)) }
        && !(isCodeChanged && own.contains(approach.name))
    }
    work.plan.unchanged = Set(unchanged.map { $0.item.name(of: $0.approach) })
    work.films = work.plan.films
    work.recordings = recordings.filter {
      files.mayDiffer($0) || baselineDiffers(ReviewWork.name(of: $0).recordingFile)
    }
    work.approved = approved.filter {
      ($0.path.map(files.mayDiffer) ?? true) || baselineDiffers($0.name.recordingFile)
    }
    return work
  }
}
