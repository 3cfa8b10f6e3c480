import Foundation
import Painting
import Scenarios

/// Pictures one after another: what frames and clips are made of.
struct Reel: Sendable {
  /// The name of what is written, without suffixes: the scenario's, and the approach's where there is one.
  let stem: String
  let scenario: String
  let films: [Film]
  let setting: FramePainter.Setting
  /// The number of each picture's frame in the film, and its time in seconds.
  let frames: ClosedRange<Int>
  /// Frames a second of the film.
  let rate: Double
  /// How many times as long as the film.
  let slow: Double
  /// How often clips are played; 0 for ever.
  let loop: Int
  /// Threads.
  let jobs: Int

  /// The reels of a scenario's films: one a film, or one of all.
  ///
  /// - Throws: `Failure` where the film has none of the frames asked for.
  static func reels(
    of scenario: Scenario, _ films: [(approach: NamedApproach, film: Film)],
    _ options: MotionOptions, crop: Crop?, appearance: Appearance, scale: Int
  ) throws -> [Reel] {
    guard let first = films.first?.film else { return [] }
    let frames = try options.frames(of: first, in: scenario)
    let groups =
      options.sideBySide
      ? [(scenario.name, films.map(\.film))]
      : films.map { ("\(scenario.name)-\($0.approach.name)", [$0.film]) }
    return groups.map { stem, group in
      Reel(
        stem: stem, scenario: scenario.name, films: group,
        setting: FramePainter.Setting(
          appearance: appearance, scale: Double(scale),
          window: crop.flatMap { FramePainter.window(of: films.map(\.film), $0) },
          isAnnotated: options.annotate),
        frames: frames, rate: first.framesPerSecond, slow: options.slow?.value ?? 1,
        loop: options.loop,
        jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }
  }

  /// The time of each picture in the film, in seconds.
  var times: [Double] { frames.map { Double($0) / rate } }
  /// How long each picture of a clip is shown, in seconds.
  var delay: Double { slow / rate }

  /// The same film seen at another rate: pictures `delay` seconds apart in the clip.
  func resampled(delay: Double) -> [Double] {
    let step = delay / slow
    let start = Double(frames.lowerBound) / rate
    let length = Double(frames.upperBound - frames.lowerBound) / rate
    let count = Int((length / step + 1e-9).rounded(.down)) + 1
    return (0..<count).map { start + Double($0) * step }
  }

  /// A file's name: the stem, what else tells it from others, `~dark` and `@2x` where they hold, and its ending.
  func name(_ suffix: String = "", ending: String) -> String {
    PictureFile.name(
      stem: stem + suffix, appearance: setting.appearance, scale: Int(setting.scale),
      ending: ending)
  }
}
