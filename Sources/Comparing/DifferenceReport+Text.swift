import Basics
package import Imaging
import Traces

extension DifferenceReport {
  /// The printed verdict, and below it what changed, where and how far.
  package func lines(threshold: ColorThreshold) -> [String] {
    let rows =
      verdict == .identical || verdict == .samePixels ? [] : table(threshold)
    return ["\(first) and \(second): \(headline)"]
      + (rows + remarks).map { "  " + $0[0].padded(to: 10) + "  " + $0[1] }
  }

  /// Notes on the verdict.
  private var remarks: [[String]] {
    notes.map { ["note", $0] }
      + (isReadThrough
        ? [] : [["trusted", "Files that need not be compared were not checked for damage."]])
  }

  /// The verdict in a few words.
  private var headline: String {
    switch verdict {
    case .identical: return "identical"
    case .samePixels: return isOfNothing ? "every pixel is ignored" : "same pixels, different bytes"
    case .withinTolerance: return "within tolerance"
    case .otherLayout: return "different sizes"
    case .otherFrames: return "different frames"
    default: return "different pixels"
    }
  }

  private func table(_ threshold: ColorThreshold) -> [[String]] {
    var rows: [[String]] = []
    if let sizes, verdict == .otherLayout {
      rows.append(["size", sizes.map { "\($0[0]) × \($0[1])" }.joined(separator: " and ") + " px"])
    }
    if let clip { rows += clipRows(clip) }
    if let pixels, pixels.changed > 0 { rows += pixelRows(pixels, threshold) }
    return rows
  }

  private func clipRows(_ clip: Clip) -> [[String]] {
    var rows: [[String]] = []
    let (one, other) = (clip.frames[0], clip.frames[1])
    if one != other {
      let note = clip.compared > 0 ? "; the first \(clip.compared) were compared" : ""
      rows.append(["frames", "\(one) and \(other)\(note)"])
    }
    if !clip.otherDelays.isEmpty {
      rows.append(["delays", "different in \(DifferenceReport.ranges(clip.otherDelays))"])
    }
    if clip.compared > 0 {
      let different = clip.different
      let within = clip.changed.filter { $0.different == 0 }.map(\.frame)
      if !different.isEmpty {
        rows.append([
          "differ", "\(DifferenceReport.ranges(different)): \(different.count) of \(clip.compared)",
        ])
      }
      if !within.isEmpty {
        rows.append([
          "within", "\(DifferenceReport.ranges(within)): \(within.count) of \(clip.compared)",
        ])
      }
      if clip.changed.isEmpty { rows.append(["pixels", "the same in all frames compared"]) }
    }
    if let worst = clip.worst { rows.append(["worst", "frame \(worst):"]) }
    return rows
  }

  private func pixelRows(_ pixels: Pixels, _ threshold: ColorThreshold) -> [[String]] {
    let share = Double(pixels.different) / Double(max(pixels.compared, 1)) * 100
    let percent = share > 0 && share < 0.01 ? "less than 0.01 %" : "\(share.fixed(2)) %"
    var rows = [["different", "\(pixels.different) of \(pixels.compared) pixels (\(percent))"]]
    let rest = pixels.changed - pixels.different - pixels.antialiased
    if pixels.antialiased > 0 {
      rows.append(["edges", "\(pixels.antialiased) more that only smooth an edge"])
    }
    if rest > 0 { rows.append(["slight", "\(rest) more within the threshold"]) }
    let limit = threshold.isExact ? "exact" : "threshold \(threshold.distance.shortest)"
    rows.append(["largest", "\(pixels.largest.fixed(3)) of 1 (\(limit))"])
    if let bounds = pixels.bounds {
      rows.append(["where", "\(bounds[2]) × \(bounds[3]) px at \(bounds[0]),\(bounds[1])"])
    }
    if let window = pixels.worstWindow {
      let (bounds, density) = (window.bounds, (window.density * 100).fixed(1))
      rows.append([
        "densest", "\(density) % of \(bounds[2]) × \(bounds[3]) px at \(bounds[0]),\(bounds[1])",
      ])
    }
    return rows
  }

  private static let mostRanges = 10

  /// Frames as ranges, such as `frames 3–10, 14`; only the first ones are listed.
  static func ranges(_ frames: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = ranges.last, last.upperBound == frame - 1 {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    let named = ranges.prefix(mostRanges).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }
    let more = ranges.count > mostRanges ? " and more" : ""
    return (frames.count == 1 ? "frame " : "frames ") + named.joined(separator: ", ") + more
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
