import Testing

@testable import WholeFiles

struct WrittenFilesTests {
  private func written(_ scenarios: Int, each files: Int) -> WrittenFiles {
    var written = WrittenFiles()
    for scenario in 0..<scenarios {
      for file in 0..<files { written.add("s\(scenario)", ["s\(scenario)/\(file).png"]) }
    }
    return written
  }

  @Test func fewFilesAreAllNamed() {
    #expect(
      written(2, each: 2).lines(areAllTold: false) == [
        "Wrote s0/0.png", "Wrote s0/1.png", "Wrote s1/0.png", "Wrote s1/1.png",
      ])
    #expect(written(0, each: 0).lines(areAllTold: false).isEmpty)
    #expect(written(5, each: 4).lines(areAllTold: false).count == 20)
  }

  @Test func manyFilesAreTakenTogether() {
    let written = written(7, each: 3)
    #expect(
      written.lines(areAllTold: false) == (0..<7).map { "Wrote 3 files of s\($0)" })
    #expect(written.lines(areAllTold: true).count == 21)
  }

  /// One file of a scenario is named, and a scenario without files is not.
  @Test func oneFileIsNamed() {
    var written = written(30, each: 1)
    written.add("none", [])
    let lines = written.lines(areAllTold: false)
    #expect(lines.count == 30 && lines[3] == "Wrote s3/0.png")
  }

  @Test func aSeriesIsALine() {
    var written = WrittenFiles(verb: "Would write")
    written.add("s", (0..<60).map { "s-\($0).png" }, isSeries: true)
    #expect(written.lines(areAllTold: true) == ["Would write s-0.png to s-59.png, 60 files"])
  }
}
