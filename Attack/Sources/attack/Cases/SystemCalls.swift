/// What strace tells of a run.
enum SystemCalls {
  /// Calls at which a command is killed: those that make, name and end files.
  static let killed = [
    "openat", "write", "rename", "renameat2", "link", "linkat", "unlink", "unlinkat", "mkdir",
    "rmdir", "fsync", "fdatasync", "close", "ftruncate",
  ]

  /// Calls that are made to fail, and with what.
  ///
  /// Not those that start threads: GLib ends the process itself where one of its own cannot start, which the command can
  /// only make unlikely by trying four before it begins.
  static let failures: [(call: String, errors: [String])] = [
    ("openat", ["ENOSPC", "EMFILE", "EACCES", "EIO", "EINTR"]),
    ("write", ["ENOSPC", "EIO", "EINTR", "EDQUOT"]),
    ("pwrite64", ["ENOSPC", "EIO"]), ("read", ["EIO", "EINTR"]), ("pread64", ["EIO"]),
    ("rename", ["ENOSPC", "EACCES", "EIO"]),
    ("renameat2", ["ENOSPC", "EINVAL"]), ("link", ["EPERM", "ENOSPC"]),
    ("linkat", ["EPERM", "ENOSPC"]),
    ("unlink", ["EACCES", "EIO"]), ("unlinkat", ["EACCES", "EIO"]),
    ("mkdir", ["ENOSPC", "EACCES"]), ("rmdir", ["EACCES"]),
    ("fsync", ["EIO", "ENOSPC", "EINVAL"]), ("fdatasync", ["EIO"]), ("close", ["EIO", "ENOSPC"]),
    ("ftruncate", ["ENOSPC"]),
    ("getdents64", ["EIO"]), ("newfstatat", ["EIO", "EACCES"]), ("fstat", ["EIO"]),
    ("access", ["EACCES"]),
    ("readlink", ["EACCES"]), ("getrandom", ["EINTR", "ENOSYS"]), ("pipe2", ["EMFILE"]),
  ]

  /// Words before a command that do something to one of its calls, counted in each thread.
  static func strace(_ call: String, _ injected: String, when count: Int) -> [String] {
    [
      "strace", "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
      "inject=\(call):\(injected):when=\(count)",
    ]
  }

  /// The calls of one name that a command makes, by their numbers in their threads, from 1.
  struct Calls: Sendable, Equatable {
    /// Those that are about the project, or about no file, while no other thread's of that number is about another.
    ///
    /// What libraries, fonts and the system's files do is not the command's; where one of them cannot be read, the
    /// picture may be another.
    var own: [Int] = []
    /// The last that is about another file.
    var lastOther = 0
  }

  /// The calls of a run by their names, from the log of `strace -f -y -o`.
  static func calls(_ log: String, project: String) -> [String: Calls] {
    var counts: [Substring: [Substring: Int]] = [:]
    var own: [Substring: Set<Int>] = [:]
    var others: [Substring: Set<Int>] = [:]
    for line in log.split(separator: "\n") {
      let thread = line.prefix { $0 != " " }
      // Short numbers of processes are filled up with spaces.
      let text = line.dropFirst(thread.count).drop { $0 == " " }
      guard let end = text.firstIndex(of: "("), text.first?.isLetter == true else { continue }
      let call = text[..<end]
      let count = counts[thread, default: [:]][call, default: 0] + 1
      counts[thread, default: [:]][call] = count
      if isOwn(text[end...].dropFirst(), project: project) {
        own[call, default: []].insert(count)
      } else {
        others[call, default: []].insert(count)
      }
    }
    var calls: [String: Calls] = [:]
    for (call, numbers) in own {
      let other = others[call] ?? []
      calls[String(call)] = Calls(
        own: numbers.subtracting(other).sorted(), lastOther: other.max() ?? 0)
    }
    return calls
  }

  /// Whether a call's arguments are about the project: a descriptor of a file in it, its first path, or none at all.
  ///
  /// Pipes and events belong to libraries.
  private static func isOwn(_ arguments: Substring, project: String) -> Bool {
    if arguments.first?.isNumber == true, let start = arguments.firstIndex(of: "<"),
      arguments[..<start].allSatisfy(\.isNumber)
    {
      return arguments[start...].dropFirst().hasPrefix(project)
    }
    guard let start = arguments.firstIndex(of: "\"") else { return true }
    let path = arguments[start...].dropFirst()
    return !path.hasPrefix("/") || path.hasPrefix(project)
  }
}
