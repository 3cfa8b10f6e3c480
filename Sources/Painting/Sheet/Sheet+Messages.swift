import Diagnosis
import Stage

extension Sheet {
  /// What is amiss with the messages of each row, or nil where the sheet is about something else.
  ///
  /// It is about messages where bar and keyboard meet in every frame of every row. Elsewhere it speaks of seams only:
  /// a bar that rises over a list that stays covers messages in every row alike.
  var messageTroubles: [MessageTroubles]? {
    let films = rows.map(\.film)
    guard films.allSatisfy({ $0.isSeamless(in: range) }) else { return nil }
    return films.map { MessageTroubles($0, in: range) }
  }
}

extension Film {
  /// Whether the film has messages, and bar and keyboard meet in every frame between two times, in seconds.
  func isSeamless(in range: ClosedRange<Double>) -> Bool {
    guard landmarks[.table] != nil, landmarks[.toolbar] != nil else { return false }
    return frameTimes.filter(range.contains).allSatisfy { time in
      switch verdict(at: time) {
      case .seamless, .noKeyboard, .padded: true
      default: false
      }
    }
  }
}
