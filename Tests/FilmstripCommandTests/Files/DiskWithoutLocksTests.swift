import Foundation
import TestSupport
import Testing

/// A disk that knows no locks, as some of networks do.
struct DiskWithoutLocksTests {
  /// Makes a folder and the one in it look as if nobody had touched them for more than a day.
  private func age(_ path: String) {
    for path in [path, "\(path)/new"] {
      var times = [timeval](
        repeating: timeval(tv_sec: time(nil) - 25 * 3600, tv_usec: 0), count: 2)
      utimes(path, &times)
    }
  }

  @Test(
    .enabled(
      if: Strace.isThere, "Locks are refused by strace, which is not installed or not permitted."))
  func commandsDoTheirWork() throws {
    let project = try FilmProject()
    try project.succeed("record", "mine.yaml")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let names = ["0", "1"].map { ".filmstrip-part-" + String(repeating: $0, count: 16) }
    for name in names {
      for file in [".gitignore", "new/file"] {
        try project.write("Baselines/mine/\(name)/\(file)", "part")
      }
    }
    age(project.folder.path("Baselines/mine/\(names[0])"))
    let result = try shell(
      "strace -f -o /dev/null -e inject=flock:error=ENOLCK \"$FILMSTRIP\" record mine.yaml --update '*'",
      in: project.folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!project.exists("Baselines/mine/\(names[0])"))
    #expect(project.exists("Baselines/mine/\(names[1])/new/file"))
    try project.remove("Baselines/mine/\(names[1])")
    #expect(try project.files().keys.allSatisfy { !$0.contains("/.") })
    try project.succeed("check", "mine.yaml")
  }
}
