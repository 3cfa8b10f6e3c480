import Foundation
import Recordings
import TestSupport
import Testing

/// What a proposed baseline may have read: a recording of the project that is called as it is, and nothing else.
struct ApprovedRecordingTests {
  private let project: FilmProject
  private static let secret = "SECRET-4711"

  init() throws {
    project = try FilmProject(at: ScratchFolder())
    try project.write("app/.git", "gitdir: nowhere\n")
  }

  /// A baseline of chat that says where its recording is.
  private func propose(_ path: String) throws {
    var film = SampleRecording().film
    film.source.path = path
    try project.write("app/Baselines/chat/recording.film.json", film.json)
  }

  private func check() throws -> (result: CommandResult, all: String) {
    let result = try filmstrip(
      ["check", "--github", "--report", "report"], in: project.url("app"),
      environment: ["GITHUB_STEP_SUMMARY": project.folder.path("summary")])
    let files = try project.files("app/report").merging(project.files("app/.filmstrip")) { $1 }
    let told = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    return (result, result.output + result.errors + told + ((try? project.text("summary")) ?? ""))
  }

  /// Neither what is said, nor an annotation, nor a report has a cell of a file that is no recording.
  @Test(arguments: [
    ("secrets/users.csv", "../secrets/users.csv"), ("secrets/chat.csv", "../secrets/chat.csv"),
    ("chat.csv", "../chat.csv"), ("chat.film.json", "../chat.film.json"),
    ("secrets/chat.film.json", "../secrets/chat.film.json"), ("chat.mp4", "../chat.mp4"),
    ("chat.apng", "../chat.apng"), ("secrets/users.mp4", "../secrets/users.mp4"),
  ])
  func filesThatAreNotRecordingsAreNotQuoted(file: String, path: String) throws {
    for text in [
      "name,password\nroot,\(ApprovedRecordingTests.secret)\n",
      "time,keyboard.top,bar.bottom\n0,\(ApprovedRecordingTests.secret),1\n",
      "\(ApprovedRecordingTests.secret)\n", "{\"\(ApprovedRecordingTests.secret)\": 1}",
      "{\"software\": \"\(ApprovedRecordingTests.secret)\"}",
      "#EXTM3U\n\(ApprovedRecordingTests.secret).ts\n",
      "\u{89}PNG\r\n\u{1A}\n\(ApprovedRecordingTests.secret)",
    ] {
      try project.write("app/\(file)", text)
      try propose(path)
      let (result, all) = try check()
      #expect(result.status == 65 || result.status == 3, "\(result.output)\(result.errors)")
      #expect(!all.contains(ApprovedRecordingTests.secret), "\(text): \(result.output)")
    }
  }

  /// A link in its place leads to nothing that is told either.
  @Test func targetsOfLinksAreNotQuoted() throws {
    try project.write("app/secrets/users", "time\n\(ApprovedRecordingTests.secret)\n")
    try project.link("app/chat.csv", to: "secrets/users")
    try propose("../chat.csv")
    let (result, all) = try check()
    #expect(result.status == 65, "\(result.errors)")
    #expect(!all.contains(ApprovedRecordingTests.secret))
  }

  /// A recording of another name was never approved by this baseline.
  @Test func aRecordingOfAnotherNameIsNotRead() throws {
    try project.write("app/other.film.json", SampleRecording().film.json)
    try propose("../other.film.json")
    let other = try check().result
    #expect(other.status == 65)
    #expect(
      other.unbroken.contains("is not called chat, like the approved recording"), "\(other.output)")
    try project.write("app/Videos/chat.film.json", SampleRecording().film.json)
    try propose("../Videos/chat.film.json")
    #expect(try check().result.status == 0)
  }

  /// What has no end is not waited for, by whatever name.
  @Test(
    .timeLimit(.minutes(2)), arguments: ["chat.csv", "chat.film.json", "chat.mp4", "chat.apng"])
  func aPipeIsNotWaitedFor(name: String) throws {
    #expect(mkfifo(project.folder.path("app/\(name)"), 0o600) == 0)
    try propose("../\(name)")
    let result = try check().result
    #expect(result.status == 65, "\(result.output)\(result.errors)")
    #expect(!result.output.contains("as approved."))
    // Named by somebody it is refused as well.
    let named = try filmstrip(["check", name], in: project.url("app"))
    #expect(named.status == 74, "\(named.errors)")
  }

  /// SIGTERM ends a check that reads.
  @Test(.timeLimit(.minutes(2))) func aCheckThatReadsIsEnded() throws {
    var rows = "time,keyboard.top,bar.bottom\n"
    for index in 0..<400_000 { rows += "\(index / 60).\(index % 60),844,800,\n" }
    try project.write("app/chat.csv", String(repeating: rows, count: 8))
    let result = try shell(
      """
      "$FILMSTRIP" check chat.csv & number=$!
      sleep 0.3; kill -TERM $number; wait $number
      """, in: project.url("app"))
    // Interrupted, or over before: in any case soon.
    #expect([130, 65].contains(result.status), "\(result.status) \(result.errors)")
  }
}
