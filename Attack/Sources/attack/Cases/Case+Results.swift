import Foundation

extension Case {
  /// Results of a check come from a stranger; what they lead to is in the project or is refused.
  func playResults() throws {
    try Projects.restore(attack.projects.changed, to: project)
    // A project of somebody else, whose baselines such results may name.
    try Projects.restore(attack.projects.approved, to: "\(root)/other")
    let file = "\(project)/.filmstrip/results.json"
    guard
      var results = try JSONSerialization.jsonObject(with: Data(Disk.bytes(file) ?? []))
        as? [String: Any],
      var outcomes = results["outcomes"] as? [[String: Any]]
    else { throw Trouble("the results are no object with outcomes") }
    let paths = [
      "\(root)/other/Baselines", "../other/Baselines", "/etc", "../..", "\(root)", "link/Baselines",
      "/nowhere/Baselines", "", ".", "~", "\0",
    ]
    symlink("../other", "\(project)/link")
    let names = [
      "../../../secret", "\(root)/secret", "expected/link", "link/secret", "/etc/passwd",
      "/dev/zero", "actual/pipe", "results.json", "", ".", "actual",
      "../mine.yaml", HostileText.any(chance),
    ]
    symlink("../../../secret", "\(project)/.filmstrip/expected/link")
    symlink("../..", "\(project)/.filmstrip/link")
    mkfifo("\(project)/.filmstrip/actual/pipe", 0o600)
    let what = chance.pick(["folder", "names", "texts", "links", "bytes", "numbers", "many"])
    switch what {
    case "folder":
      for key in results.keys
      where (results[key] as? String)?.contains("/") == true || key.contains("older")
        || key.contains("roject")
      {
        results[key] = chance.pick(paths)
      }
      results["folder"] = chance.pick(paths)
    case "names":
      for index in outcomes.indices where chance.once(in: 2) {
        outcomes[index][
          chance.pick(["name", "actual", "expected", "difference", "baseline", "source"])] =
          chance.pick(names)
      }
    case "texts":
      for index in outcomes.indices {
        outcomes[index][
          chance.pick(["name", "scenario", "approach", "message", "cause", "baseline", "source"])] =
          HostileText.any(chance)
      }
      results["environment"] = HostileText.any(chance)
    case "links":
      for index in outcomes.indices {
        guard let actual = outcomes[index]["actual"] as? String else { continue }
        let path = "\(project)/.filmstrip/\(actual)"
        Disk.remove(path)
        symlink(chance.pick(["\(root)/secret", "/etc/hostname", "/dev/zero", path]), path)
      }
    case "numbers":
      for index in outcomes.indices {
        outcomes[index][chance.pick(["frame", "line"])] = chance.pick([
          -1, 0, Int.max, Int.min, 1 << 40,
        ])
        if outcomes[index]["pixels"] != nil {
          outcomes[index]["pixels"] =
            [
              "bounds": Array([Int.max, -1, Int.min, 3].prefix(chance.number(0...4))),
              "different": Int.max, "largest": 1e308, "total": -1,
            ] as [String: Any]
        }
      }
    case "many":
      outcomes = (0..<chance.number(1...3000)).map { index in
        var outcome = outcomes[index % outcomes.count]
        outcome["name"] = "mine/\(index)"
        return outcome
      }
    default: break
    }
    results["outcomes"] = outcomes
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: results, options: .sortedKeys))
    if what == "bytes" {
      for _ in 0...chance.number(0...10) {
        bytes[chance.number(0...(bytes.count - 1))] = chance.byte()
      }
    }
    try Disk.write(bytes, to: file)
    let outside = outside()
    let result: Run.Result
    if chance.once(in: 4) {
      result = try playReview { review in
        for outcome in outcomes.prefix(3) {
          _ = review.accept(outcome["name"] as? String ?? "")
          for name in [outcome["actual"], outcome["expected"]] {
            _ = review.get("files/\(name as? String ?? "")")
          }
        }
        let page = review.get("")
        if page.contains("SECRET-4711") {
          self.found(.leaked, "the review's page holds the secret")
        }
      }
    } else {
      result = try run(["accept", chance.pick(["*", "mine/*", "mine/ours"])])
    }
    tally.count("results (\(what)) by end", ending(result))
    checkOutside(outside, "results with other \(what)")
    // Whatever they say, a baseline is what it was or what the check made, where that was there to see.
    guard what != "links", what != "names" else { return }
    let made = attack.projects.changed
    for (name, bytes) in Disk.files("\(project)/Baselines") where bytes != made["Baselines/\(name)"]
    {
      if !made.contains(where: { $0.key.hasPrefix(".filmstrip/actual/") && $0.value == bytes }) {
        found(
          .baseline,
          "results with other \(what): \(HostileText.shown(name)) is nothing that a check made")
      }
    }
  }

  /// A review that is talked to and then ended as Ctrl-C does.
  func playReview(_ talk: @escaping (ReviewAddress) -> Void) throws -> Run.Result {
    let address = "\(streams)/address"
    nonisolated(unsafe) let talk = talk
    let done = Flag()
    let result = try run(["review"], isText: false) {
      $0.output = address
      $0.beside = { _ in
        Thread.detachNewThread {
          if let review = ReviewAddress(waitingFor: address) { talk(review) }
          done.set()
        }
      }
      $0.signal = (SIGTERM, { _ in done.isSet })
    }
    done.wait()
    return result
  }
}
