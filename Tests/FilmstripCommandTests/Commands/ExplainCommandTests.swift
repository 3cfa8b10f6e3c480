import Foundation
import TestSupport
import Testing

struct ExplainCommandTests {
  @Test func givesExactlyTheKeysPromised() throws {
    let result = try filmstrip("explain", "keyboard-gap", "--approach", "constraints", "--json")
    #expect(result.status == 0)
    let report = try #require(try result.json() as? [String: Any])
    #expect(
      Set(report.keys)
        == ["scenario", "approach", "repeatable", "diagnosis", "counterfactuals"])
    #expect(report["repeatable"] as? Bool == true)
    #expect(report["scenario"] as? String == "keyboard-gap")
    #expect(report["approach"] as? String == "constraints")
    let diagnosis = try #require(report["diagnosis"] as? [[String: Any]])
    let first = try #require(diagnosis.first)
    #expect(Set(first.keys) == ["cause", "family", "certainty", "evidence", "fix"])
    #expect(first["family"] as? String == "K7")
    #expect(first["cause"] as? String == "layout")
    let changes = try #require(report["counterfactuals"] as? [[String: Any]])
    #expect(changes.allSatisfy { Set($0.keys) == ["change", "gap.max", "overlap.max"] })
    #expect(
      Set(changes.compactMap { $0["change"] as? String })
        == ["curve", "duration", "start", "layout", "context", "height", "inset"])
    #expect(changes.first?["change"] as? String == "layout")
  }

  /// A missing approach, and a file without its ending, are answered with the names there are.
  @Test func missingNamesAreSuggested() throws {
    let missing = try filmstrip("explain", "keyboard-gap")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("frame, constraints, transform"))
    let folder = try ScratchFolder()
    _ = try folder.file(
      "mine.yaml", "name: mine\napproaches: [frame]\nevents: [{at: 0, keyboard: show}]\n")
    let unended = try filmstrip(["explain", "mine", "--approach", "frame"], in: folder.url)
    #expect(unended.status == 64)
    #expect(unended.errors.contains("there is a file mine.yaml"))
  }

  /// Code that fixes one cause of two is not enough, so that of both is shown.
  @Test func theCodeFixesAllCauses() throws {
    let code =
      try filmstrip("explain", "keyboard-gap", "--approach", "constraints").output
      .split(separator: "Write instead:").last ?? ""
    #expect(code.contains("curve << 16") && code.contains("layoutIfNeeded()"))
  }

  /// By the names that check and measure print.
  @Test(arguments: ["explain", "log"])
  func anApproachIsTakenInOtherSettings(command: String) throws {
    let result = try filmstrip(command, "growing-bar", "--approach", "bar-grows-down+AX5")
    #expect(result.status == 0)
    if command == "explain" {
      #expect(result.output.hasPrefix("bar-grows-down+AX5 in growing-bar, "))
      #expect(result.output.contains(" fps, text AX5") && result.output.contains("128"))
    }
    for (name, message) in [
      ("bar-grows-down+ax5", "Did you mean “AX5”?"),
      ("bar-grows-down+", "there is no variant “”"),
      ("bar-grows+AX5", "there is no approach “bar-grows”"), ("+AX5", "there is no approach “”"),
    ] {
      let wrong = try filmstrip(command, "growing-bar", "--approach", name)
      #expect(wrong.status == 64 && wrong.errors.contains(message), "\(wrong.errors)")
    }
  }

  @Test func tellsInFewNarrowLines() throws {
    for approach in ["frame", "constraints", "did-show", "transform"] {
      let result = try filmstrip("explain", "keyboard-gap", "--approach", approach)
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count < 24)
      let text = lines.prefix { !$0.hasPrefix("Write instead") }
      #expect(text.allSatisfy { $0.count <= 80 }, "\(text)")
    }
    let output = try filmstrip("explain", "keyboard-gap", "--approach", "constraints").output
    for part in ["K7, no animation", "curve+layout", "100 %", "view.layoutIfNeeded()"] {
      #expect(output.contains(part), "\(part)")
    }
  }

  @Test func saysWhenNothingIsWrong() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("bar.yaml", "name: bar\nmessages: 0\n")
    let result = try filmstrip("explain", path, "--approach", "transform")
    #expect(result.status == 0)
    #expect(result.output.contains("Nothing is wrong"))
    let report = try filmstrip("explain", path, "--approach", "transform", "--json").json()
    let diagnosis = (report as? [String: Any])?["diagnosis"] as? [Any]
    #expect(diagnosis?.isEmpty == true)
  }

  @Test(arguments: ["measure", "explain"]) func playsOtherwiseThanTheFileSays(command: String)
    throws
  {
    let arguments = [command, "keyboard-gap", "--approach", "constraints", "--json"]
    func worst(_ more: String...) throws -> Double {
      let report = try #require(try filmstrip(arguments + more).json() as? [String: Any])
      if let changes = report["counterfactuals"] as? [[String: Any]] {
        let curve = changes.first { $0["change"] as? String == "curve" }
        return try #require(curve?["gap.max"] as? Double)
      }
      let films = report["films"] as? [[String: Any]]
      let measures = films?.first?["measures"] as? [String: [String: Any]]
      return try #require(measures?["gap.max"]?["value"] as? Double)
    }
    #expect(try worst() == 260)
    #expect(try worst("--keyboard-height", "200") == 200)
    #expect(try worst("--device", "iPhone 14 Pro") == 302)
    #expect(try worst("--fps", "50") == 260)
  }

  /// `curve << 16` matters only where the keyboard's own block does not hand its timing down.
  @Test func handlersAreCalledAsAsked() throws {
    func films(_ more: String...) throws -> [[String: Any]] {
      let arguments = ["measure", "keyboard-gap", "--approach", "frame", "--json"]
      let report = try #require(try filmstrip(arguments + more).json() as? [String: Any])
      return try #require(report["films"] as? [[String: Any]])
    }
    for context in ["inherited", "deferred"] {
      #expect(try films("--context", context).map { $0["context"] as? String } == [context])
    }
    #expect(try films().map { $0["context"] as? String } == ["deferred"])
    #expect(try filmstrip("measure", "keyboard-gap", "--context", "later").status == 64)
  }

  @Test func theLogIsOfTheDeviceThatIsAskedFor() throws {
    let log = ["log", "keyboard-gap", "--approach", "constraints"]
    let tall = try filmstrip(log + ["--device", "iPhone 14 Pro"])
    let short = try filmstrip(log)
    #expect(tall.status == 0 && tall.output != short.output)
    #expect(try filmstrip(log + ["--device", "nope"]).status == 64)
  }

  @Test func theFrameRateIsTaken() throws {
    let result = try filmstrip("measure", "keyboard-gap", "--fps", "120", "--json")
    let report = try #require(try result.json() as? [String: Any])
    let films = try #require(report["films"] as? [[String: Any]])
    #expect(films.allSatisfy { $0["fps"] as? Double == 120 })
  }

  @Test func drawnFilmsCanBePlayedOtherwise() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "keyboard-gap", "--format", "trace", "--approach", "transform", "--fps", "30",
      "--device", "iPhone 14 Pro", "--keyboard-height", "300", "-o", folder.url.path)
    #expect(result.status == 0)
    #expect(try folder.names() == ["keyboard-gap-transform.trace.json"])
    let fast = try filmstrip("render", "keyboard-gap", "--fps", "500", "-o", folder.url.path)
    #expect(fast.status == 65)
  }

  @Test func unplayableScenariosAreAnError() throws {
    let arguments = ["explain", "keyboard-gap", "--approach", "frame"]
    #expect(try filmstrip(arguments + ["--fps", "0"]).status == 64)
    #expect(try filmstrip(arguments + ["--fps", "1001"]).status == 64)
    #expect(try filmstrip(arguments + ["--keyboard-height", "-1"]).status == 64)
    #expect(try filmstrip(arguments + ["--device", "nope"]).status == 64)
    #expect(try filmstrip("explain", "keyboard-gap", "--approach", "nope").status == 64)
    #expect(try filmstrip("explain", "nope", "--approach", "frame").status == 65)
    let high = try filmstrip(arguments + ["--keyboard-height", "668"])
    #expect(high.status == 65)
    #expect(high.errors.contains("668 pt"))
    #expect(try filmstrip(arguments + ["--keyboard-height", "667"]).status == 0)
  }

  @Test func listedScenariosSayWhatTheyShow() throws {
    let items = try #require(
      try filmstrip("list", "scenarios", "--json").json() as? [[String: Any]])
    let bugs = items.filter { $0["family"] != nil }
    #expect(!bugs.isEmpty)
    for item in bugs {
      let name = try #require(item["name"] as? String)
      #expect((item["family"] as? String)?.hasPrefix("K") == true, "\(name)")
      #expect((item["failing"] as? String)?.isEmpty == false, "\(name)")
      #expect((item["cured"] as? String)?.isEmpty == false, "\(name)")
      #expect((item["devices"] as? [String])?.isEmpty == false, "\(name)")
      #expect(item["threads"] is [String], "\(name)")
    }
  }
}
