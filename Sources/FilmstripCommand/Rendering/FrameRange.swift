import ArgumentParser
import Basics

/// Frames of a film on the command line, from the first to the last: `0-59`, `30-` or `12`.
struct FrameRange: ExpressibleByArgument {
  /// The film's first is 0.
  let first: Int
  /// Nil for the film's last.
  let last: Int?

  init?(argument: String) {
    let parts = argument.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let start = parts.first, let first = FrameRange.number(start) else { return nil }
    self.first = first
    guard parts.count == 2 else {
      last = first
      return
    }
    guard !parts[1].isEmpty else {
      last = nil
      return
    }
    guard let end = FrameRange.number(parts[1]), end >= first else { return nil }
    last = end
  }

  var defaultValueDescription: String {
    "\(first)" + (last == first ? "" : "-" + (last.map(String.init) ?? ""))
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

}

extension FrameRange? {
  /// The numbers of these of `count` frames; of all frames for nil.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - name: The scenario's or the recording's.
  ///   - owner: What has the frames, in the message.
  /// - Throws: `Failure` if one of them is missing.
  func frames(of count: Int, in name: String, _ owner: String) throws -> ClosedRange<Int> {
    guard let self else { return 0...(count - 1) }
    let end = self.last ?? count - 1
    guard self.first <= end, end < count else {
      let open = self.first < count ? " All from \(self.first) on are \(self.first)-." : ""
      throw Failure(
        .usage,
        "\(name) has no such frames: \(owner) has \(count), from 0 to \(count - 1).\(open)")
    }
    return self.first...end
  }
}
