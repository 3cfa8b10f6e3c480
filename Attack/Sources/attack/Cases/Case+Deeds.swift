import Foundation

extension Case {
  /// Makes the project that a deed is done in.
  func prepare(_ deed: Deed) throws {
    try Projects.restore(attack.projects[keyPath: deed.project], to: project)
  }

  /// What a deed does when nobody disturbs it.
  func course(of deed: Deed) throws -> Deed.Course {
    try attack.course(of: deed, in: project) {
      try prepare(deed)
      let start = ContinuousClock.now
      let result = try run(deed.arguments)
      var course = Deed.Course(
        code: result.code ?? -1, files: Disk.files(project),
        length: (ContinuousClock.now - start) / .seconds(1))
      guard attack.hasStrace else { return course }
      try prepare(deed)
      let log = "\(root)/calls"
      try run(deed.arguments) { $0.wrapper = ["strace", "-f", "-y", "-o", log] }
      course.calls = SystemCalls.calls(
        String(decoding: Disk.bytes(log) ?? [], as: UTF8.self), project: project)
      return course
    }
  }

  /// What holds after a deed that was disturbed, and after its repetition that is not.
  func judge(_ result: Run.Result, of deed: Deed, _ how: String) throws {
    let course = try course(of: deed)
    let before = attack.projects[keyPath: deed.project]
    let what = "\(deed.name), \(how)"
    let found = Disk.files(project)
    let isTold = try tellsWhatFailed(deed, what)
    func isJudged(_ name: String) -> Bool {
      Deed.isWhole(name) && !(isTold && name.hasPrefix("filmstrip-shards/"))
    }
    for (name, bytes) in found
    where isJudged(name) && bytes != before[name] && bytes != course.files[name] {
      self.found(
        .baseline, "\(what): \(name) is neither the old nor the new file, but \(bytes.count) bytes")
    }
    for name in before.keys
    where Deed.isWhole(name) && found[name] == nil && course.files[name] != nil {
      self.found(.baseline, "\(what): \(name) is gone")
    }
    // Who says that all is done has done it.
    if !result.wasKilled, result.code == course.code {
      for (name, bytes) in course.files where isJudged(name) && found[name] != bytes {
        self.found(.green, "\(what): ended with \(course.code), but \(name) is not as it should be")
      }
    }
    if deed.arguments[0] == "check", result.code == 0, course.code != 0 {
      self.found(.green, "\(what): films that differ passed")
    }
    try repeatUndisturbed(deed, course, what, isWritten: found["Films/other.yaml"] != nil)
  }

  /// Whether a part of a check holds that a film could not be compared: such a part is written and ends with 0, and its
  /// merge ends for it.
  private func tellsWhatFailed(_ deed: Deed, _ what: String) throws -> Bool {
    guard deed.arguments.starts(with: ["check", "--shard"]),
      let results = Disk.bytes("\(project)/filmstrip-shards/1-of-1/results.json"),
      String(decoding: results, as: UTF8.self).contains("\"not-compared\"")
    else { return false }
    let merge = try run(["merge"])
    if merge.code == 0 { found(.green, "\(what): its merge passed a film that was not compared") }
    return true
  }

  /// The same once more ends as ever, whatever lies about, and so does a check.
  private func repeatUndisturbed(
    _ deed: Deed, _ course: Deed.Course, _ what: String, isWritten: Bool
  ) throws {
    let again = try run(deed.arguments)
    let isDone =
      deed.arguments[0] == "accept" && again.code == 64 || deed.arguments[0] == "new" && isWritten
    let said = HostileText.shown(String(decoding: again.errors.suffix(300), as: UTF8.self))
    if again.code != course.code, !isDone {
      found(.blocked, "\(what); then it ended with \(again.end): \(said)")
    } else {
      for (name, bytes) in course.files
      where Deed.isWhole(name) && Disk.bytes("\(project)/\(name)") != bytes {
        found(.blocked, "\(what); then \(name) is not as it should be")
      }
    }
    // Every other time what comes next is another command.
    guard chance.once(in: 2) else { return }
    let check = try run(["check"])
    if ![0, 1].contains(check.code) {
      let said = HostileText.shown(String(decoding: check.errors.suffix(300), as: UTF8.self))
      found(.blocked, "\(what); then check ended with \(check.end): \(said)")
    }
    try run(["prune"])
    let before = attack.projects[keyPath: deed.project]
    let left = Disk.names(project).filter {
      before[$0] == nil && course.files[$0] == nil && !$0.hasPrefix(".filmstrip/")
    }
    let strange = left.filter { $0.split(separator: "/").contains { $0.hasPrefix(".") } }
    tally.count("leftovers after the next commands", deed.arguments[0], strange.count)
  }
}
