import Foundation
import TestSupport
import Testing

/// A check that shards share ends as a check of all films.
struct ShardedCheckTests {
  private let project: FilmProject

  /// Five scenarios of two films, with pictures: one is as approved, one differs, one is gone, one is new, and one cannot
  /// be read.
  init() throws {
    project = try FilmProject()
    try project.write("Package.swift", "")
    for name in ["same", "other", "gone", "odd"] {
      try project.write("S/\(name).yaml", FilmProject.scenario(named: name))
    }
    try project.succeed("record", "S", "mine.yaml", "--frames", "3")
    try project.write("S/other.yaml", FilmProject.scenario(named: "other", curve: "easeIn"))
    try project.remove("S/gone.yaml")
    try project.remove("Baselines/mine/ours-0003@2x.png")
    try project.write("Baselines/odd/ours.trace.json", "<<<<<<<")
  }

  private func shard(_ index: Int, _ count: Int, _ arguments: String...) throws -> CommandResult {
    try filmstrip(
      ["check", "--shard", "\(index)/\(count)"] + arguments, in: project.folder.url)
  }

  private func expectFailure(_ code: Int32, _ words: String, _ arguments: String...) throws {
    let before = try project.files(".filmstrip")
    let result = try filmstrip(["merge"] + arguments, in: project.folder.url)
    #expect(result.status == code, "\(result.errors)")
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try project.files(".filmstrip") == before)
  }

  @Test(arguments: [1, 2, 3, 8]) func theMergedCheckIsThatOfAllFilms(count: Int) throws {
    let arguments = ["--report", "report"]
    let whole = try filmstrip(["check"] + arguments, in: project.folder.url)
    #expect(whole.status == 65, "\(whole.errors)")
    let (results, report) = (try project.files(".filmstrip"), try project.files("report"))
    #expect(report["junit.xml"]?.isEmpty == false)
    #expect(results.count > 4)
    try project.remove(".filmstrip")
    try project.remove("report")
    for index in (1...count).reversed() {
      let result = try shard(index, count)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    let merged = try filmstrip(["merge", "check"] + arguments, in: project.folder.url)
    #expect(merged.status == whole.status)
    #expect(merged.output == whole.output)
    #expect(merged.errors == whole.errors)
    #expect(try project.files(".filmstrip") == results)
    #expect(try project.files("report") == report)
  }

  /// A shell leaves the `~` of `--baseline=~/B` as it is, and each machine has a home folder of its own.
  @Test func shardsOfOneLineBelongTogetherAnywhere() throws {
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let line = ["check", "--baseline=~/Baselines"]
    let home = ["HOME": project.folder.url.path]
    func run(_ words: [String]) throws -> CommandResult {
      try filmstrip(words, in: project.folder.url, environment: home)
    }
    let whole = try run(line)
    for index in 1...2 {
      #expect(try run(line + ["--shard", "\(index)/2"]).status == 0)
    }
    let merged = try run(["merge"] + line)
    #expect(merged.status == whole.status, "\(merged.errors)")
    #expect(merged.output == whole.output)
    #expect(merged.output.contains("mine/ours"))
  }

  @Test func aShardThatIsRunAgainChangesNothing() throws {
    for index in 1...2 { _ = try shard(index, 2) }
    let bundles = try project.files("filmstrip-shards")
    _ = try shard(1, 2)
    #expect(try project.files("filmstrip-shards") == bundles)
    // Nor does the machine that it is run on.
    let copy = FilmProject(at: try ScratchFolder())
    try copy.restore(
      try project.files(".").filter { !$0.key.hasPrefix("filmstrip-shards") }, to: "copy")
    for index in 1...2 {
      let result = try filmstrip(
        ["check", "--shard", "\(index)/2"], in: copy.url("copy"))
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try copy.files("copy/filmstrip-shards") == bundles)
    // What a shard that was killed left.
    try project.write("filmstrip-shards/.filmstrip-part-0123456789abcdef/new/results.json", "{")
    #expect(try project.run("merge").status == 65)
    #expect(try project.files("filmstrip-shards")["2-of-2/bundle.json"] != nil)
  }

  @Test func theMergeNamesWhatIsMissing() throws {
    try expectFailure(2, "There is no folder filmstrip-shards; run the command with --shard I/N")
    _ = try shard(3, 3)
    try expectFailure(2, "There is no bundle of 1/3, 2/3; run those shards.")
    try project.remove("filmstrip-shards/3-of-3")
    try expectFailure(2, "filmstrip-shards has no bundles")
  }

  @Test func theMergeNamesWhatIsThereTwice() throws {
    for index in 1...2 { _ = try shard(index, 2) }
    _ = try shard(1, 4)
    try expectFailure(65, "is in two bundles, filmstrip-shards/1-of-2 of shard 1/2 and")
  }

  @Test func theMergeRefusesOtherPlans() throws {
    for index in 1...2 { _ = try shard(index, 2) }
    try expectFailure(
      65, "it is of `check`, and this merge is of `check --allow-orphans`", "--allow-orphans")
    try expectFailure(64, "list has no work to split; give check, record", "list", "devices")
    try expectFailure(64, "leave out --shard", "check", "--shard", "1/2")
    let manifest = try project.text("filmstrip-shards/2-of-2/bundle.json")
    for (before, after, code, words) in [
      ("\"0.1.0\"", "\"0.0.9\"", 65 as Int32, "filmstrip 0.0.9 made it, and this is 0.1.0"),
      ("pango 1", "pango 0.1", 3, "filmstrip-shards/2-of-2 was made with other fonts or libraries"),
      ("same/ours", "else/ours", 65, "is none of the films here"),
      ("{", "", 65, "filmstrip-shards/2-of-2 is not a shard's bundle"),
      ("\"index\" : 2", "\"index\" : 3", 65, "is not a shard's bundle"),
      // Counting to it would take hours.
      (
        "\"count\" : 2", "\"count\" : 1000000000000", 65,
        "it is shard 2/1000000000000, and there are 8 films"
      ),
    ] {
      let other = manifest.replacingOccurrences(of: before, with: after)
      #expect(other != manifest, "\(before)")
      try project.write("filmstrip-shards/2-of-2/bundle.json", other)
      try expectFailure(code, words)
    }
    try project.write("filmstrip-shards/2-of-2/bundle.json", manifest)
    try project.write("S/same.yaml", FilmProject.scenario(named: "same", curve: "easeIn"))
    try expectFailure(65, "the scenario of same/", "check")
  }

  @Test func theMergeRefusesPicturesThatTheShardsDidNotSee() throws {
    for index in 1...2 { _ = try shard(index, 2) }
    let (approved, added) = (try project.files(), "mine/ours-0003@2x.png")
    let picture = "same/ours-0003@2x.png"
    for (name, bytes) in [
      (picture, nil), (picture, Data()), (picture, Data("garbage".utf8)),
      (picture, approved["same/transform-0003@2x.png"]), (added, approved[picture]),
    ] {
      var other = approved
      other[name] = bytes
      #expect(other != approved)
      try project.restore(other)
      try expectFailure(65, "the scenario of \(name.prefix(9)), or its baseline", "check")
    }
    try project.restore(approved)
    #expect(try project.run("merge").errors == project.run("check").errors)
  }

  @Test func theMergeRefusesDamagedBundles() throws {
    for index in 1...2 { _ = try shard(index, 2) }
    let whole = try project.files("filmstrip-shards")
    let difference = try #require(
      whole.keys.first { $0.hasSuffix(".png") && $0.contains("/actual/") })
    try project.remove("filmstrip-shards/\(difference)")
    try expectFailure(65, "could not be read: No such file or directory. Run shard")
    try project.link("filmstrip-shards/\(difference)", to: "/etc/passwd")
    try expectFailure(65, "links are not followed there. Run shard")
    try project.restore(whole, to: "filmstrip-shards")
    let outside = try project.text("filmstrip-shards/1-of-2/results.json")
      .replacingOccurrences(of: "\"folder\" : \"Baselines\"", with: "\"folder\" : \"../B\"")
    for (text, words) in [
      ("{}", "the results of its films cannot be read"),
      (outside, "its results name files that are none of a check's"),
    ] {
      try project.forge("results.json", in: "filmstrip-shards/1-of-2", text)
      try expectFailure(65, "filmstrip-shards/1-of-2 is damaged: \(words). Run shard 1/2 again.")
    }
    let results = try #require(whole["2-of-2/results.json"])
    try project.restore(whole, to: "filmstrip-shards")
    try project.forge(
      "results.json", in: "filmstrip-shards/1-of-2", String(decoding: results, as: UTF8.self))
    try expectFailure(65, "which is not among its films")
    for name in ["same/else", "same", "mine/ours"] {
      let other = String(decoding: results, as: UTF8.self)
        .replacingOccurrences(of: "\"name\" : \"same/ours\"", with: "\"name\" : \"\(name)\"")
      try project.restore(whole, to: "filmstrip-shards")
      try project.forge("results.json", in: "filmstrip-shards/2-of-2", other)
      try expectFailure(65, "a result of same/ours that is called \(name)")
    }
    for name in ["results.json", "bundle.json"] {
      try project.restore(whole, to: "filmstrip-shards")
      try project.move("filmstrip-shards/1-of-2/\(name)", to: "mine.json")
      try project.link("filmstrip-shards/1-of-2/\(name)", to: "../../mine.json")
      try expectFailure(
        65, name == "results.json" ? "Run shard 1/2 again" : "is not a shard's bundle")
      try project.remove("mine.json")
    }
    try project.restore(whole, to: "filmstrip-shards")
    try project.write("filmstrip-shards/notes", "mine")
    try expectFailure(65, "filmstrip-shards/notes is not a shard's bundle")
  }

  @Test func linesThatAreNotShardsWriteNothing() throws {
    for (arguments, code, words) in [
      (["--shard", "0/3"], 64 as Int32, "'0/3' is invalid"),
      (["--shard", "1/99"], 64, "fewer than 99 shards"),
      (["--shard", "1/2", "--bundles", "S"], 73, "S contains odd.yaml, which is not a bundle"),
      (["--shard", "1/2", "--bundles", "."], 73, "which is not a bundle"),
      (["--shard", "1/2", "--bundles", "T"], 0, "Wrote T/1-of-2"),
      (["--shard", "2/2", "--bundles", "T"], 0, "Wrote T/2-of-2"),
      (["--shard", "1/2", "--bundles", "Baselines"], 73, "is inside Baselines, which is read"),
    ] {
      let result = try filmstrip(["check"] + arguments, in: project.folder.url)
      #expect(result.status == code, "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    #expect(!project.exists("filmstrip-shards"))
    try project.write("filmstrip-shards/1-of-2/mine.txt", "mine")
    let result = try shard(1, 2)
    #expect(result.status == 73)
    #expect(try project.text("filmstrip-shards/1-of-2/mine.txt") == "mine")
  }

  /// A line with nothing to compare ends as the check does, and its shards say so.
  @Test func nothingToCompareIsReportedByAll() throws {
    let empty = FilmProject(at: try ScratchFolder())
    let whole = try empty.run("check", "--report", "report")
    #expect(whole.status == 2)
    let report = try empty.files("report")
    try empty.remove("report")
    for line in [["check", "--shard", "1/1"], ["plan", "--shards", "1"]] {
      let result = try filmstrip(line, in: empty.folder.url)
      #expect(result.status == 2, "\(result.errors)")
      #expect(result.errors.contains("no film can be compared"), "\(result.errors)")
    }
    #expect(!empty.exists("filmstrip-shards"))
    let merged = try empty.run("merge", "check", "--report", "report")
    #expect(merged.status == 2)
    #expect(merged.output == whole.output)
    #expect(merged.errors.hasPrefix("Nothing to merge: no film is to be played here"))
    #expect(
      merged.errors.split(separator: "\n").dropFirst() == whole.errors.split(separator: "\n")[...])
    #expect(try empty.files("report") == report)
  }

  @Test(arguments: [
    (
      ["plan", "S"],
      "S is not a command; check, record or render comes first, as in `filmstrip plan check S`."
    ),
    (["merge", "S"], "as in `filmstrip merge check S`."),
    (["plan", "--shards", "2", "S"], "S is not a command"),
    (
      ["plan", "check", "S", "--shards", "2"],
      "goes right behind it, as in `filmstrip plan --shards … check`."
    ),
    (["plan", "check", "--shards=2"], "--shards belongs to plan"),
    (["plan", "check", "--for", "make"], "--for belongs to plan"),
    (["plan", "list", "devices"], "list has no work to split"),
  ])
  func aLineBeginsWithItsCommand(line: [String], words: String) throws {
    let result = try filmstrip(line, in: project.folder.url)
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func thePlanIsTheOneOfTheShards() throws {
    let plan = try project.succeed("plan", "--shards", "2", "--json").json() as? [String: Any]
    let cells = try #require(plan?["cells"] as? [[String: Any]])
    for index in 1...2 {
      _ = try shard(index, 2)
      let bundle = try #require(
        JSONSerialization.jsonObject(
          with: Data(project.text("filmstrip-shards/\(index)-of-2/bundle.json").utf8))
          as? [String: Any])
      #expect(bundle["plan"] as? String == plan?["plan"] as? String)
      let ids = cells.filter { $0["shard"] as? Int == index }.compactMap { $0["id"] as? String }
      #expect(try #require(bundle["cells"] as? [String: String]).keys.sorted() == ids.sorted())
    }
    let job = try filmstrip(["plan", "check", "--json"], in: project.folder.url)
    #expect(try (job.json() as? [String: Any])?["plan"] as? String == plan?["plan"] as? String)
    let text = try project.succeed("plan", "check").output
    #expect(text.contains("same/ours"))
    #expect(text.contains("\nPlan "))
  }
}
