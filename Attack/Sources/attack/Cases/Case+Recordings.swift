import Foundation

extension Case {
  /// A recording is called as no file should be, its baseline leads elsewhere, it is none, or options are not for it.
  func playRecording() throws {
    try Projects.restore(attack.projects.approved, to: project)
    let all: [(name: String, play: () throws -> Void)] = [
      ("a hostile name", playName), ("a baseline that leads elsewhere", playPath),
      ("a pipe", playPipe), ("lines without cells", playLines), ("a foreign option", playOption),
    ]
    let one = chance.pick(all)
    tally.count("recordings", one.name)
    try one.play()
  }

  /// A table of numbers, as devices write them: a keyboard that comes, and a bar that goes with it.
  private static let table: String = {
    let rows = (0..<120).map { index -> String in
      let time = Double(index) / 60
      let way = 20 * max(0, time - 0.5)
      let top = 844 - 336 * (1 - (1 + way) * exp(-way))
      return String(format: "%.5f,%.3f,%.3f,844,390", time, top, top)
    }
    return (["time,keyboard.top,bar.bottom,screen.height,screen.width"] + rows)
      .joined(separator: "\n") + "\n"
  }()

  /// What is approved under whatever name is found again by a check, and lies in the folder.
  private func playName() throws {
    let pieces = [
      ".", "..", "...", "a", "-", " ", "\u{1B}[31m", "\n", "\u{202E}", "é", "\u{301}", "\u{600}",
    ]
    let stem = (0..<chance.number(1...3)).map { _ in chance.pick(pieces) }.joined()
    let file = "\(stem).csv"
    try Disk.write(Case.table, to: "\(project)/\(file)")
    let outside = outside()
    let before = Set(Disk.names("\(project)"))
    let result = try run(["record", "./\(file)"])
    let what = "record of \(HostileText.shown(file))"
    let new = Disk.names("\(project)").filter { !before.contains($0) }
    if new.contains(where: { !$0.hasPrefix("Baselines/") || $0.contains("/.") }) {
      found(.outside, "\(what) wrote \(HostileText.shown(new.joined(separator: ", ")))")
    }
    checkOutside(outside, what)
    guard result.code == 0 else { return }
    if new.isEmpty { found(.green, "\(what) approved nothing") }
    try FileManager.default.removeItem(atPath: "\(project)/\(file)")
    if try run(["check"]).code == 0 { found(.green, "\(what), and no check finds that it is gone") }
  }

  /// Nothing of what a proposed baseline leads to is told.
  private func playPath() throws {
    try Disk.write(Case.table, to: "\(project)/chat.csv")
    try run(["record", "chat.csv"])
    let baseline = "\(project)/Baselines/chat/recording.film.json"
    let text = String(decoding: Disk.bytes(baseline) ?? [], as: UTF8.self)
    let name = chance.pick(["users.csv", "chat.csv", "chat.film.json", "chat.mp4", "chat.png"])
    try Disk.write(
      chance.pick(["", "time,keyboard.top\n", "time,keyboard.top,bar.bottom\n1,2,3\n"]) + Case.word,
      to: "\(project)/secrets/\(name)")
    let path = chance.pick([
      "../secrets/\(name)", "../../secret", "\(root)/secret", "/etc/passwd", "../chat.csv/..",
      "../secrets", "/dev/zero", "recording.film.json", "",
    ])
    try Disk.write(
      text.replacingOccurrences(
        of: "\"path\": \"../chat.csv\"", with: "\"path\": \"\(path)\""), to: baseline)
    let outside = outside()
    let arguments = chance.pick([
      ["check", "--github", "--report", "report"], ["check", "--json"],
      ["check", "--shard", "1/1"],
    ])
    let result = try run(arguments)
    if result.code == 0, !arguments.contains("--shard") {
      found(.green, "\(arguments.joined(separator: " ")) with a recording at \(path)")
    }
    try FileManager.default.removeItem(atPath: "\(project)/secrets")
    checkOutside(outside, "check with a recording at \(path)")
  }

