import Foundation
import TestSupport

/// Somebody who types what a document says, beside a clone of this repository.
struct Reader {
  /// The folder above the clone and what the reader makes.
  private let folder: ScratchFolder
  private let startsInTheRepository: Bool

  /// - Parameter startsInTheRepository: Whether the first line is typed in the clone; else in a folder beside it, with the
  ///   command on the path.
  init(startsInTheRepository: Bool) throws {
    folder = try ScratchFolder()
    self.startsInTheRepository = startsInTheRepository
    let files = FileManager.default
    let clone = folder.url.appendingPathComponent("filmstrip")
    let build = clone.appendingPathComponent(".build")
    try files.createDirectory(at: build, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: Repository.root.path)
    where !name.hasPrefix(".") {
      try files.createSymbolicLink(
        at: clone.appendingPathComponent(name),
        withDestinationURL: Repository.root.appendingPathComponent(name))
    }
    try files.createSymbolicLink(
      at: build.appendingPathComponent("debug"),
      withDestinationURL: try commandURL().deletingLastPathComponent())
  }

  /// Separates what lines print: it is in no text.
  private static let separator = "\u{1E}"

  /// Ends a review or a playground once it has said where its page is, as Ctrl-C does.
  private static let prelude = #"""
    exec 2>&1
    filmstrip() {
      case $1 in review|play) ;; *) command filmstrip "$@"; return ;; esac
      rm -f ../page
      command filmstrip "$@" > ../page 2>&1 & server=$!
      while kill -0 $server 2> /dev/null && ! grep -qs Ctrl-C ../page; do sleep 0.05; done
      kill -INT $server
      wait $server
      status=$?
      cat ../page
      return $status
    }
    """#

  /// Types lines into one shell; what each printed, and with what it ended, as far as the shell got.
  func type(_ lines: [String]) throws -> [(printed: String, status: Int32)] {
    let start =
      startsInTheRepository
      ? "cd filmstrip" : "PATH=$PWD/filmstrip/.build/debug:$PATH; mkdir films; cd films"
    let mark =
      "status=$?; printf '\(Reader.separator)%d\(Reader.separator)' $status; (exit $status)"
    let script = [Reader.prelude, start] + lines.flatMap { [$0, mark] }
    _ = try folder.file("script", script.joined(separator: "\n") + "\n")
    let result = try shell("sh script", in: folder.url)
    // A terminal shows no carriage return.
    let parts = result.output.replacing("\r\n", with: "\n").components(
      separatedBy: Reader.separator)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      (
        parts[index].trimmingCharacters(in: .newlines), Int32(parts[index + 1]) ?? -1
      )
    }
  }
}
