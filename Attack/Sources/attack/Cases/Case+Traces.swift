import Foundation

extension Case {
  /// One of two approved films is damaged, as by a merge or a pull request; nothing says that all is as approved.
  func playTrace() throws {
    try Projects.restore(attack.projects.approved, to: project)
    let trace = "\(project)/Baselines/mine/ours.trace.json"
    let harm = chance.pick(TraceHarm.all)
    try harm.act(self, trace)
    let outside = outside()
    let before = Disk.files("\(project)/Baselines")
    let arguments = chance.pick([
      ["check"], ["check", "--github"], ["check", "--json"], ["check", "--report", "report"],
      ["prune", "--dry-run"], ["record"], ["check", "mine.yaml"],
    ])
    let result = try run(arguments)
    tally.count("traces (\(harm.name)) by end", "\(arguments[0]) \(ending(result))")
    // Without its source, a film that is named is compared; without a name nothing may be passed over.
    if arguments[0] == "check", result.code == 0, harm.isHarm,
      !(harm.isOfSource && arguments.contains("mine.yaml"))
    {
      found(
        .green, "\(arguments.joined(separator: " ")) with a trace that is damaged: \(harm.name)")
    }
    for (name, bytes) in Disk.files("\(project)/Baselines") where before[name] != bytes {
      if before[name] != nil {
        found(.baseline, "\(arguments[0]) with \(harm.name): \(name) was changed")
      }
    }
    for name in before.keys
    where !FileManager.default.fileExists(atPath: "\(project)/Baselines/\(name)") {
      found(.baseline, "\(arguments[0]) with \(harm.name): \(name) was removed")
    }
    checkOutside(outside, "\(arguments[0]) with \(harm.name)")
  }
}

/// A way to damage a trace.
private struct TraceHarm: Sendable {
  let name: String
  /// Whether another film, or none, is approved by it.
  var isHarm = true
  var isOfSource = false
  let act: @Sendable (Case, String) throws -> Void

  init(
    _ name: String, isHarm: Bool = true, isOfSource: Bool = false,
    _ act: @escaping @Sendable (Case, String) throws -> Void
  ) {
    (self.name, self.isHarm, self.isOfSource, self.act) = (name, isHarm, isOfSource, act)
  }

  private static func text(_ path: String) -> String {
    String(decoding: Disk.bytes(path) ?? [], as: UTF8.self)
  }

  private static func edit(_ path: String, _ change: (String) -> String) throws {
    try Disk.write(change(text(path)), to: path)
  }

