import Foundation
import Testing

@testable import attack

/// Whatever a command does that it must not is seen: commands of a few lines that each do one thing wrong.
@Suite(.serialized) struct AttackTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/attack-tests-\(UUID().uuidString)"

  /// What a wrong `diff` does, and what has to be said of it.
  private static let wrongs: [(script: String, harm: Harm)] = [
    ("kill -ILL $$", .trap), ("kill -SEGV $$", .trap), ("exit 99", .code),
    ("printf '\\033[2J' >&2; exit 65", .controls),
    ("printf 'a\\r\\n'; exit 65", .controls), ("cat ../secret; exit 65", .leaked),
    ("echo more >> ../secret; exit 65", .outside),
    ("cp ../secret mine.yaml; exit 65", .leaked), ("rm ../secret; exit 65", .outside),
    ("exit 0", .green),
  ]

  /// An attack on a command whose `diff` or `record` is a line of shell.
  private func attack(diff: String = ":", record: String = ":") throws -> Attack {
    let command = "\(folder)/command"
    try Disk.write(
      """
      #!/bin/sh
      case "$1" in
      --help) echo 'Exit codes: 0 success; 1 a difference; 65 bad data; 73 no. More.' ;;
      check) exit 1 ;;
      diff) \(diff) ;;
      record) \(record) ;;
      esac

      """, to: command)
    chmod(command, 0o755)
    return try Attack(
      Options([command, "--seed", "7", "--findings", "\(folder)/findings"]))
  }

  private func harms(ofDiff script: String) throws -> [Harm: Int] {
    defer { Disk.remove(folder) }
    let attack = try attack(diff: script)
    for number in 0..<93 where Kind(case: number) == .pictures {
      try attack.play(number, in: "\(folder)/case")
    }
    return attack.tally.harms
  }

  @Test(arguments: wrongs.indices) func whatIsWrongIsSeen(index: Int) throws {
    let wrong = AttackTests.wrongs[index]
    #expect(try harms(ofDiff: wrong.script)[wrong.harm] ?? 0 > 0, "\(wrong.script)")
  }

  /// A reader that takes no picture at all is said to refuse good ones, and nothing else.
  @Test func nothingElseIsSeen() throws {
    #expect(try Set(harms(ofDiff: "echo no >&2; exit 65").keys) == [.code])
  }

  /// A `record` that writes its file in two parts, and one that does not go on where it left something.
  private static let records: [(script: String, harm: Harm)] = [
    ("mkdir -p Baselines; echo a >Baselines/b; sleep 0.05; echo c >>Baselines/b", .baseline),
    ("[ ! -e .left ] || exit 73; echo >.left; sleep 0.05; rm .left", .blocked),
  ]

  /// Kills come at any moment, so many are tried until one shows it.
  @Test(arguments: records.indices) func whatKillsLeaveIsSeen(index: Int) throws {
    defer { Disk.remove(folder) }
    let wrong = AttackTests.records[index]
    let attack = try attack(record: wrong.script)
    var number = 0
    while attack.tally.harms[wrong.harm] == nil, number < 5000 {
      if Kind(case: number) == .kills { try attack.play(number, in: "\(folder)/case") }
      number += 1
    }
    #expect(attack.tally.harms[wrong.harm] != nil)
  }

  /// A kill of a container's first process is told as one, not as an exit code of what started it.
  @Test func killsInContainersAreSeen() throws {
    let attack = try attack()
    defer { Disk.remove(folder) }
    guard let container = attack.container else { return }
    var run = Run(arguments: ["sleep", "30"], folder: folder)
    run.wrapper = container
    run.beside = { process in
      Thread.detachNewThread {
        for _ in 0..<1000 {
          usleep(10_000)
          let list = Disk.bytes("/proc/\(process)/task/\(process)/children") ?? []
          let children = String(decoding: list, as: UTF8.self).split(separator: " ")
          if let child = children.first.flatMap({ pid_t($0) }) {
            kill(child, SIGKILL)
            return
          }
        }
      }
    }
    #expect(try run.result().end == .signalled(SIGKILL))
  }

  @Test func optionsAreReadOrRefused() throws {
    let options = try Options(["/a", "--seconds", "5", "--seed", "", "--case", "12"])
    #expect(options.seconds == 5)
    #expect(options.number == 12)
    for wrong in [
      [], ["/a", "--seconds"], ["/a", "--seconds", "0"], ["/a", "--seed", "x"],
      ["/a", "--sees", "1"],
    ] {
      #expect(throws: Trouble.self) { try Options(wrong) }
    }
  }
}
