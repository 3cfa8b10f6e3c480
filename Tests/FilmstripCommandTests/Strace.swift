/// The program strace, which reads a command's calls to the system and can make them fail.
enum Strace {
  /// Whether it is installed and permitted.
  static let isThere = (try? shell("strace -o /dev/null true").status == 0) ?? false
}
