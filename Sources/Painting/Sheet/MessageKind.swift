import Diagnosis
import Stage

/// What can be amiss with messages, as far as it has a number on every frame.
enum MessageKind: Sendable, Hashable, CaseIterable {
  case cellsAstray, contentsAstray, covered, blank, offTop

  /// The number on a frame: points or rows, 0 where nothing is amiss.
  func value(of entry: MessageTroubles.Entry) -> Double {
    let figures = entry.figures
    switch self {
    case .cellsAstray: return figures.cellsAstray
    case .contentsAstray: return figures.contentsAstray
    case .covered: return entry.isArriving ? 0 : Double(figures.covered)
    case .blank:
      switch entry.trouble {
      case .pushedOff(_, let blank), .blank(let blank): return blank
      default: return 0
      }
    case .offTop: return Double(figures.offTop)
    }
  }

  /// A number with its words.
  func text(_ value: Double) -> String {
    switch self {
    case .cellsAstray: "cells astray \(SeamMarks.text(value))"
    case .contentsAstray: "parts astray \(SeamMarks.text(value))"
    case .covered: "\(Int(value)) covered"
    case .blank: "blank \(SeamMarks.text(value))"
    case .offTop: "\(Int(value)) off the top"
    }
  }

  /// What a curve of it shows, beside a strip.
  var title: String {
    switch self {
    case .cellsAstray: "cells astray over time"
    case .contentsAstray: "parts astray over time"
    case .covered: "rows covered over time"
    case .blank: "blank over time"
    case .offTop: "off the top over time"
    }
  }

  /// How it is drawn; nil where it is told without alarm.
  var fault: SeamFault? {
    switch self {
    case .cellsAstray, .contentsAstray, .blank: .gap
    case .covered: .overlap
    case .offTop: nil
    }
  }

  /// Whether it counts rows.
  var isCount: Bool { self == .covered || self == .offTop }

  /// The largest number of a row's frames: at rest where there is one at rest, for what should not stay so.
  func worst(of troubles: MessageTroubles) -> (value: Double, times: [Double])? {
    let all = troubles.entries.map { (value: value(of: $0), entry: $0) }.filter { $0.value > 0 }
    let resting = all.filter { $0.entry.isAtRest }
    let counted = self == .blank && !resting.isEmpty ? resting : all
    guard let largest = counted.map(\.value).max() else { return nil }
    return (
      largest, counted.filter { $0.value > largest - Seam.rounding }.map(\.entry.figures.time)
    )
  }

  /// What is amiss most in rows of a sheet; nil where nothing is, not even messages that had to leave.
  static func gravest(of rows: [MessageTroubles]) -> MessageKind? {
    let troubles = rows.flatMap { $0.entries.compactMap(\.trouble) }
    let gravest = troubles.filter { $0.size > 0 }.max { $0.size < $1.size }
    switch gravest {
    case .cellsAstray: return .cellsAstray
    case .contentsAstray: return .contentsAstray
    case .covered, .lastSeen: return .covered
    case .blank, .pushedOff: return .blank
    case .offTop, .arriving, nil:
      return rows.contains { MessageKind.offTop.worst(of: $0) != nil } ? .offTop : nil
    }
  }
}
