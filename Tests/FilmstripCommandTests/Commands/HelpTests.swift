import Testing

struct HelpTests {
  @Test func theRootNamesEveryCommand() throws {
    let help = try filmstrip("--help")
    #expect(help.status == 0)
    for command in [
      "render", "measure", "explain", "log", "diff", "curve", "list", "show", "new", "check",
      "record",
      "review", "accept", "prune", "play", "plan", "merge", "doctor",
    ] {
      #expect(help.output.contains("  \(command) "), "\(command)")
    }
    #expect(help.output.contains("Exit codes"))
  }

  @Test(
    arguments: [
      (
        "render",
        ["--format", "--approach", "--scale", "--columns", "--crop", "--overwrite", "--json"]
      ),
      ("measure", ["<scenario>", "--approach", "--series", "--json"]),
      (
        "explain",
        ["<scenario>", "--approach", "--device", "--keyboard-height", "--fps", "--json"]
      ),
      ("log", ["<scenario>", "--approach"]),
      (
        "curve offsets",
        ["--curve", "--options", "--profile", "--duration", "--distance", "--fps", "--format"]
      ),
      (
        "diff",
        [
          "<a>", "<b>", "--threshold", "--exact", "--antialiasing", "--ignore <x,y,w,h>",
          "--tolerance <x,y,w,h=t>", "--output", "--overwrite", "--json", "pixelmatch 7.1",
        ]
      ),
      ("curve", ["list", "card", "at", "offsets"]),
      ("curve at", ["<timing>", "--inputs", "--before", "--velocity", "--json"]),
      (
        "check",
        [
          "<scenario>", "--baseline <folder>", "--approach", "--results <folder>", "--threshold",
          "--part <layer=t>", "--report <folder>", "--allow-orphans", "--github", "-j, --jobs",
          "--shard <i/n>", "--bundles <folder>",
          "--json", "Never records.", "Exit codes: 0 everything is as approved; 1",
          "2 nothing was compared; 3", "65 something approved could not be compared",
        ]
      ),
      (
        "record",
        [
          "<scenario>", "--baseline <folder>", "--approach", "--update <pattern>", "--frames",
          "--scale", "--dark", "--tolerance <kind=amount>", "--dry-run",
          "Existing ones stay as they are",
        ]
      ),
      ("review", ["--results <folder>", "--port", "until Ctrl-C"]),
      ("play", ["<scenario>", "--port", "until Ctrl-C", "filmstrip play ./mine.yaml"]),
      (
        "accept",
        ["<pattern>", "--results <folder>", "--dry-run", "without playing anything again"]
      ),
      (
        "prune",
        [
          "--baseline <folder>", "--dry-run",
          "If a scenario or a baseline cannot be read, removes nothing.",
        ]
      ),
      (
        "plan",
        [
          "--shards <n>", "--for <engine>", "slurm, kubernetes, github, gitlab, make", "--json",
          "<command>", "Nothing is played.",
        ]
      ),
      ("merge", ["<command>", "byte for byte", "2 a film is in no bundle"]),
      ("list", ["scenarios, approaches, devices", "--json"]),
    ]) func helpNamesEveryOption(command: String, options: [String]) throws
  {
    let help = try filmstrip(command.split(separator: " ").map(String.init) + ["--help"])
    #expect(help.status == 0)
    let text = help.output.split { $0.isWhitespace }.joined(separator: " ")
    for option in options { #expect(text.contains(option), "\(option)") }
  }
}
