import Annotation
import Basics
import RecordedPictures
import Recordings

/// The readable output of `compare` for two recordings.
struct ComparedText {
  let lines: [String]

  init(_ compared: ComparedRecordings) {
    let (before, after) = (compared.before, compared.after)
    let table = DifferenceTable(compared.comparison, names: ("before", "after"))
    lines = Paragraph.lines(
      of: [
        [("before", before), ("after", after)].map { name, recording in
          "\(name): \(recording.name): \(recording.film.setting)"
        }.joined(separator: "\n"),
        compared.summary.map { Paragraph.lines($0) }.joined(separator: "\n"),
        Output.columns(table.rows, rightAligned: DifferenceTable.numbers).joined(separator: "\n"),
        RecordedText.notes(on: before), RecordedText.notes(on: after),
      ].filter { !$0.isEmpty })
  }
}

/// The measures of two recordings side by side, below the columns' names.
struct DifferenceTable {
  let rows: [[String]]

  static let numbers: Set<Int> = [2, 3, 4]

  /// - Parameters:
  ///   - names: Of the earlier and the later one.
  ///   - isWhole: With rests and times, and not the motions' lengths alone.
  init(
    _ comparison: RecordingComparison, names: (before: String, after: String), isWhole: Bool = true
  ) {
    let motions = comparison.motions.map { motion in
      motion.differences.filter { isWhole || $0.isLength }.map(DifferenceTable.row)
        + (isWhole ? [DifferenceTable.curves(motion, comparison)] : [])
    }
    let rests = comparison.differences.filter { difference in
      // A bar that keeps its place at a rest is covered by that row.
      difference.event.hasPrefix("after") || difference.event.hasPrefix("before")
    }.filter { $0.name.contains("above") || $0.isBeyond(0) }
    rows =
      [["event", "measure", names.before, names.after, "difference"]] + motions.flatMap { $0 }
      + (isWhole ? rests.map(DifferenceTable.row) : [])
  }

  private static func row(_ difference: HeldDifference) -> [String] {
    let change = difference.difference.map { change in
      let value =
        change.magnitude < 0.05 ? "0.0" : "\(change > 0 ? "+" : "−")\(change.magnitude.fixed(1))"
      return "\(value) ± \(difference.uncertainty.fixed(1)) \(difference.after.unit)"
    }
    return [
      difference.event, difference.name, difference.before.text, difference.after.text,
      change ?? (difference.isAnything ? "unknown" : "–"),
    ]
  }

  private static func curves(
    _ motion: ComparedMotion, _ comparison: RecordingComparison
  ) -> [String] {
    let words = [(comparison.before, motion.before), (comparison.after, motion.after)].map {
      let fit = $0.fits[$1].keyboard
      return fit.motion?.shape.tableWords ?? fit.doubt?.tableWords ?? "–"
    }
    return [motion.event, "keyboard's curve", words[0], words[1], ""]
  }
}

/// The JSON of `compare` for two recordings.
struct ComparedReport: Encodable {
  struct Side: Encodable {
    let recording: String
    let device: String?
    let unit: String
    let screen: [Double]
    let frames: Int
    let framesPerSecond: Double
  }

  struct Value: Encodable {
    let value: Double?
    let uncertainty: Double
    /// Seconds from the recording's first frame.
    let time: Double?

    init(_ measure: HeldMeasure) {
      (value, uncertainty, time) = (measure.value, measure.uncertainty, measure.time)
    }
  }

  struct Measure: Encodable {
    let event, name, unit: String
    let before, after: Value
    /// The later less the earlier; nil if one is not seen, or the difference is unknown.
    let difference: Double?
    /// Half the width of the 95 % range of the difference.
    let uncertainty: Double
    /// Whether it counts as a change: a length by more than the tolerance plus the uncertainty, or the bar's begin.
    let differs: Bool
  }

  struct Motion: Encodable {
    let event: String
    /// The event's index in each.
    let before, after: Int
    /// Seconds from each recording's first frame; nil if no known motion is near.
    let beginBefore, beginAfter: Double?
    /// Half the width of the 95 % range of their difference, in seconds.
    let beginUncertainty: Double
    let curveBefore, curveAfter: String?
    let comparesBar: Bool
  }

  struct Change: Encodable {
    let event, cause, words: String
  }

  let before, after: Side
  /// In the films' unit.
  let tolerance: Double
  let summary: [String]
  let differs: Bool
  let comparesBar: Bool
  let changes: [Change]
  let unseen: [String]
  let motions: [Motion]
  let measures: [Measure]
  /// The events that only one of them has, by their index.
  let onlyBefore, onlyAfter: [Int]

  init(_ compared: ComparedRecordings) {
    let comparison = compared.comparison
    func side(_ recording: Recording) -> Side {
      let film = recording.film
      return Side(
        recording: recording.name, device: film.source.scale?.device,
        unit: film.unit.rawValue, screen: [film.width, film.height], frames: film.frames.count,
        framesPerSecond: film.framesPerSecond)
    }
    (before, after) = (side(compared.before), side(compared.after))
    tolerance = compared.tolerance
    summary = compared.summary
    differs = !compared.changes.isEmpty
    comparesBar = comparison.comparesBar
    changes = compared.changes.map { Change(event: $0.event, cause: $0.cause, words: $0.words) }
    unseen = compared.unseen
    motions = comparison.motions.map { motion in
      Motion(
        event: motion.event, before: motion.before, after: motion.after,
        beginBefore: motion.begins?.before, beginAfter: motion.begins?.after,
        beginUncertainty: motion.beginUncertainty,
        curveBefore: comparison.before.fits[motion.before].keyboard.motion?.shape.tableWords,
        curveAfter: comparison.after.fits[motion.after].keyboard.motion?.shape.tableWords,
        comparesBar: motion.comparesBar)
    }
    measures = comparison.differences.map { difference in
      Measure(
        event: difference.event, name: difference.name, unit: difference.after.unit,
        before: Value(difference.before), after: Value(difference.after),
        difference: difference.difference, uncertainty: difference.uncertainty,
        differs: difference.counts(beyond: compared.tolerance))
    }
    (onlyBefore, onlyAfter) = (comparison.onlyBefore, comparison.onlyAfter)
  }
}
