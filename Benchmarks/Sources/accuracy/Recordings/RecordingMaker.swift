import Foundation
import Imaging

/// Makes recordings from recipes, each in a folder of its own with what it shows.
struct RecordingMaker {
  /// The command that draws.
  let filmstrip: String
  /// Where the recordings' folders are.
  let folder: URL

  /// Makes a recording, unless it is there from the same recipe.
  func make(_ recipe: Recipe) throws -> Truth {
    let place = folder.appendingPathComponent(recipe.name)
    if let made = try? Truth.read(from: place), made.recipe == recipe { return made }
    try? FileManager.default.removeItem(at: place)
    let work = place.appendingPathComponent("work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }

    let film = try FilmedScreen(recipe, filmstrip: filmstrip, folder: work)
    let first = try film.picture(0)
    let points = (
      width: Double(first.width / film.scale), height: Double(first.height / film.scale)
    )
    var last = Data()
    var isNew: [Bool] = []
    for picture in film.pictures {
      let file = try Data(contentsOf: picture)
      isNew.append(file != last)
      last = file
    }
    let shots = Recorder.shots(of: recipe, frames: film.pictures.count) { isNew[$0] }
    let touches = Touches(recipe, film, width: points.width)
    let keys = keyLayer(of: recipe, film, points)
    var random = Seeded(recipe.seed ^ 0x4652_414D)
    // Encoders of video take even sides only; a recording of an odd size is stretched to one, as phones do.
    let screen = (
      width: Int((points.width * recipe.scale / 2).rounded()) * 2,
      height: Int((points.height * recipe.scale / 2).rounded()) * 2
    )
    let around = recipe.surroundings.frame(
      width: screen.width, height: screen.height, pixelsPerPoint: recipe.scale,
      isRound: RecordingMaker.hasIndicator(points), &random)
    let order = Encoder.Order(
      width: first.width, height: first.height, screen: screen, times: shots.map(\.time),
      noise: recipe.noise, rotation: recipe.rotation, frame: around, format: recipe.format,
      reduction: random.one(of: ["area", "bicubic", "lanczos"]))
    let clip = place.appendingPathComponent("clip\(recipe.format.ending)")
    try Encoder(folder: work).encode(order, to: clip) { pipe in
      var before: Canvas?
      for shot in shots {
        var picture = try film.picture(shot.frame)
        keys?.draw(on: &picture, top: film.value("keyboard.top", shot.frame) ?? points.height)
        touches.draw(on: &picture, frame: shot.frame)
        let whole = picture
        if shot.torn > 0, let before {
          let row = Int(Double(picture.height) * (1 - shot.torn)) * picture.width
          picture.pixels.replaceSubrange(row..., with: before.pixels[row...])
        }
        before = whole
        try picture.pixels.withUnsafeBytes { try pipe.write(contentsOf: Data($0)) }
      }
    }
    let truth = try Truth(
      clip: clip, recipe: recipe, film: film, shots: shots, points: points, screen: screen,
      origin: around.map { ($0.x, $0.y) } ?? (0, 0))
    try truth.write(to: place)
    return truth
  }

  /// Whether a screen of this shape has a home indicator.
  static func hasIndicator(_ points: (width: Double, height: Double)) -> Bool {
    points.height / points.width > 1.9
  }

  private func keyLayer(
    of recipe: Recipe, _ film: FilmedScreen, _ points: (width: Double, height: Double)
  ) -> KeyLayer? {
    guard recipe.keys != .drawn else { return nil }
    let tops = film.pictures.indices.compactMap { film.value("keyboard.top", $0) }
    return KeyLayer(
      recipe.keys, width: points.width, height: points.height - (tops.min() ?? 0),
      hasIndicator: RecordingMaker.hasIndicator(points), scale: Double(film.scale),
      isDark: recipe.isDark, seed: recipe.seed)
  }
}
