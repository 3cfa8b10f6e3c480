import Foundation
import Recordings
import TestSupport
import Testing

/// What shards record and draw is, once it is merged, what one run makes.
struct ShardedOutputTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    for name in ["one", "two", "three"] {
      try project.write("S/\(name).yaml", FilmProject.scenario(named: name))
    }
  }

  private func share(_ count: Int, _ arguments: [String]) throws {
    for index in 1...count {
      let result = try filmstrip(
        arguments + ["--shard", "\(index)/\(count)"], in: project.folder.url)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func mergedBaselinesAreThoseOfOneRun() throws {
    let record = ["record", "S", "--frames", "2,4", "--tolerance", "gap=0.5"]
    let whole = try filmstrip(record, in: project.folder.url)
    let baselines = try project.files()
    try project.remove("Baselines")
    try share(3, record)
    #expect(!project.exists("Baselines"))
    let tried = try filmstrip(["merge"] + record + ["--dry-run"], in: project.folder.url)
    #expect(tried.status == 0, "\(tried.errors)")
    #expect(tried.errors.contains("Would record 18 files of 6 films."))
    #expect(!project.exists("Baselines"))
    for _ in 1...2 {
      // The second has been done already, as after a merge that was killed.
      let merged = try filmstrip(["merge"] + record, in: project.folder.url)
      #expect(merged.status == 0, "\(merged.errors)")
      #expect(merged.errors == whole.errors)
      #expect(try project.files() == baselines)
    }
    #expect(try project.run("check").status == 0)
  }

  @Test func aMergeFinishesWhatAKilledOneBegan() throws {
    let record = ["record", "S", "--frames", "2"]
    try share(2, record)
    try project.succeed("merge", "record", "S", "--frames", "2")
    let whole = try project.files()
    for file in whole.keys where file.hasPrefix("two") { try project.remove("Baselines/\(file)") }
    try project.succeed("merge", "record", "S", "--frames", "2")
    #expect(try project.files() == whole)
  }

  @Test func whatWasApprovedMeanwhileStays() throws {
    try share(2, ["record", "S"])
    try project.succeed("record", "S", "--tolerance", "gap=1")
    let approved = try project.files()
    let merged = try project.run("merge", "record", "S")
    #expect(merged.status == 65)
    #expect(merged.errors.contains("has changed since shard"), "\(merged.errors)")
    #expect(try project.files() == approved)
  }

  /// Numbers need no font, wherever they are from; pictures all need the same.
  @Test func shardsThatDrawNothingNeedNoFonts() throws {
    try project.write("none.conf", "<fontconfig></fontconfig>")
    let noFonts = ["FONTCONFIG_FILE": project.url("none.conf").path]
    func run(_ line: [String], _ environment: [String: String] = [:]) throws -> CommandResult {
      try filmstrip(line, in: project.folder.url, environment: environment)
    }
    for line in [
      ["record", "S"], ["check"], ["render", "S/one.yaml", "S/two.yaml", "--format", "trace"],
    ] {
      #expect(try run(line + ["--shard", "1/2"], noFonts).status == 0)
      #expect(try run(line + ["--shard", "2/2"]).status == 0)
      let merged = try run(["merge"] + line, noFonts)
      #expect(merged.status == 0, "\(line): \(merged.errors)")
      try project.remove("filmstrip-shards")
    }
    try project.succeed("record", "S/two.yaml", "--frames", "2")
    let whole = try run(["check"])
    for index in 1...6 {
      let shard = try run(["check", "--shard", "\(index)/6"], noFonts)
      // Sorted by name, the films with pictures come last.
      #expect(shard.status == (index > 4 ? 3 : 0), "\(shard.errors)")
      guard shard.status != 0 else { continue }
      #expect(try run(["check", "--shard", "\(index)/6"]).status == 0)
    }
    #expect(try run(["merge"]).output == whole.output)
  }

  /// What a shard found there already is not in its bundle.
  @Test func whatStaysIsWhatTheShardsFound() throws {
    try project.write("my.film.json", SampleRecording(isRight: true).film.json)
    try project.succeed("record", "S", "--frames", "2")
    try project.succeed("record", "my.film.json")
    try project.remove("Baselines/two/ours-0002@2x.png")
    try share(2, ["record", "S", "my.film.json"])
    let before = try project.files()
    for name in before.keys.sorted() {
      for other in [nil, Data("garbage".utf8)] {
        var files = before
        files[name] = other
        try project.restore(files)
        let merged = try project.run("merge", "record", "S", "my.film.json")
        #expect(merged.status == 65, "\(name): \(merged.errors)")
        #expect(
          merged.errors.contains("Baselines/\(name) has changed since shard"), "\(merged.errors)")
        #expect(try project.files() == files)
      }
    }
    try project.restore(before)
    let whole = try project.run("record", "S", "my.film.json")
    let files = try project.files()
    #expect(files.count == before.count + 1)
    try project.restore(before)
    #expect(try project.run("merge", "record", "S", "my.film.json").errors == whole.errors)
    #expect(try project.files() == files)
  }

  /// As where a copy was broken off, or is of another run.
  @Test(arguments: [
    ["record", "S", "--frames", "2", "--update", "o*"], ["check"],
    ["render", "S/one.yaml", "-o", "out", "--format", "csv"],
  ])
  func alteredBundlesAreNotMerged(line: [String]) throws {
    try project.succeed("record", "S", "--frames", "2")
    try project.write("S/one.yaml", FilmProject.scenario(named: "one", curve: "easeIn"))
    try share(1, line)
    let (before, bundle) = (try project.files(), try project.files("filmstrip-shards"))
    let files = bundle.filter { !$0.key.hasSuffix(".gitignore") }
    #expect(files.count > 3)
    for (name, bytes) in files {
      var others = [bytes.prefix(bytes.count / 2), Data()]
      if !name.hasSuffix("bundle.json") { others.append(bytes.dropLast() + [bytes[0] ^ 1]) }
      for other in others {
        try TestSupport.write(other, to: project.url("filmstrip-shards/\(name)"))
        let merged = try filmstrip(["merge"] + line, in: project.folder.url)
        #expect(merged.status == 65, "\(name): \(merged.errors)")
        #expect(try project.files() == before)
        #expect(!project.exists("out") && !project.exists(".filmstrip"))
      }
      try TestSupport.write(bytes, to: project.url("filmstrip-shards/\(name)"))
    }
    let merged = try filmstrip(["merge"] + line, in: project.folder.url)
    #expect(merged.status == (line == ["check"] ? 1 : 0), "\(merged.errors)")
  }

  @Test func aBundleWritesNoOtherFiles() throws {
    try share(2, ["record", "S"])
    let bundle = "filmstrip-shards/1-of-2"
    let text = try project.text("\(bundle)/results.json")
    for other in ["../../mine.yaml", "two/ours.trace.json", "one/ours.swift", "/etc/passwd"] {
      try project.forge(
        "results.json", in: bundle,
        text.replacingOccurrences(of: "one/ours.trace.json", with: other))
      let merged = try project.run("merge", "record", "S")
      #expect(merged.status == 65, "\(other): \(merged.errors)")
      #expect(merged.errors.contains("is damaged"), "\(merged.errors)")
      #expect(!project.exists("Baselines"))
    }
  }

  @Test func mergedPicturesAreThoseOfOneRun() throws {
    let render = ["render", "S/one.yaml", "S/two.yaml", "S/three.yaml", "--format", "strip"]
    let more = ["--format", "trace", "--scale", "1"]
    func json(_ folder: String, _ words: [String]) throws -> String {
      let result = try filmstrip(
        words + render + more + ["-o", folder, "--json"], in: project.folder.url)
      #expect(result.status == 0, "\(result.errors)")
      return result.output.replacingOccurrences(of: folder, with: "FOLDER")
    }
    let whole = try json("whole", [])
    try share(2, render + more)
    #expect(try json("merged", ["merge"]) == whole)
    #expect(try project.files("merged") == project.files("whole"))
    #expect(try project.files("merged").count == 9)
  }

  @Test func aMergePrintsWhatOneRunPrints() throws {
    let render = ["render", "S/one.yaml", "S/two.yaml", "--format", "gif", "--scale", "1"]
    let more = ["--frames", "0-3", "-o", "out"]
    let whole = try filmstrip(render + more, in: project.folder.url)
    #expect(whole.errors.components(separatedBy: "50 pictures per second instead of 60").count == 5)
    let files = try project.files("out")
    try project.remove("out")
    try share(2, render + more)
    #expect(try filmstrip(["merge"] + render + more, in: project.folder.url).errors == whole.errors)
    #expect(try project.files("out") == files)
  }

  @Test func mergedPicturesAreThoseThatWereAskedFor() throws {
    let render = ["render", "S/one.yaml", "S/two.yaml", "--format", "csv", "-o", "out"]
    try share(2, render)
    let bundle = "filmstrip-shards/1-of-2"
    let text = try project.text("\(bundle)/results.json")
    #expect(text.contains("\"one-ours.csv\""))
    for name in ["Makefile", "one.sh", "onemore.csv", "two-ours.csv", "../one-ours.csv"] {
      try project.forge("files/\(name)", in: bundle, "mine")
      try project.forge(
        "results.json", in: bundle, text.replacingOccurrences(of: "one-ours.csv", with: name))
      let merged = try filmstrip(["merge"] + render, in: project.folder.url)
      #expect(merged.status == 65, "\(name): \(merged.errors)")
      #expect(merged.errors.contains("other files or a second result of one"))
      #expect(!project.exists("out"))
    }
    for results in [
      #"[{"cell": "one", "formats": [], "notes": []}]"#,
      #"[{"cell": "one", "formats": [{"files": [], "isSeries": false}], "notes": []}]"#,
    ] {
      try project.forge("results.json", in: bundle, results)
      let merged = try filmstrip(["merge"] + render, in: project.folder.url)
      #expect(merged.status == 65, "\(merged.errors)")
      #expect(merged.errors.contains("other files or a second result of one"))
      #expect(!project.exists("out"))
    }
  }

  @Test func aRecordingOfOtherBytesIsAnotherRecording() throws {
    let film = SampleRecording(isRight: true).film.json
    try project.write("my.film.json", film)
    try project.succeed("record", "my.film.json")
    let line = ["check", "my.film.json"]
    try share(1, line)
    #expect(try filmstrip(["merge"] + line, in: project.folder.url).status == 0)
    let digit = try #require(film.lastIndex { $0.isNumber })
    var other = film
    other.replaceSubrange(digit...digit, with: film[digit] == "1" ? "2" : "1")
    try project.write("my.film.json", other)
    let merged = try filmstrip(["merge"] + line, in: project.folder.url)
    #expect(merged.status == 65)
    #expect(merged.errors.contains("is of another plan"), "\(merged.errors)")
  }

  @Test func recordingsAreSharedAsFilmsAre() throws {
    try project.write("right.film.json", SampleRecording(isRight: true).film.json)
    try project.write("wrong.film.json", SampleRecording().film.json)
    let record = ["record", "S", "right.film.json", "wrong.film.json"]
    let whole = try filmstrip(record, in: project.folder.url)
    let baselines = try project.files()
    #expect(baselines.keys.contains("wrong/recording.film.json"))
    try project.remove("Baselines")
    try share(3, record)
    #expect(try filmstrip(["merge"] + record, in: project.folder.url).errors == whole.errors)
    #expect(try project.files() == baselines)

    try project.remove("filmstrip-shards")
    let check = ["check", "--max-gap", "5", "--report", "report"]
    let checked = try filmstrip(check, in: project.folder.url)
    #expect(checked.status == 1)
    let (results, report) = (try project.files(".filmstrip"), try project.files("report"))
    try project.remove("report")
    try share(3, check)
    let merged = try filmstrip(["merge"] + check, in: project.folder.url)
    #expect(merged.status == 1)
    #expect(merged.output == checked.output)
    #expect(try project.files(".filmstrip") == results)
    #expect(try project.files("report") == report)
  }

  @Test func whatWritesNothingLeavesNoBundle() throws {
    for arguments in [["record", "S", "--dry-run"], ["render", "S/one.yaml", "-o", "-"]] {
      let result = try filmstrip(arguments + ["--shard", "1/1"], in: project.folder.url)
      #expect(result.status == 64, "\(result.errors)")
      let job = try filmstrip(
        ["plan", "--for", "make", "--shards", "1"] + arguments, in: project.folder.url)
      #expect(job.status == 64, "\(job.errors)")
      #expect(job.output.isEmpty)
    }
    #expect(!project.exists("filmstrip-shards"))
  }

  @Test func makeRunsTheFileThatPlanPrints() throws {
    try project.succeed("record", "S")
    try project.write("S/two.yaml", FilmProject.scenario(named: "two", curve: "easeIn"))
    let line = ["check", "--report", "it's $HOME", "--", "S"]
    let whole = try filmstrip(line, in: project.folder.url)
    let report = try project.files("it's $HOME")
    #expect(whole.status == 1)
    try project.remove("it's $HOME")
    let job = try filmstrip(
      ["plan", "--for", "make", "--shards", "3"] + line, in: project.folder.url)
    try project.write("job.mk", job.output)
    let made = try shell(
      #"PATH="$(dirname "$FILMSTRIP"):$PATH" make -s -j 2 -f job.mk"#, in: project.folder.url)
    #expect(made.status == 2, "\(made.errors)")
    #expect(made.output == whole.output)
    #expect(try project.files("it's $HOME") == report)
  }

  @Test(arguments: ["slurm", "kubernetes", "github", "gitlab", "make"])
  func aJobsFileIsForTheShardsThatThereAre(engine: String) throws {
    let words = ["check", "S", "--report", "a b"]
    let all = ["plan", "--for", engine, "--shards", "4"] + words
    let result = try filmstrip(all, in: project.folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("filmstrip merge check S --report 'a b'"))
    #expect(!result.output.contains("\t ") && result.output.hasSuffix("\n"))
    if ["github", "gitlab"].contains(engine) {
      // What the merge leaves outlives its machine.
      let merge = try #require(result.output.components(separatedBy: "merge check").last)
      #expect(merge.contains(".filmstrip") && merge.contains("always"))
      let render = ["plan", "--for", engine, "--shards", "1", "render", "S/one.yaml"]
      #expect(try filmstrip(render, in: project.folder.url).status == 64)
      // Each of its jobs has another machine, and another project's folder.
      for (line, option) in [
        (["render", "S/one.yaml", "-o", ".."], "-o"),
        (["render", "S/one.yaml", "-o", "out/../.."], "-o"),
        (["record", "S", "--baseline", project.url("B").path], "--baseline"),
        (["check", "S", "--report", "/tmp/report"], "--report"),
        (["check", "S", "--results", "."], "--results"),
        (["check", "S", "--bundles=~/b"], "--bundles"),
        (["check", "S", "--bundles", "."], "--bundles"),
      ] {
        let file = try filmstrip(
          ["plan", "--for", engine, "--shards", "1"] + line, in: project.folder.url)
        #expect(file.status == 64, "\(line)")
        #expect(file.errors.contains("give \(option) one, such as"), "\(file.errors)")
        #expect(file.output.isEmpty)
      }
      let out = try filmstrip(render + ["-o", "out"], in: project.folder.url)
      #expect(out.output.contains(engine == "github" ? " out\n" : "- \"out\"\n"))
    }
    if engine == "github" {
      // A folder of bundles may be a hidden one.
      #expect(result.output.matches(of: /include-hidden-files: true/).count == 2)
    }
    if engine == "kubernetes" {
      // A job that is there already is not run again by being applied.
      #expect(result.output.contains("# kubectl replace --force -f THIS-FILE"))
      let job = try filmstrip(
        ["plan", "--for", engine, "--shards", "1", "check", "--report", "$(HOME)$$x", "S"],
        in: project.folder.url)
      #expect(job.output.contains(#""$$(HOME)$$$$x""#))
    }
    if engine == "slurm" {
      try project.write("job.sh", result.output)
      #expect(try shell("sh -n job.sh", in: project.folder.url).status == 0)
      #expect(result.output.contains("#SBATCH --array=1-4\n"))
    }
    let many = try filmstrip(
      ["plan", "--for", engine, "--shards", "7"] + words, in: project.folder.url)
    #expect(many.status == 64)
    #expect(many.errors.contains("fewer than 7 shards"))
    for arguments in [["--for", engine], ["--for", engine, "--shards", "2", "--json"]] {
      let result = try filmstrip(["plan"] + arguments + words, in: project.folder.url)
      #expect(result.status == 64, "\(result.errors)")
      #expect(result.output.isEmpty)
    }
  }
}
