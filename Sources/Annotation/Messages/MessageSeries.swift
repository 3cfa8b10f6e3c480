import Diagnosis

/// A kind of fault over time: the number on each frame, kept until the next one.
package struct MessageSeries: Sendable {
  package struct Value: Sendable {
    /// In seconds.
    package let time: Double
    /// In points or rows, 0 or more.
    package let value: Double
  }

  let kind: MessageKind
  /// In order of time.
  package let values: [Value]
  /// The largest number of all series of this kind that are shown together.
  package let most: Double
  /// The largest number, which has a figure; nil where it is 0 throughout.
  package let worst: Value?

  package var severity: Severity { kind.severity }
  package var isCount: Bool { kind.isCount }
  package func text(of value: Value) -> String {
    isCount ? "\(Int(value.value))" : value.value.distanceText
  }

  /// A series of each film's worst kind or, of a film without faults, of the worst kind of all.
  ///
  /// Nil if no film has a fault, and for films on another topic.
  ///
  /// - Parameter columns: The first frame with the largest number among them is preferred.
  static func all(of films: [JudgedFilm], columns: [Int]) -> [MessageSeries]? {
    let troubles = films.compactMap(\.troubles)
    guard troubles.count == films.count, let gravest = MessageKind.gravest(of: troubles) else {
      return nil
    }
    let kinds = troubles.map { film in
      let own = MessageKind.gravest(of: [film])
      return own == nil || own == .offTop ? gravest : own ?? gravest
    }
    return films.indices.map { index in
      let kind = kinds[index]
      let alike = zip(kinds, troubles).filter { $0.0 == kind }
        .flatMap { $0.1.entries.map(kind.value) }
      let near = columns.map { films[index][$0].time }
      return MessageSeries(
        kind: kind,
        values: troubles[index].entries.map {
          Value(time: $0.figures.time, value: kind.value(of: $0))
        },
        most: alike.max() ?? 0,
        worst: kind.worst(of: troubles[index]).flatMap { worst in
          worst.time(near: near).map { Value(time: $0, value: worst.value) }
        })
    }
  }
}