  /// Gives a key of the head another value, as JSON.
  private static func set(_ key: String, _ value: String, in path: String) throws {
    try edit(path) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("  \"\(key)\":") ? "  \"\(key)\": \(value)," : String(line)
      }.joined(separator: "\n")
    }
  }

  /// The traces of both films: where one of them still leads to the scenario, the other is compared, too.
  private static func both(_ path: String) -> [String] {
    [path, path.replacingOccurrences(of: "ours", with: "theirs")]
  }

  static let all = [
    TraceHarm("conflict markers") { it, path in
      try edit(path) { text in
        var lines = text.components(separatedBy: "\n")
        let line = it.chance.number(0...(lines.count - 1))
        lines.insert(contentsOf: ["<<<<<<< ours", lines[line], "======="], at: line)
        lines.insert(">>>>>>> theirs", at: min(line + 4, lines.count))
        return lines.joined(separator: "\n")
      }
    },
    TraceHarm("another number") { it, path in
      try edit(path) { text in
        var lines = text.components(separatedBy: "\n")
        let series = lines.indices.filter { lines[$0].contains("toolbar") }
        let line = it.chance.pick(series)
        lines[line] = lines[line].replacingOccurrences(
          of: "[", with: "[\(it.chance.pick(["1", "-9999.5", "0.001"])), ")
        if let comma = lines[line].range(
          of: ", ", options: .backwards,
          range: lines[line]
            .startIndex..<(lines[line].range(of: "]")?.lowerBound ?? lines[line].endIndex))
        {
          lines[line].removeSubrange(
            comma.lowerBound..<(lines[line].range(of: "]")?.lowerBound ?? lines[line].endIndex))
        }
        return lines.joined(separator: "\n")
      }
    },
    TraceHarm("a hostile name") { it, path in
      try set(
        it.chance.pick(["scenario", "approach", "device"]), HostileText.quoted(it.chance), in: path)
    },
    TraceHarm("a hostile source", isOfSource: true) { it, path in
      let root = it.root
      let sources = [
        "../../secret", "\(root)/secret", "/etc/passwd", "../link/secret", "/dev/zero",
        "/dev/stdin", "../pipe", "..", "", ".", "../../",
        "../missing.yaml", "~/mine.yaml", "../loop", HostileText.any(it.chance),
        String(repeating: "../", count: 3000) + "etc/passwd",
      ]
      symlink("..", "\(it.project)/link")
      symlink("loop", "\(it.project)/loop")
      mkfifo("\(it.project)/pipe", 0o600)
      let source = it.chance.pick(sources)
      let quoted =
        it.chance.once(in: 2) ? HostileText.quoted(source) : HostileText.rawQuoted(source)
      for path in both(path) { try set("source", quoted, in: path) }
    },
    TraceHarm("no source", isOfSource: true) { _, path in
      for path in both(path) {
        try edit(path) {
          $0.components(separatedBy: "\n").filter { !$0.hasPrefix("  \"source\"") }.joined(
            separator: "\n")
        }
      }
    },
    TraceHarm("bytes") { it, path in
      var bytes = Disk.bytes(path) ?? []
      for _ in 0...it.chance.number(0...20) {
        let index = it.chance.number(0...(bytes.count - 1))
        switch it.chance.number(0...2) {
        case 0: bytes[index] = it.chance.byte()
        case 1: bytes.remove(at: index)
        default: bytes.insert(it.chance.byte(), at: index)
        }
      }
      // A byte of itself or a space in between would be no harm.
      bytes.insert(UInt8(ascii: "#"), at: 0)
      try Disk.write(bytes, to: path)
    },
    TraceHarm("cut off") { it, path in
      let bytes = Disk.bytes(path) ?? []
      try Disk.write(bytes.prefix(it.chance.number(0...(bytes.count - 4))), to: path)
    },
    TraceHarm("deep or long") { it, path in
      try Disk.write(
        it.chance.pick([
          String(repeating: "[", count: 1_000_000), String(repeating: "{\"a\":", count: 300_000),
          "{\"software\": \"Filmstrip\", \"time\": [" + String(repeating: "0,", count: 2_000_000),
          "{\"fps\": 1" + String(repeating: "0", count: 1_000_000) + "}",
          "{\"scenario\": \"" + String(repeating: "\\u001b", count: 1_000_000) + "\"}",
          String(repeating: " ", count: 17 << 20), "{\"time\": [1e999999999999]}",
        ]), to: path)
    },
    TraceHarm("a folder of its name") { _, path in
      Disk.remove(path)
      try Disk.write("", to: path + "/file")
    },
    TraceHarm("a pipe of its name") { _, path in
      Disk.remove(path)
      mkfifo(path, 0o600)
    },
    TraceHarm("a link to the secret") { it, path in
      Disk.remove(path)
      symlink(
        it.chance.pick(["../../../secret", "\(it.root)/secret", "/etc/passwd", "/dev/zero", path]),
        path)
    },
    TraceHarm("a folder that is a link") { it, _ in
      // A film that differs, behind a link within the project.
      let folder = "\(it.project)/Baselines/mine"
      try edit("\(folder)/ours.trace.json") {
        $0.replacingOccurrences(of: "\"toolbar.top\": [", with: "\"toolbar.top\": [1")
          .replacingOccurrences(of: "[1-", with: "[-1")
      }
      try FileManager.default.moveItem(atPath: folder, toPath: "\(it.project)/elsewhere")
      symlink("../elsewhere", folder)
    },
    TraceHarm("gone") { _, path in Disk.remove(path) },
    TraceHarm("its scenario is gone", isOfSource: true) { it, _ in
      Disk.remove("\(it.project)/mine.yaml")
    },
    TraceHarm("its approach is gone") { it, _ in
      try Disk.write(Projects.scenario(approaches: ["theirs"]), to: "\(it.project)/mine.yaml")
    },
    TraceHarm("a picture is gone") { it, _ in
      Disk.remove("\(it.project)/Baselines/mine/ours-0002@1x.png")
    },
    TraceHarm("a picture with hostile texts", isHarm: false) { it, _ in
      let path = "\(it.project)/Baselines/mine/ours-0002@1x.png"
      var picture = PictureBytes(reading: Disk.bytes(path) ?? [])
      for index in picture.chunks.indices where picture.chunks[index].type == "tEXt" {
        let keyword = picture.chunks[index].data.prefix { $0 != 0 }
        picture.chunks[index].data = Array(keyword) + [0] + Array(HostileText.any(it.chance).utf8)
      }
      try Disk.write(picture.bytes, to: path)
    },
    TraceHarm("a damaged picture") { it, _ in
      let path = "\(it.project)/Baselines/mine/ours-0002@1x.png"
      var bytes = Disk.bytes(path) ?? []
      bytes.removeSubrange((bytes.count / 2)..<(bytes.count / 2 + 8))
      try Disk.write(bytes, to: path)
    },
    TraceHarm("hostile names of files", isHarm: false) { it, path in
      for _ in 0...3 {
        let name = HostileText.any(it.chance).filter { $0 != "/" && $0 != "\0" }.prefix(60)
        try? Disk.write(
          Disk.bytes(path) ?? [], to: "\(it.project)/Baselines/mine/\(name).trace.json")
        try? Disk.write("", to: "\(it.project)/Baselines/\(name)/a.trace.json")
      }
    },
  ]
}
