extension Features {
  /// The largest displacement of rows or their contents, in points, except in rotations.
  package var rowStray: Double {
    episodes.filter { !$0.changesSize }.map(rowStray).max() ?? 0
  }

  package func rowStray(in episode: Episode) -> Double {
    // A frame at the very end belongs to the next episode.
    let rows = film.rowMeasures(in: episode.begin...max(episode.begin, episode.end.nextDown))
    return rows?.all.map(\.value).max() ?? 0
  }

  /// The room below the messages that is kept from a show to after a hide, in points: `inset.kept`.
  package var insetKept: Double { film.insetKeptMeasure(in: 0...film.duration)?.value ?? 0 }

  /// The strength of findings about messages: partial if the bar is wrong and may disturb them.
  package var strengthOfMessages: Finding.Strength { faulty.isEmpty ? .whole : .partial }
}
