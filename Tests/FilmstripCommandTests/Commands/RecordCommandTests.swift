import Foundation
import TestSupport
import Testing

struct RecordCommandTests {
  /// What is said of new pictures is refused where none is drawn.
  @Test(arguments: [["--scale", "3"], ["--dark"]])
  func optionsOfNewPicturesAreRefusedWithoutFrames(option: [String]) throws {
    let project = try FilmProject()
    let result = try filmstrip(["record", "mine.yaml"] + option, in: project.folder.url)
    #expect(result.status == 64 && result.errors.contains("without --frames"), "\(result.errors)")
    #expect(!project.exists("Baselines"))
    let drawn = try filmstrip(
      ["record", "mine.yaml", "--frames", "0"] + option, in: project.folder.url)
    #expect(drawn.status == 0, "\(drawn.errors)")
  }

  private let project: FilmProject

  init() throws { project = try FilmProject() }

  @Test func onlyMissingBaselinesAreCreated() throws {
    let first = try project.succeed("record", "mine.yaml")
    #expect(
      first.errors == """
        Wrote Baselines/mine/transform.trace.json
        Wrote Baselines/mine/ours.trace.json
        Recorded 2 files of 2 films. Look at them and commit them.

        """)
    #expect(first.output.isEmpty)
    var before = try project.files()
    #expect(before.keys.sorted() == ["mine/ours.trace.json", "mine/transform.trace.json"])
    // Another film does not change what is approved.
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let second = try project.succeed("record", "mine.yaml")
    #expect(
      second.errors
        == "All baselines of 2 films exist already; --update PATTERN records them again.\n")
    #expect(try project.files() == before)
    // Nor does what is missing beside it.
    try project.remove("Baselines/mine/transform.trace.json")
    let third = try project.succeed("record", "mine.yaml")
    #expect(third.errors.contains("Recorded 1 file of 2 films."))
    #expect(try project.files() == before)
    // What is named is recorded anew.
    try project.succeed("record", "mine.yaml", "--update", "mine/o*")
    let ours = before.removeValue(forKey: "mine/ours.trace.json")
    var after = try project.files()
    #expect(after.removeValue(forKey: "mine/ours.trace.json") != ours)
    #expect(after == before)
  }

  @Test func aPatternThatNamesNothingIsAnError() throws {
    let result = try project.run("record", "mine.yaml", "--update", "min")
    #expect(result.status == 64 && result.errors.contains("--update min"))
    #expect(!project.exists("Baselines"))
  }

  @Test func pickedFramesAreKeptAsPictures() throws {
    try project.succeed(
      "record", "mine.yaml", "--frames", "0,3", "--scale", "1", "--approach", "ours")
    #expect(
      try project.files().keys.sorted() == [
        "mine/ours-0000@1x.png", "mine/ours-0003@1x.png", "mine/ours.trace.json",
      ])
    #expect(
      try project.text("Baselines/mine/ours.trace.json")
        .contains("\"pictures\": [\"0000@1x\", \"0003@1x\"]"))
    // Later picks join them.
    let before = try project.files()
    try project.succeed(
      "record", "mine.yaml", "--frames", "5,0", "--scale", "1", "--dark", "--approach", "ours")
    let after = try project.files()
    #expect(after.count == 5)
    for name in before.keys where name.hasSuffix(".png") { #expect(after[name] == before[name]) }
    #expect(
      try project.text("Baselines/mine/ours.trace.json").contains(
        "\"pictures\": [\"0000@1x\", \"0003@1x\", \"0005@1x~dark\", \"0000@1x~dark\"]"))
    // No picture is approved of a film that is not.
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let other = try project.run(
      "record", "mine.yaml", "--frames", "4", "--scale", "1", "--approach", "ours")
    #expect(other.status == 65 && other.errors.contains("--update mine/ours"))
    #expect(try project.files() == after)
  }

  @Test func aFrameThatIsNotThereIsAnError() throws {
    let result = try project.run("record", "mine.yaml", "--frames", "0,19")
    #expect(result.status == 64)
    #expect(result.errors.contains("mine has no frame 19: its frames are 0 to 18."))
    #expect(!project.exists("Baselines"))
  }

  /// A picture that somebody put there is not replaced unasked, whatever wrote it; asked, it is.
  @Test func aPictureThatIsThereStaysUnlessItIsNamed() throws {
    try project.write("Baselines/mine/ours-0003@1x.png", "mine")
    let arguments = ["record", "mine.yaml", "--frames", "3", "--scale", "1", "--approach", "ours"]
    #expect(try filmstrip(arguments, in: project.folder.url).status == 0)
    #expect(try project.text("Baselines/mine/ours-0003@1x.png") == "mine")
    let result = try filmstrip(arguments + ["--update", "mine/ours"], in: project.folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try project.succeed("check", "mine.yaml", "--approach", "ours").status == 0)
  }

  @Test func aDryRunWritesNothing() throws {
    let result = try project.succeed("record", "mine.yaml", "--frames", "0", "--dry-run")
    #expect(result.errors.contains("Would write Baselines/mine/ours-0000@2x.png\n"))
    #expect(result.errors.contains("Would record 4 files of 2 films.\n"))
    #expect(try project.folder.names() == ["mine.yaml"])
  }

  @Test func aToleranceIsKept() throws {
    try project.succeed("record", "mine.yaml", "--tolerance", "position=0.5")
    let trace = try project.text("Baselines/mine/ours.trace.json")
    #expect(trace.contains("\"tolerance\": {\"position\": 0.5, \"gap\": 0, \"time\": 0}"))
    let again = try project.succeed("record", "mine.yaml", "--tolerance", "position=2")
    #expect(
      again.errors.contains("2 films have baselines already and keep their tolerance; add --update")
    )
    #expect(try project.text("Baselines/mine/ours.trace.json") == trace)
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    try project.succeed("record", "mine.yaml", "--update", "*")
    let updated = try project.text("Baselines/mine/ours.trace.json")
    #expect(updated != trace && updated.contains("\"tolerance\": {\"position\": 0.5"))
    #expect(try project.run("record", "mine.yaml", "--tolerance", "size=1").status == 64)
  }

  // MARK: What cannot be read

  /// Two branches chose other frames and tolerances for a film that both changed; nothing of that is lost in silence.
  @Test func aMergeKeepsWhatBothSidesChose() throws {
    let name = "Baselines/mine/ours.trace.json"
    func side(_ curve: String, _ frame: String, _ tolerance: String) throws -> String {
      try? project.remove("Baselines")
      try project.write("mine.yaml", FilmProject.scenario(curve: curve))
      try project.succeed(
        "record", "mine.yaml", "--frames", "3,\(frame)", "--scale", "1", "--tolerance", tolerance)
      return try project.text(name)
    }
    let sides = [
      try side("easeIn", "5", "position=0.5,gap=2"), try side("easeOut", "7", "position=1,gap=1"),
    ]
    let merge = "<<<<<<< HEAD\n\(sides[0])=======\n\(sides[1])>>>>>>> theirs\n"
    try project.write(name, merge)
    // Unasked it is left as it is.
    let refused = try project.run("record", "mine.yaml")
    #expect(refused.status == 65 && refused.errors.contains("\(name):1: the file has the marks"))
    #expect(refused.errors.contains("`filmstrip record --update mine/ours`"))
    #expect(try project.text(name) == merge)
    let result = try project.succeed("record", "--update", "mine/ours")
    #expect(
      result.errors.contains(
        "mine/ours could not be read as a whole. Kept are the frames 0003@1x, 0005@1x, 0007@1x and the "
          + "tolerance position=0.5,gap=1,time=0, of each kind the stricter of two that were there.\n"
      ))
    let trace = try project.text(name)
    #expect(trace.contains("\"pictures\": [\"0003@1x\", \"0005@1x\", \"0007@1x\"]"))
    #expect(trace.contains("\"tolerance\": {\"position\": 0.5, \"gap\": 1, \"time\": 0}"))
    #expect(trace.contains("\"source\": \"../mine.yaml\""))
    #expect(try project.succeed("check").output == FilmProject.asApproved(7))
  }

  /// Sides that agree keep their tolerance, and one that is given holds.
  @Test func aToleranceThatBothSidesHaveIsKept() throws {
    let name = "Baselines/mine/ours.trace.json"
    try project.succeed("record", "mine.yaml", "--tolerance", "gap=2")
    let text = try project.text(name)
    let merge = "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> theirs\n"
    try project.write(name, merge)
    let result = try project.succeed("record", "--update", "mine/ours")
    #expect(
      result.errors.contains(
        "Kept are no frame and the tolerance position=0,gap=2,time=0.\n"))
    #expect(try project.text(name) == text)
    try project.write(name, merge)
    try project.succeed("record", "--update", "mine/ours", "--tolerance", "time=5")
    #expect(try project.text(name).contains("{\"position\": 0, \"gap\": 0, \"time\": 5}"))
  }

  /// Of a trace that is cut off before its list of frames the pictures say which there were.
  @Test(arguments: [0, 30, 200]) func picturesSayWhatWasPicked(end: Int) throws {
    let name = "Baselines/mine/ours.trace.json"
    try project.succeed("record", "mine.yaml", "--frames", "3,5", "--scale", "1")
    let before = try project.files()
    try project.write(name, String(try project.text(name).prefix(end)))
    try project.succeed("record", "mine.yaml", "--update", "mine/ours")
    #expect(try project.files() == before)
  }

  @Test func twoScenariosOfOneNameAreRefused() throws {
    try project.write("other.yaml", FilmProject.scenario())
    for command in ["record", "check"] {
      let result = try project.run(command, "mine.yaml", "other.yaml")
      #expect(result.status == 64)
      #expect(result.errors.contains("two scenarios are called mine, in ../mine.yaml and"))
    }
    #expect(try project.folder.names() == ["mine.yaml", "other.yaml"])
  }
}
