import Foundation
import TestSupport
import Testing

/// Several reviews of one check at the same time.
struct ConcurrentReviewTests {
  private let project: FilmProject
  private let names = (0..<24).map { "film\($0)" }

  /// Films of which each differs from what is approved.
  init() throws {
    project = try FilmProject()
    try project.write("mine.yaml", FilmProject.scenario(approaches: names))
    try project.succeed("record", "mine.yaml")
    try project.write("mine.yaml", FilmProject.scenario(approaches: names, curve: "easeIn"))
    #expect(try project.run("check").status == 1)
  }

  private func noted(_ list: String) throws -> Set<String> {
    let data = try Data(contentsOf: project.url(".filmstrip/results.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return Set(try #require(object[list] as? [String]))
  }

  /// Says something of a film in a review, and returns whether it was taken.
  private static func say(_ what: String, of film: String, in review: RunningPage) -> Bool {
    review.status(
      "/\(review.token)/\(what)", "POST", fields: ["X-Filmstrip-Token: \(review.token)"],
      body: "{\"name\":\"mine/\(film)\"}") == 200
  }

  @Test func everyMarkIsKept() throws {
    let results = project.url(".filmstrip").path
    let names = names
    // Each is used by one thread alone.
    nonisolated(unsafe) let reviews = try (0..<3).map { _ in
      try RunningPage(reviewing: results)
    }
    DispatchQueue.concurrentPerform(iterations: reviews.count) { number in
      for (index, film) in names.enumerated() where index % reviews.count == number {
        let what = index.isMultiple(of: 2) ? "accept" : "reject"
        #expect(ConcurrentReviewTests.say(what, of: film, in: reviews[number]))
      }
    }
    let even = stride(from: 0, to: names.count, by: 2).map { "mine/\(names[$0])" }
    let odd = stride(from: 1, to: names.count, by: 2).map { "mine/\(names[$0])" }
    #expect(try noted("accepted") == Set(even))
    #expect(try noted("rejected") == Set(odd))
  }

  /// What was answered is kept, however a review ends; and what it held is free for the next.
  @Test func aKilledReviewLosesNothing() throws {
    let results = project.url(".filmstrip").path
    let other = try RunningPage(reviewing: results)
    var taken: Set<String> = []
    for film in names.prefix(6) {
      let review = try RunningPage(reviewing: results)
      if ConcurrentReviewTests.say("reject", of: film, in: review) { taken.insert("mine/\(film)") }
      review.kill()
    }
    #expect(taken.count == 6)
    #expect(ConcurrentReviewTests.say("reject", of: names[6], in: other))
    #expect(try noted("rejected") == taken.union(["mine/\(names[6])"]))
    try project.succeed("accept", "mine/\(names[7])")
    #expect(ConcurrentReviewTests.say("reject", of: names[8], in: other))
    #expect(try noted("accepted") == ["mine/\(names[7])"])
  }

  /// What a check that ran meanwhile found is not marked.
  @Test func aNewerCheckIsNotMarked() throws {
    let review = try RunningPage(reviewing: project.url(".filmstrip").path)
    try project.write("mine.yaml", FilmProject.scenario(approaches: names, curve: "linear"))
    #expect(try project.run("check").status == 1)
    #expect(!ConcurrentReviewTests.say("accept", of: names[0], in: review))
    #expect(try noted("accepted").isEmpty && noted("rejected").isEmpty)
  }
}
