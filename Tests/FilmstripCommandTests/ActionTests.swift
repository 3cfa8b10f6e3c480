import TestSupport

#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The repository as git has it.
  private enum Checkout {
    static let isThere = FileManager.default.fileExists(
      atPath: Repository.root.appendingPathComponent(".git").path)
  }

  /// The action's steps, run as GitHub's shell runs them, from a copy of what git tracks, with a stand-in for the compiler.
  @Suite(.enabled(if: Checkout.isThere, "git tells which files it tracks only in a checkout"))
  struct ActionTests {
    private let scratch: ScratchFolder
    private let steps: [Step]

    /// A step that runs in a shell.
    private struct Step {
      let id, name: String
      let variables: [String: String]
      let text: String
    }

    init() throws {
      scratch = try ScratchFolder()
      let copy = try shell(
        """
        mkdir action project temp tools bin
        git -c safe.directory='*' -C '\(Repository.root.path)' ls-files -z \\
          | tar --null --ignore-failed-read -C '\(Repository.root.path)' -T - -cf - 2>/dev/null | tar -xf - -C action
        test -f action/action.yml
        """, in: scratch.url)
      try #require(copy.status == 0, "\(copy.errors)")
      steps = try ActionTests.steps(
        String(contentsOf: scratch.url.appendingPathComponent("action/action.yml"), encoding: .utf8)
      )
      // `swift build` takes minutes; what it leaves is the command that was built.
      let swift = """
        #!/bin/sh
        mkdir -p .build/release
        cp '\(try commandURL().path)' .build/release/filmstrip
        """
      try write(swift.utf8, to: scratch.url.appendingPathComponent("bin/swift"))
      chmod(scratch.path("bin/swift"), 0o755)
    }

    /// The steps with a text of a shell, as the file has them.
    private static func steps(_ text: String) throws -> [Step] {
      let all = text.components(separatedBy: "\n    - ").dropFirst()
      return all.compactMap { step -> Step? in
        let lines = ("      " + step).components(separatedBy: "\n")
        func value(_ key: String) -> String? {
          lines.first { $0.hasPrefix("      \(key): ") }.map { String($0.dropFirst(8 + key.count)) }
        }
        func block(_ key: String) -> [String]? {
          guard let start = lines.firstIndex(where: { $0.hasPrefix("      \(key):") }) else {
            return nil
          }
          return lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
            .map { String($0.dropFirst(8)) }
        }
        guard value("shell") == "bash", let run = value("run") else { return nil }
        let variables = (block("env") ?? []).compactMap { line -> (String, String)? in
          let parts = line.split(separator: ":", maxSplits: 1)
          return parts.count == 2
            ? (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)) : nil
        }
        let isQuoted = run.hasPrefix("'") && run.hasSuffix("'")
        return Step(
          id: value("id") ?? "", name: value("name") ?? "",
          variables: Dictionary(uniqueKeysWithValues: variables),
          text: run == "|"
            ? (block("run") ?? []).joined(separator: "\n")
            : isQuoted ? String(run.dropFirst().dropLast()) : run)
      }
    }

    /// What a step wrote for others, by its names.
    private func outputs(_ file: String) throws -> [String: String] {
      let text = try String(contentsOfFile: scratch.path(file), encoding: .utf8)
      let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
      return Dictionary(
        pairs.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil },
        uniquingKeysWith: { $1 })
    }

    /// Runs a step; `values` are those of GitHub's expressions, which are empty where nothing is said.
    private func run(_ step: Step, _ values: [String: String], path: String = "") throws
      -> CommandResult
    {
      let script = scratch.path("step.sh")
      try write(step.text.utf8, to: URL(fileURLWithPath: script))
      for file in ["output", "path"] { try write([], to: scratch.url.appendingPathComponent(file)) }
      var environment = [
        "GITHUB_ACTION_PATH": scratch.path("action"), "GITHUB_OUTPUT": scratch.path("output"),
        "GITHUB_PATH": scratch.path("path"), "RUNNER_TOOL_CACHE": scratch.path("tools"),
        "RUNNER_TEMP": scratch.path("temp"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
        "GITHUB_WORKSPACE": scratch.path("project"), "FILMSTRIP_NO_SETUP": "1", "MAKEFLAGS": "",
        "PATH":
          "\(path)\(scratch.path("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      ]
      for (name, value) in step.variables {
        let key = value.firstMatch(of: /^\$\{\{ (.*) \}\}$/).map { String($0.output.1) }
        environment[name] = key.map { values[$0] ?? "" } ?? value
      }
      return try shell(
        "exec bash --noprofile --norc -eo pipefail '\(script)'",
        in: scratch.url.appendingPathComponent("project"), environment: environment)
    }

    private func step(_ which: (Step) -> Bool) throws -> Step {
      let found = steps.first(where: which)
      return try #require(found)
    }

    /// From nothing to a report of what differs.
    @Test func theStepsRunOnWhatGitTracks() throws {
      try #require(steps.count == 6)
      let sources = try step { $0.id == "sources" }
      let hashed = try run(sources, [:])
      try #require(hashed.status == 0, "\(hashed.output)\(hashed.errors)")
      let found = try outputs("output")
      let prefix = try #require(found["prefix"])
      #expect(prefix == scratch.path("tools/filmstrip"))
      #expect(try #require(found["key"]).contains(/^filmstrip-.*-X64-[0-9a-f]{40,}$/))
      let values = ["steps.sources.outputs.prefix": prefix]
      for name in ["Install the fonts and libraries", "Build the command", "Say what is installed"]
      {
        let result = try run(step { $0.name == name }, values)
        try #require(result.status == 0, "\(name): \(result.output)\(result.errors)")
      }
      #expect(
        try String(contentsOfFile: scratch.path("path"), encoding: .utf8) == "\(prefix)/bin\n")
      let project = scratch.url.appendingPathComponent("project")
      try FilmProject.scenario().write(
        toFile: scratch.path("project/mine.yaml"), atomically: true, encoding: .utf8)
      try write("gitdir: nowhere\n".utf8, to: project.appendingPathComponent(".git"))
      try #require(try filmstrip(["record", "mine.yaml"], in: project).status == 0)
      let check = try step { $0.id == "check" }
      let same = try run(check, values, path: "\(prefix)/bin:")
      #expect(same.status == 0, "\(same.output)\(same.errors)")
      #expect(try outputs("output")["exit-code"] == "0")
      try FilmProject.scenario(curve: "easeIn").write(
        toFile: scratch.path("project/mine.yaml"), atomically: true, encoding: .utf8)
      let other = try run(
        check,
        values.merging(["inputs.scenarios": "mine.yaml", "inputs.options": "--json"]) { $1 },
        path: "\(prefix)/bin:")
      #expect(other.status == 1, "\(other.output)\(other.errors)")
      #expect(try outputs("output")["exit-code"] == "1")
      #expect(other.errors.contains("::error "))
      #expect(
        FileManager.default.fileExists(atPath: scratch.path("temp/filmstrip-report/index.html")))
    }

    /// The same sources have one key, and others another.
    @Test func theKeyIsTheSources() throws {
      let sources = try step { $0.id == "sources" }
      func key() throws -> String? {
        let result = try run(sources, [:])
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        return try outputs("output")["key"]
      }
      let first = try key()
      #expect(try key() == first)
      for name in [
        "Sources/Basics/new.swift", "Plugins/new", "Examples/films/README.md", "VERSION",
      ] {
        let before = try key()
        try write("new".utf8, to: scratch.url.appendingPathComponent("action/\(name)"))
        #expect(try key() != before, "\(name)")
      }
      // What is built beside them is none.
      let before = try key()
      try FileManager.default.createDirectory(
        atPath: scratch.path("action/.build"), withIntermediateDirectories: true)
      try write("new".utf8, to: scratch.url.appendingPathComponent("action/.build/new"))
      #expect(try key() == before)
    }
  }
#endif
