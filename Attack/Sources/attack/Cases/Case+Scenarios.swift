extension Case {
  /// A scenario of a stranger goes through every command that reads one.
  func playScenario() throws {
    try Disk.write(ScenarioText(chance).file(), to: "\(project)/mine.yaml")
    let outside = outside()
    let formats = [
      "strip", "plot", "frames", "gif", "apng", "webp", "svg", "pdf", "html", "csv", "trace",
    ]
    let commands: [[String]] = [
      ["measure", "mine.yaml"], ["measure", "mine.yaml", "--json"], ["explain", "mine.yaml"],
      ["log", "mine.yaml"],
      ["render", "mine.yaml", "-o", "out"],
      ["render", "mine.yaml", "--format", chance.pick(formats), "-o", "out"],
      [
        "render", "mine.yaml", "--format", chance.pick(["frames", "gif", "apng", "webp"]),
        "--side-by-side", "--annotate",
        "--frames", "0-1", "-o", "out",
      ],
    ]
    for _ in 0...1 {
      let arguments = chance.pick(commands)
      let result = try run(arguments)
      tally.count("scenarios by end", ending(result))
      if result.code == 65 || result.code == 64 { break }
    }
    if chance.once(in: 3) {
      let recorded = try run(["record", "mine.yaml", "--frames", "0", "--scale", "1"])
      if recorded.code == 0 {
        let check = try run(["check", "--github", "--report", "report"])
        tally.count("scenarios' checks by end", ending(check))
        if check.code != 0 {
          found(.green, "what was just recorded is not as approved: \(ending(check))")
        }
      }
    }
    checkOutside(outside, "a scenario")
  }

  /// A scenario that is as large as it may be goes into two of its outputs, of which each has limits of its own.
  func playLargestScenario() throws {
    let scenario = LargestScenario(chance)
    try Disk.write(scenario.file, to: "\(project)/mine.yaml")
    let formats = [
      "strip", "plot", "frames", "gif", "apng", "webp", "svg", "pdf", "html", "csv", "trace",
    ]
    for _ in 0...1 {
      let commands: [[String]] = [
        ["measure", "mine.yaml"],
        ["explain", "mine.yaml", "--approach", chance.pick(scenario.approaches)],
        ["log", "mine.yaml", "--approach", chance.pick(scenario.approaches)],
        ["record", "mine.yaml", "--frames", "0", "--scale", "1"],
        ["render", "mine.yaml", "--overwrite", "-o", "out", "--format", chance.pick(formats)],
        [
          "render", "mine.yaml", "--overwrite", "-o", "out", "--format", chance.pick(formats),
          "--frames", "0-\(chance.pick([100, 1000]))", "--scale", "1",
          "--approach", chance.pick(scenario.approaches),
        ],
      ]
      let arguments = chance.pick(commands)
      let result = try run(arguments)
      tally.count("largest scenarios by end", ending(result))
    }
  }
}
