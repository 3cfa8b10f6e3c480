import Diagnosis

/// What is amiss with a film's messages over time: the number of a kind on each frame, held until the next one.
package struct MessageSeries: Sendable {
  /// A number, 0 or more, in points or rows, and its frame's time, in seconds.
  package struct Value: Sendable {
    /// Seconds.
    package let time: Double
    /// Points or rows.
    package let value: Double
  }

  let kind: MessageKind
  /// In order of time.
  package let values: [Value]
  /// The largest number of all series of this kind that are shown together.
  package let most: Double
  /// The largest number, which has a figure; nil where it is 0 throughout.
  package let worst: Value?

  /// How bad it is.
  package var severity: Severity { kind.severity }
  /// Whether it counts rows.
  package var isCount: Bool { kind.isCount }
  /// A number as labels give it.
  package func text(of value: Value) -> String {
    isCount ? "\(Int(value.value))" : value.value.distanceText
  }

  /// A series for each of some films that are shown together: of what is gravest in it or, where nothing is amiss in
  /// it, of what is gravest in any; nil where nothing is, and where they are about something else.
  ///
  /// - Parameter columns: Frames of which the first is said that shows the largest number, before any other that does.
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
