import Foundation
import TestSupport
import Testing

/// `scripts/comment` with stand-ins for `gh` and `curl` that write down how they are called.
struct CommentScriptTests {
  private let project: FilmProject

  /// A folder with a comment of a check that found a difference, and the stand-ins.
  init() throws {
    project = try FilmProject()
    try project.write(".git/HEAD", "ref: refs/heads/main\n")
    try project.succeed("record", "mine.yaml")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let check = try project.run("check", "--comment", "out")
    try #require(check.status == 1 && project.exists("out/1.png"), "\(check.errors)")
    try project.write("comments.json", "[]")
    try tool("gh", CommentScriptTests.gh)
    try tool("curl", CommentScriptTests.curl)
  }

  private func tool(_ name: String, _ text: String) throws {
    try project.write("bin/\(name)", text)
    chmod(project.url("bin/\(name)").path, 0o755)
  }

  private static let gh = #"""
    #!/bin/bash
    echo "gh $*" >> "$CALLS"
    body=
    for word in "$@"; do case $word in body=@*) body=${word#body=@} ;; esac; done
    case "$*" in
      "api user "*) [ -n "$LOGIN" ] && echo "$LOGIN" ;;
      "api --paginate "*) jq -r "${@: -1}" "$COMMENTS" ;;
      "pr comment --help") [ -z "$ATTACHES" ] || echo "  --attach file" ;;
      "pr comment "*) cp "$7" "$POSTED"; echo "https://github.com/a/b/pull/5#issuecomment-99" ;;
      *"comments/99 --jq .body") sed 's|(\./|(https://github.com/assets/|' "$POSTED" ;;
      *DELETE*) ;;
      *) cp "$body" "$POSTED" ;;
    esac
    """#

  private static let curl = #"""
    #!/bin/bash
    shift 5
    echo "curl $*" >> "$CALLS"
    for word in "$@"; do case $word in body@*) cp "${word#body@}" "$POSTED" ;; esac; done
    case "$*" in
      */user) echo '{"id": 7}' ;;
      *page=1) cat "$COMMENTS" ;;
      *page=*) echo '[]' ;;
      *uploads) echo '{"url": "/uploads/abc/1.png"}' ;;
    esac
    """#

  private func comment(_ arguments: String = "out 5", _ values: [String: String] = [:]) throws
    -> CommandResult
  {
    try? project.remove("calls")
    try? project.remove("posted")
    let environment = [
      "PATH": "\(project.url("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      "CALLS": project.url("calls").path, "POSTED": project.url("posted").path,
      "COMMENTS": project.url("comments.json").path, "LOGIN": "", "ATTACHES": "",
      "GH_TOKEN": "ghs_job", "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "17",
      "GITHUB_SERVER_URL": "file://\(project.url("server").path)", "GITLAB_CI": "",
    ]
    let script = Repository.root.appendingPathComponent("scripts/comment").path
    return try shell(
      "exec bash '\(script)' \(arguments)", in: project.folder.url,
      environment: environment.merging(values) { $1 })
  }

  private func calls() throws -> [String] {
    try project.text("calls").split(separator: "\n").map(String.init)
  }

  private static let person = ["LOGIN": "ann", "GH_TOKEN": "github_pat_1", "ATTACHES": "yes"]

  /// A job's own token attaches nothing, so the pictures go to a branch.
  @Test func aJobPutsItsPicturesOnABranch() throws {
    let made = try shell("git init -q --bare server/a/b.git", in: project.folder.url)
    try #require(made.status == 0, "\(made.errors)")
    let first = try comment()
    try #require(first.status == 0, "\(first.errors)")
    #expect(try calls().last?.hasPrefix("gh api repos/a/b/issues/5/comments -F body=@") == true)
    let commit = try shell(
      "git -C server/a/b.git rev-parse filmstrip-pictures/films-5", in: project.folder.url
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let posted = try project.text("posted")
    #expect(posted.hasPrefix("<!-- filmstrip films -->\n<!-- filmstrip check: exit 1 -->\n## "))
    #expect(
      posted.contains("](file://\(project.url("server").path)/a/b/blob/\(commit)/1.png?raw=true)"))
    // The next one has no history, and takes the place of the first.
    try project.write(
      "comments.json",
      """
      [{"id": 1, "user": {"login": "eve"}, "body": "<!-- filmstrip films -->"},
       {"id": 2, "user": {"login": "github-actions[bot]"}, "body": "<!-- filmstrip other -->"},
       {"id": 3, "user": {"login": "github-actions[bot]"}, "body": "<!-- filmstrip films -->\\nold"}]
      """)
    let second = try comment()
    try #require(second.status == 0, "\(second.errors)")
    #expect(
      try calls().last?.hasPrefix("gh api -X PATCH repos/a/b/issues/comments/3 -F body=@") == true)
    let count = try shell(
      "git -C server/a/b.git rev-list --count filmstrip-pictures/films-5", in: project.folder.url)
    #expect(count.output == "1\n")
  }

  @Test func whereNothingCanBePushedTheFilesAreNamed() throws {
    let result = try comment()
    #expect(result.status == 0, "\(result.errors)")
    let posted = try project.text("posted")
    #expect(!posted.contains("](./"), "\(posted)")
    #expect(
      posted.hasSuffix(
        "The pictures are in [the run's files](file://\(project.url("server").path)/a/b/actions/runs/17).\n"
      ))
  }

  @Test func aPersonAttachesThem() throws {
    let first = try comment("out 5 chat", CommentScriptTests.person)
    try #require(first.status == 0, "\(first.errors)")
    let call = try #require(try calls().last)
    #expect(call.hasPrefix("gh pr comment 5 --repo a/b --body-file "))
    #expect(call.hasSuffix(" --attach ./1.png"))
    // A second one is made, and what it became is put in the first.
    try project.write(
      "comments.json",
      #"[{"id": 3, "user": {"login": "ann"}, "body": "<!-- filmstrip chat -->"}]"#)
    let second = try comment("out 5 chat", CommentScriptTests.person)
    try #require(second.status == 0, "\(second.errors)")
    #expect(
      try calls().suffix(3).map { $0.replacing(/=@.*\/body.md/, with: "=@body.md") } == [
        "gh api repos/a/b/issues/comments/99 --jq .body",
        "gh api -X PATCH repos/a/b/issues/comments/3 -F body=@body.md --silent",
        "gh api -X DELETE repos/a/b/issues/comments/99 --silent",
      ])
    #expect(try project.text("posted").contains("](https://github.com/assets/1.png)"))
  }

  /// What passes makes no comment, and tells where there is one.
  @Test func passingFilmsAreReportedOnce() throws {
    try project.write("mine.yaml", FilmProject.scenario())
    #expect(try project.run("check", "--comment", "out").status == 0)
    #expect(!project.exists("out/1.png"))
    #expect(try comment().status == 0)
    #expect(try !calls().contains { $0.contains("body=") })
    try project.write(
      "comments.json",
      #"[{"id": 3, "user": {"login": "github-actions[bot]"}, "body": "<!-- filmstrip films -->"}]"#)
    #expect(try comment().status == 0)
    #expect(try project.text("posted").contains("2 of 2 are as approved"))
  }

  @Test func gitLabHasANoteAndUploads() throws {
    let values = [
      "GITLAB_CI": "true", "GITLAB_TOKEN": "t", "CI_API_V4_URL": "https://gitlab/api/v4",
      "CI_PROJECT_ID": "12", "CI_JOB_URL": "https://gitlab/a/b/-/jobs/3",
    ]
    let first = try comment("out 5", values)
    try #require(first.status == 0, "\(first.errors)")
    #expect(try project.text("posted").contains("](/uploads/abc/1.png)"))
    let made = try calls().last
    #expect(made?.hasSuffix("https://gitlab/api/v4/projects/12/merge_requests/5/notes") == true)
    try project.write(
      "comments.json",
      """
      [{"id": 1, "author": {"id": 8}, "body": "<!-- filmstrip films -->"},
       {"id": 2, "author": {"id": 7}, "body": "<!-- filmstrip films -->"}]
      """)
    #expect(try comment("out 5", values).status == 0)
    let changed = try #require(try calls().last)
    #expect(changed.hasPrefix("curl --request PUT --data-urlencode body@"))
    #expect(changed.hasSuffix("/merge_requests/5/notes/2"))
  }

  /// Lines that a fork's job might put there.
  @Test(arguments: [
    "@octocat look", "[here](https://evil.example)", "<img src=x onerror=alert(1)>", "`code`",
    "![x](https://evil.example/x.png)", "![x](./7.png)", "&#64;octocat", "see #12", "see GH-12",
    "www.evil.example", "https://evil.example", "<!-- filmstrip other -->", "\\@x", "| a | <b> |",
    "## Filmstrip: [x](y)", "and 5 more: @octocat", "![@me](./1.png)", "&lt;", "\u{1B}[31m@x",
  ]) func aStrangersTextIsRefused(line: String) throws {
    let text = try project.text("out/comment.md")
    try project.write("out/comment.md", text + "\n\(line)\n")
    let result = try comment()
    #expect(result.status == 65, "\(result.errors)")
    #expect(!project.exists("posted") && !project.exists("calls"))
  }

  @Test func aStrangersFilesAreRefused() throws {
    let picture = try Data(contentsOf: project.url("out/1.png"))
    try project.remove("out/1.png")
    try project.link("out/1.png", to: "/etc/passwd")
    #expect(try comment().status == 65)
    try project.remove("out/1.png")
    try project.write("out/1.png", "no picture")
    #expect(try comment().status == 65)
    try TestSupport.write(picture, to: project.url("out/1.png"))
    // Its link is replaced by the run's.
    let text = try project.text("out/comment.md")
    try project.write(
      "out/comment.md", text + "\nand 5 more: [all of them](https://evil.example)\n")
    #expect(try comment("out 5", ["RUN_URL": "https://github.com/a/b/actions/runs/1"]).status == 0)
    let posted = try project.text("posted")
    #expect(posted.contains("and 5 more: [all of them](https://github.com/a/b/actions/runs/1)"))
    #expect(try comment("nowhere 5").status == 0)
    #expect(try comment("out 'x;y'").status == 64)
    #expect(try comment("out 5 'a b'").status == 64)
  }
}
