import TestSupport
import Testing

struct CurveOffsetsCommandTests {
  @Test func givesFramesAsJSON() throws {
    let result = try filmstrip(
      "curve", "offsets", "--curve", "7", "--duration", "0.25", "--distance", "-336", "--fps", "60",
      "--format", "json")
    let report = try #require(try result.json() as? [String: Any])
    #expect(report["curve"] as? Int == 7)
    #expect(report["options"] as? Int == 458_752)
    #expect(report["requestedDuration"] as? Double == 0.25)
    #expect(report["duration"] as? Double == 0.5)
    let frames = try #require(report["frames"] as? [[String: Any]])
    #expect(frames.count == 31)
    #expect(frames.last?["progress"] as? Double == 1)
    #expect(frames.last?["offset"] as? Double == -336)
    #expect(frames[1]["frame"] as? Int == 1)
  }

  @Test func aDurationOfZeroGivesOneFrame() throws {
    let result = try filmstrip(
      "curve", "offsets", "--duration", "0", "--distance", "10", "--fps", "60", "--format", "csv")
    #expect(result.output == "frame,time,progress,offset,velocity\n0,0,1,10,0\n")
  }

  @Test func optionsCarryTheirCurve() throws {
    let result = try filmstrip(
      "curve", "offsets", "--options", "7", "--duration", "0.25", "--distance", "1", "--fps", "4",
      "--format", "json")
    let report = try #require(try result.json() as? [String: Any])
    #expect(report["curve"] as? Int == 0)
    #expect(report["options"] as? Int == 7)
    #expect(report["duration"] as? Double == 0.25)
  }

  /// What only a plot has is refused elsewhere, and no zero is negative.
  @Test func optionsOfAPlotAreRefusedElsewhere() throws {
    let scratch = try ScratchFolder()
    let offsets = ["curve", "offsets", "--duration", "0.25", "--distance", "-300", "--fps", "60"]
    for format in [[], ["--format", "csv"], ["--format", "json"]] {
      for option in [["-o", "o.png"], ["--overwrite"]] {
        let result = try filmstrip(offsets + format + option, in: scratch.url)
        #expect(result.status == 64 && result.errors.contains("; it is for plot."))
      }
    }
    #expect(try filmstrip(offsets + ["--format", "plot"], in: scratch.url).status == 0)
    #expect(try scratch.names() == ["offsets.png"])
    let table = try filmstrip(offsets).output
    #expect(!table.contains("-0.0 ") && !table.contains("-0.000"), "\(table)")
  }

  @Test func refusesWhatIsOutOfRange() throws {
    func status(_ duration: String, _ fps: String) throws -> Int32 {
      try filmstrip(
        "curve", "offsets", "--duration", duration, "--distance", "1", "--fps", fps, "--curve", "3"
      )
      .status
    }
    #expect(try status("-1", "60") == 64)
    #expect(try status("nan", "60") == 64)
    // Of a delay nobody spoke.
    let negative = try filmstrip(
      "curve", "offsets", "--duration=-1", "--distance", "1", "--fps", "60")
    #expect(
      negative.errors == "Error: the duration must be 0 or more and finite, in seconds, not -1\n")
    #expect(try status("1", "0") == 64)
    #expect(try status("1000", "1000") == 64)
    #expect(
      try filmstrip(
        "curve", "offsets", "--duration", "1", "--distance", "1", "--fps", "60", "--curve", "3",
        "--options",
        "7"
      ).status == 64)
  }
  @Test func aCurveIsANameOrANumberOfThreeBits() throws {
    func offsets(_ curve: String) throws -> CommandResult {
      try filmstrip(
        "curve", "offsets", "--curve", curve, "--duration", "0.25", "--distance", "1", "--fps",
        "60",
        "--format", "csv")
    }
    #expect(try offsets("7").output == offsets("keyboard").output)
    #expect(try offsets("3").output == offsets("linear").output)
    for wrong in ["8", "458752", "-1", "0x7", "ease", ""] {
      let result = try offsets(wrong)
      #expect(result.status == 64, "\(wrong)")
      #expect(result.errors.contains("a number from 0 to 7"), "\(result.errors)")
    }
  }

  @Test(arguments: [("easeinout", "easeInOut"), ("keybord", "keyboard"), ("lineer", "linear")])
  func aMisspeltCurveIsSuggested(wrong: String, right: String) throws {
    let offsets = try filmstrip(
      "curve", "offsets", "--curve", wrong, "--duration", "0.25", "--distance", "1", "--fps", "60")
    #expect(offsets.status == 64 && offsets.errors.contains("Did you mean “\(right)”?"))
  }
}
