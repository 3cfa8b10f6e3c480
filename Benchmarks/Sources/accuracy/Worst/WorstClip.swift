import Foundation

/// A recording made in one of the worst ways, and what must come of it.
struct WorstClip: Sendable {
  /// What must come of reading it.
  enum Outcome: Sendable {
    /// A film with at least so many events; where a number of points is given, its keyboard rests within as many.
    case answer(events: Int, within: Double? = nil)
    /// A refusal that says one of these words and what would help.
    case refusal([String])
    /// A film with an event, or a refusal that says one of these words; but nothing is called certain that is wrong.
    case either([String])
  }

  let name: String
  /// Its folder's path among the recordings.
  var path: String { "worst/\(name)" }
  let outcome: Outcome
  /// Further arguments of `filmstrip read`.
  var options: [String] = []
  /// Whether frames are shown as long as on the device, so that the keyboard's curve is its own.
  var keepsTime = true
  /// The longest that reading may take, in seconds.
  var limit = 60.0
  /// Makes the file, or folder, and says where it is.
  let make: @Sendable (WorstKit) throws -> URL
}

/// What worst clips are made of.
struct WorstKit {
  /// Recordings of a show and a hide: a chat whose bar is right, and one on an iPhone 8 that has another curve.
  let plain: (file: URL, truth: Truth)
  let other: URL
  /// The command that draws.
  let filmstrip: String
  /// The clip's own folder.
  let folder: URL

  /// What recordings the others are made of.
  static let recipes: [Recipe] = {
    var plain = Recipe(
      name: "worst-plain", kind: .video, seed: 1, device: "iPhone 14", profile: "ios7",
      bar: BarWay.right[0])
    var other = plain
    (other.name, other.device, other.bar) = ("worst-other", "iPhone 8", BarWay.curves[0])
    plain.isAided = false
    return [plain, other]
  }()

  /// A file made by ffmpeg from inputs and options, of which `%` stands for the plain recording.
  func ffmpeg(_ name: String, _ arguments: [String]) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Shell.output(
      "ffmpeg",
      ["-y", "-v", "error"] + arguments.map { $0 == "%" ? plain.file.path : $0 } + [file.path])
    return file
  }

  /// The plain recording through a chain of filters.
  func filtered(_ filters: String, _ options: [String] = [], name: String = "clip.mp4") throws
    -> URL
  {
    try ffmpeg(
      name,
      ["-i", "%", "-vf", filters, "-fps_mode", "passthrough", "-enc_time_base", "1:90000"] + options
    )
  }

  /// A file of these bytes.
  func bytes(_ name: String, _ bytes: Data) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try bytes.write(to: file)
    return file
  }

  /// A file of this text.
  func text(_ name: String, _ text: String) throws -> URL { try bytes(name, Data(text.utf8)) }

  /// A video of a scenario's film, drawn by the command.
  func film(_ scenario: String) throws -> URL {
    let file = try text("film.yaml", scenario)
    try Shell.output(
      filmstrip,
      [
        "render", file.path, "--format", "mp4", "--approach", "transform", "--output",
        folder.path, "--overwrite", "--scale", "1",
      ])
    return folder.appendingPathComponent("film-transform.mp4")
  }

  /// A video of frames that are drawn here, 30 a second.
  func video(
    width: Int, height: Int, frames: Int, _ draw: @escaping (inout Canvas, Int) -> Void
  ) throws -> URL {
    let file = folder.appendingPathComponent("clip.mp4")
    let order = Encoder.Order(
      width: width, height: height, screen: (width, height),
      times: (0..<frames).map { Double($0) / 30 }, format: .h264(crf: 20))
    try Encoder(folder: folder).encode(order, to: file) { pipe in
      for frame in 0..<frames {
        var canvas = Canvas(width: width, height: height, colour: 0xFFFF_FFFF)
        draw(&canvas, frame)
        try canvas.pixels.withUnsafeBytes { try pipe.write(contentsOf: Data($0)) }
      }
    }
    return file
  }
}
