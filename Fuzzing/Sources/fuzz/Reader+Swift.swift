import Carrying

extension Reader {
  /// What has none of these in it has nothing to carry.
  private static let carriedWords: [[UInt8]] = [
    "@", "#", "AnyObject", "Combine", "CoreGraphics", "Darwin", "Dispatch", "Foundation",
    "ObjectiveC", "QuartzCore", "Selector", "UIKit", "dynamic", "import",
  ].map { Array($0.utf8) }

  /// An app's source: what is carried of it has its lines, is Swift again, and is carried no further.
  func readSource(_ bytes: [UInt8]) {
    guard let carried = try? CarriedSource(bytes, file: "Fuzz.swift") else { return }
    let (old, new) = (Reader.lines(of: bytes), Reader.lines(of: carried.bytes))
    precondition(old.count == new.count, "lines are made or lost")
    for index in old.indices where old[index] != new[index] {
      precondition(carried.editedLines.contains(index + 1), "a line is edited and not told")
    }
    let places = 1...max(carried.lineCount, 1)
    precondition(carried.editedLines.allSatisfy(places.contains), "an edit beyond the last line")
    precondition(
      carried.obstacles.allSatisfy { places.contains($0.line) && $0.column > 0 },
      "an obstacle beyond the last line")
    let isPlain = !Reader.carriedWords.contains { bytes.firstRange(of: $0) != nil }
    precondition(!isPlain || carried.bytes == bytes, "what has nothing to carry is edited")
    guard let again = try? CarriedSource(carried.bytes, file: "Fuzz.swift") else {
      preconditionFailure("what was carried is refused")
    }
    precondition(
      again.bytes == carried.bytes && again.editedLines.isEmpty, "what was carried is carried on")
    let file = carried.file(from: "/Fuzz \"\\.swift")
    precondition(file.starts(with: CarriedSource.mark.utf8), "a carried file does not say so")
    precondition(Reader.lines(of: file).count == new.count + 2, "the heading has not two lines")
  }

  /// The lines of a text, with what ends them.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      lines[lines.count - 1].append(byte)
      let isHalf =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isHalf { lines.append([]) }
    }
    return lines
  }
}
