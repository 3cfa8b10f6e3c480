import Foundation
import TestSupport
import Testing

/// Scripts run on macOS as well: under bash 3.2, and with the options that BSD's tools have.
///
/// Nothing that macOS 15 lacks is in them, as far as this list knows; each pattern has a line that it finds.
struct PortableScriptsTests {
  /// A line that does not run on macOS, and what finds it.
  private struct Lacking {
    let example: String
    let pattern: Regex<Substring>

    init(_ example: String, _ pattern: Regex<Substring>) {
      self.example = example
      self.pattern = pattern
    }

    func isIn(_ line: String) -> Bool { line.contains(pattern) }
  }

  private let all = [
    Lacking("sed -i 's/a/b/' file", #/\bsed (?:-[a-zA-Z]+ )*-(?:i |[a-zA-Z]*z)/#),
    Lacking("day=$(date -u -d @0)", #/\bdate\b[^|;&]* -[dI]/#),
    Lacking("find -name a", #/\bfind -/#),
    Lacking("find . -type f -printf %p", #/\bfind\b.* -(?:printf|regextype|executable)\b/#),
    Lacking("xargs -d , rm", #/\bxargs\b[^|;]* -[ad]\b/#),
    Lacking("readlink -e a", #/\breadlink -[a-zA-Z]*[em]/#),
    Lacking("stat -c %s a", #/\bstat -[a-zA-Z]*c/#),
    Lacking("head -n -1 a", #/\bhead -[nc] ?-/#),
    Lacking("cp -t there a", #/\b(?:cp|mv|ln) -[a-zA-Z]*[tT]\b/#),
    Lacking("install -D a there/a", #/\binstall -[a-zA-Z]*[Dt]\b/#),
    Lacking("grep -oP '\\d' a", #/\bgrep -[a-zA-Z]*P/#),
    Lacking("du -b a", #/\bdu -[a-zA-Z]*b/#),
    Lacking("touch -h -d @0 a", #/\btouch\b[^|;]* -d "?@/#),
    Lacking("base64 -w 0 a", #/\bbase64 -w/#),
    Lacking("a | paste -s -d , | b", #/\bpaste(?: -s| -d [^ ]+)+ *(?:\||$)/#),
    Lacking("awk '{ print gensub(a, b, 1) }'", #/\b(?:gensub|strftime|systime|asorti?)\(/#),
    Lacking(
      "cut --fields 1 a",
      #/\b(?:awk|base64|cp|cut|date|du|find|head|ln|mkdir|mktemp|mv|paste|readlink|rm|sed|sort|stat|tail|touch|tr|wc|xargs) (?:[^|;&()]* )?--[a-z]/#
    ),
    // Programs that are not there, unless another takes their place.
    Lacking(
      "hash=$(sha256sum a)",
      #/(?:^|[ (])(?:nproc|sha256sum|md5sum|tac|timeout|shuf|numfmt|setsid|ldd)\b(?!-)(?!.*\|\|)/#),
    // Bash since version 4.
    Lacking("mapfile -t lines", #/\b(?:mapfile|readarray|coproc)\b/#),
    Lacking("declare -A table", #/\b(?:declare|local|typeset) -[a-zA-Z]*[An]/#),
    Lacking("echo ${name,,}", #/\$\{\w+(?:,|\^|@[A-Z])/#),
    Lacking("make |& tee log", #/\|&|&>>|;;?&/#),
    Lacking("[[ -v name ]] && wait -n", #/\[\[ -v|\bwait -n/#),
    Lacking("echo -e 'a\\n'", #/\becho -[a-zA-Z]*e/#),
  ]

  /// Scripts that `make help` has for Linux alone.
  private static let onLinuxAlone = ["deb", "cluster-demo"]

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every script of a shell, and what else has lines for one.
  private static let files = Result {
    let folder = Repository.root.appendingPathComponent("scripts").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !onLinuxAlone.contains($0) }.map { "scripts/\($0)" }
      .filter { !Repository.root.appendingPathComponent($0).hasDirectoryPath }
      .filter { try read($0).contains(#/^#!.*\b(?:ba)?sh\n/#) }
      + [".ci/run", "Makefile", "action.yml"]
  }

  @Test func everyPatternFindsItsLine() {
    for lacking in all {
      let others = all.filter { $0.isIn(lacking.example) }
      #expect(others.map(\.example) == [lacking.example])
    }
  }

  /// What the lines of a file have that is not there on macOS.
  private func missing(in file: String) throws -> [String] {
    try PortableScriptsTests.read(file).split(separator: "\n").map(String.init)
      .filter { !$0.contains(#/^\s*#/#) }
      .flatMap { line in
        all.filter { $0.isIn(line) }.map { "\(line), as in \($0.example)" }
      }
  }

  @Test func nothingIsMissingOnMacOS() throws {
    let files = try PortableScriptsTests.files.get()
    #expect(files.count > 8)
    for file in files { #expect(try missing(in: file) == [], "\(file)") }
    // They are found in a script that has them.
    #expect(try missing(in: "scripts/deb").count > 4)
  }
}
