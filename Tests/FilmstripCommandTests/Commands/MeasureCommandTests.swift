import Testing

struct MeasureCommandTests {
  /// Other settings are rows below an approach's own, and one that breaks ends with 1.
  @Test func variantsAreMeasuredToo() throws {
    let right = try filmstrip(
      "measure", "keyboard-gap", "--approach", "transform", "--variant", "AX5", "--variant",
      "rightToLeft+boldText")
    #expect(right.status == 0)
    for name in ["transform ", "transform+AX5 ", "transform+rightToLeft+boldText "] {
      #expect(right.output.contains(name))
    }
    let wrong = try filmstrip(
      "measure", "growing-bar", "--approach", "bar-grows-down", "--variant", "AX5")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("bar-grows-down+AX5 breaks: off by 128.0 pt"))
    let told = try filmstrip(
      "measure", "growing-bar", "--approach", "bar-grows-down", "--variant", "AX5", "--json")
    let report = try #require(try told.json() as? [String: Any])
    let breaks = (report["films"] as? [[String: Any]])?.map { $0["breaks"] as? String }
    #expect(told.status == 1 && breaks?.count == 2 && breaks?[0] == nil)
    #expect(breaks?[1]?.hasPrefix("off by 128.0 pt") == true)
    let unknown = try filmstrip("measure", "keyboard-gap", "--variant", "boldText+ax5")
    #expect(unknown.status == 64 && unknown.errors.contains("Did you mean “AX5”?"))
  }

  @Test func givesMeasuresAndSeriesAsJSON() throws {
    let result = try filmstrip(
      "measure", "keyboard-gap", "--approach", "constraints", "--approach", "transform", "--series",
      "--json")
    #expect(result.status == 0)
    let report = try #require(try result.json() as? [String: Any])
    #expect(report["scenario"] as? String == "keyboard-gap")
    #expect(report["device"] as? String == "iPhone 7")
    let films = try #require(report["films"] as? [[String: Any]])
    #expect(films.map { $0["approach"] as? String } == ["constraints", "transform"])
    let film = try #require(films.first)
    #expect(film["context"] as? String == "deferred")
    #expect(film["fps"] as? Double == 60)
    #expect(film["frames"] as? Int == 97)
    let measures = try #require(film["measures"] as? [String: [String: Any]])
    #expect(measures["gap.max"]?["value"] as? Double == 260)
    #expect(measures["gap.max"]?["unit"] as? String == "pt")
    #expect(measures["gap.max"]?["time"] as? Double == 0)
    #expect(measures["gap"]?["value"] as? Double == 0)
    #expect(measures["overlap"]?["value"] as? Double == 0)
    let series = try #require(film["series"] as? [String: [Any]])
    #expect(series["time"]?.count == 97)
    #expect(series["gap"]?.first as? Double == 260)
    let motions = try #require(film["motions"] as? [[String: Any]])
    #expect(motions.map { $0["event"] as? String } == ["show", "hide"])
    #expect(motions.map { $0["time"] as? Double } == [0, 1])
    let bar = try #require(motions[0]["bar"] as? [String: Double])
    #expect(bar == ["begin": 0, "halfway": 0, "settled": 0, "overshoot": 0])
    #expect(
      (motions[0]["keyboard"] as? [String: Double])?["halfway"].map { abs($0 - 0.0919) < 1e-4 }
        == true)
    #expect((motions[1]["farthest"] as? [String: Any])?["value"] as? Double == 260)
    let seamless = try #require(films[1]["measures"] as? [String: [String: Any]])
    #expect(seamless["gap.max"]?["value"] as? Double == 0)
    #expect(seamless["gap.max"]?["time"] == nil)
  }

  @Test func printsATable() throws {
    let result = try filmstrip("measure", "keyboard-gap")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("approach ") }.count == 2, "the bars, then the messages")
    #expect(lines.count == 18, "and what each event moves")
    #expect(lines[8].hasPrefix("show at 0 ms  begins  half-way  settles  overshoot  farthest "))
    #expect(
      lines[10].split(separator: " ").dropFirst().prefix(6).joined(separator: " ")
        == "8 ms 125 ms 242 ms")
    #expect(lines[2].contains("constraints") && lines[2].contains("260.0 pt"))
  }

  /// At rest the cure is at 0, though its bar starts above the keyboard.
  @Test func theTableTellsRestFromMotion() throws {
    let lines = try filmstrip("measure", "tab-bar-left-out").output.split(separator: "\n")
    let columns = lines.map { $0.split(separator: " ").map(String.init) }
    #expect(columns.first?.prefix(4) == ["approach", "gap", "overlap", "gap.max"])
    let figures = columns.dropFirst().prefix(2).map { $0.filter { Double($0) != nil }.prefix(3) }
    #expect(figures == [["49.0", "0.0", "49.0"], ["0.0", "0.0", "49.0"]])
  }

  @Test func unknownNamesAreErrorsOfTheirKind() throws {
    #expect(try filmstrip("measure", "nope").status == 65)
    #expect(try filmstrip("measure", "keyboard-gap", "--approach", "nope").status == 64)
    #expect(try filmstrip("measure", "./nope.yaml").status == 74)
  }

  @Test func theLogTellsTurnByTurn() throws {
    let result = try filmstrip("log", "keyboard-gap", "--approach", "constraints")
    #expect(result.status == 0)
    for part in [
      "turn 0: show", "willShow", "the keyboard's own block", "layout pass of view placed",
      "toolbar.centerY 645 → 385 at once", "keyboard for 0.5 s",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }
}