  /// A pipe in the place of a recording is not waited for.
  private func playPipe() throws {
    try Disk.write(Case.table, to: "\(project)/chat.csv")
    try run(["record", "chat.csv"])
    unlink("\(project)/chat.csv")
    mkfifo("\(project)/chat.csv", 0o600)
    let arguments = chance.pick([
      ["check"], ["check", "chat.csv"], ["read", "chat.csv"],
      ["record", "chat.csv", "--update", "*"],
      ["check", "--shard", "1/1"], ["measure", "chat.csv"], ["compare", "chat.csv"],
    ])
    let result = try run(arguments) { $0.patience = 20 }
    if result.code == 0, arguments != ["check", "--shard", "1/1"] {
      found(.green, "\(arguments.joined(separator: " ")) of a pipe")
    }
    unlink("\(project)/chat.csv")
  }

  /// Tables of lines without cells, and of cells without lines.
  private func playLines() throws {
    let piece = chance.pick([
      "\n", "\r\n", " \n", "#\n", ",", ",\n", ";", "\"\"\n", "\"", "1,2,3\n",
    ])
    let head = chance.pick(["", "time,keyboard.top,bar.bottom\n"])
    let count = 20_000_000 / piece.utf8.count
    try Disk.write(head + String(repeating: piece, count: count), to: "\(project)/chat.csv")
    try run([chance.pick(["read", "measure", "explain"]), "chat.csv"])
    unlink("\(project)/chat.csv")
  }

  /// What would be ignored is refused.
  private func playOption() throws {
    try Disk.write(Case.table, to: "\(project)/chat.csv")
    try run(["read", "chat.csv", "-o", "read.film.json"])
    let common = [
      ["--device", "iPhone 13"], ["--screen", "0,0,390,844"], ["--bar", "700-800"],
      ["--pixels-per-point", "2"], ["--fps", "60"],
    ]
    let own: [String: [[String]]] = [
      "check": [["--threshold", "0.1"], ["--part", "keyboard=0.2"], ["--approach", "ours"]],
      "record": [["--tolerance", "gap=1"], ["--frames", "1"], ["--approach", "ours"]],
      "measure": [["--keyboard-height", "300"], ["--approach", "frame"]],
      "explain": [["--keyboard-height", "300"], ["--approach", "frame"]],
      "render": [["--keyboard-height", "300"], ["--approach", "frame"]],
    ]
    let command = chance.pick([
      "read", "compare", "check", "record", "measure", "explain", "render",
    ])
    let option = chance.pick(common + (own[command] ?? []))
    let file = chance.pick(["chat.csv", "read.film.json"])
    let result = try run([command, file] + option)
    if result.code != 64 {
      found(.green, "\(command) \(file) \(option.joined(separator: " ")) ended with \(result.end)")
    }
  }

  /// A source of pieces that stand again and again is carried in time.
  func playCarrying() throws {
    try Projects.restore(attack.projects.approved, to: project)
    let pieces = [
      "@objc ", "@IBOutlet var a ", "@available(iOS, ", "#selector(", "#selector(a) ",
      "Selector(\"a\") ",
      "Selector(", "#available(iOS ", "iOS ", "#if a ", "#if os(iOS)\n", "!", "&& ", "func a() {} ",
      "func a(", "func a<", "class A ", "class A{", "extension A.", "A.", "a:", "protocol P ",
      "import a.",
      "(a as AnyObject).b ", "(", "[", "{", "= ", ") = ", "\"", "\"\\(", "#\"\"\"\\#(", "/a\\/",
      "/ ", "/(\\/",
      ")/", "#/ ", "##/ ", "`", "//", "/* ", "<#", "\n", "a ", "#Preview {", "\\",
    ]
    let piece = (0..<chance.number(1...4)).map { _ in chance.pick(pieces) }.joined()
    let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [Character] = []
    for sign in piece {
      if let closing = closings[sign] {
        open.append(closing)
      } else if sign == open.last {
        open.removeLast()
      }
    }
    let closing = chance.once(in: 4) ? "" : String(open.reversed())
    let count = (1 << 20) / (piece + closing).utf8.count
    try Disk.write(
      chance.pick(["", "class A { ", "\n"]) + String(repeating: piece, count: count)
        + String(repeating: closing, count: count), to: "\(project)/App.swift")
    let result = try run(["carry", "App.swift", "--check"])
    tally.count("carried pieces by end", ending(result))
    unlink("\(project)/App.swift")
  }
}
