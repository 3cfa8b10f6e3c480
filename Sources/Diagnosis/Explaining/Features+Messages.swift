extension Features {
  /// The largest distance that rows, or what is in them, stray, in points, while the device is not turned.
  package var rowStray: Double {
    episodes.filter { !$0.turnsDevice }.map(rowStray).max() ?? 0
  }

  /// The same in one episode.
  package func rowStray(in episode: Episode) -> Double {
    // A frame at the very end belongs to the next episode.
    let rows = film.rowMeasures(in: episode.begin...max(episode.begin, episode.end.nextDown))
    return rows?.all.map(\.value).max() ?? 0
  }

  /// How much of a finding about messages there is: where the bar itself is wrong, that may be what disturbs them.
  package var strengthOfMessages: Finding.Strength { faulty.isEmpty ? .whole : .partial }
}
