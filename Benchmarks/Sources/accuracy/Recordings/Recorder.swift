/// Takes frames of a display as a recorder does: at its own rate, late, twice, torn or not at all.
enum Recorder {
  /// A frame of a recording.
  struct Shot {
    /// When it is shown, in seconds.
    var time: Double
    /// The film's frame that it shows.
    var frame: Int
    /// How much of it, from the bottom, still shows the film's frame before; 0 where it is whole.
    var torn = 0.0
  }

  /// The frames of a recording of a film with so many frames; `isNew` says whether one differs from the one before.
  static func shots(
    of recipe: Recipe, frames: Int, isNew: (Int) -> Bool
  ) -> [Shot] {
    var random = Seeded(recipe.seed ^ 0x5348_4F54)
    var shots: [Shot] = []
    switch recipe.rate {
    case .even:
      shots = (0..<frames).map { Shot(time: Double($0) / recipe.display, frame: $0) }
    case .converted(let rate):
      for number in 0...Int(Double(frames - 1) / recipe.display * rate) {
        let time = Double(number) / rate
        shots.append(Shot(time: time, frame: min(frames - 1, Int(time * recipe.display + 1e-6))))
      }
    case .changes(let jitter):
      for frame in 0..<frames where frame == 0 || frame == frames - 1 || isNew(frame) {
        let late = frame == 0 || frame == frames - 1 ? 0 : random.number(0...jitter)
        shots.append(Shot(time: Double(frame) / recipe.display + late, frame: frame))
      }
    }
    var kept: [Shot] = []
    for (number, shot) in shots.enumerated() {
      var shot = shot
      if number > 0, number < shots.count - 1, let last = kept.last {
        let chance = random.number(0...1)
        if chance < recipe.missing { continue }
        if chance < recipe.missing + recipe.doubled { shot.frame = last.frame }
        if random.happens(recipe.torn), shot.frame > 0 { shot.torn = random.number(0.2...0.8) }
      }
      kept.append(shot)
    }
    return kept
  }
}
