import Foundation
import Imaging

/// A film's pictures and numbers, as `filmstrip render` writes them.
struct FilmedScreen {
  /// A film's trace.
  struct Trace: Decodable {
    /// The frames' times, in microseconds.
    let time: [Int]
    let series: [String: [Double?]]
  }

  let trace: Trace
  /// A PNG file for each frame, in their order.
  let pictures: [URL]
  /// Pixels a point of the pictures.
  let scale: Int

  /// Plays a recipe's scenario and draws it into a folder.
  init(_ recipe: Recipe, filmstrip: String, folder: URL) throws {
    // Twice as fine at least, so that places between a small recording's pixels are seen as on a device.
    scale = min(4, max(2, Int(recipe.scale.rounded(.up))))
    let scenario = folder.appendingPathComponent("scenario.yaml")
    try Data(recipe.scenario.utf8).write(to: scenario)
    try Shell.output(
      filmstrip,
      [
        "render", scenario.path, "--approach", recipe.bar.name, "--format", "frames", "--format",
        "trace", "--scale", "\(scale)", "--appearance", recipe.isDark ? "dark" : "light",
        "--output", folder.path, "--long",
      ])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    pictures = files.filter { $0.pathExtension == "png" }.sorted { $0.path < $1.path }
    guard let file = files.first(where: { $0.lastPathComponent.hasSuffix(".trace.json") }) else {
      throw Shell.Failed(description: "\(recipe.name): no trace was written")
    }
    trace = try JSONDecoder().decode(Trace.self, from: Data(contentsOf: file))
    guard trace.time.count == pictures.count, !pictures.isEmpty else {
      throw Shell.Failed(description: "\(recipe.name): pictures and trace differ in length")
    }
  }

  /// The picture of a frame.
  func picture(_ frame: Int) throws -> Canvas {
    Canvas(try PNG.decode([UInt8](Data(contentsOf: pictures[frame]))))
  }

  /// A series' value in a frame, as its picture shows it: layers are drawn at whole pixels.
  func value(_ series: String, _ frame: Int) -> Double? {
    let grid = Double(scale)
    return trace.series[series].flatMap { $0[frame] }.map { ($0 * grid).rounded() / grid }
  }
}
