import ArgumentParser
import Basics
import Easing
import Imaging
import Painting
import Review
import Stage
import WholeFiles

struct CurveOffsetsCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, csv, json, plot
  }

  static let configuration = CommandConfiguration(
    commandName: "offsets",
    abstract: "Print or plot the offset at each frame of an animation.",
    discussion: "The duration is ignored with the keyboard's curve, unless it is 0: the keyboard "
      + "moves for its profile's own time. The last frame is the first at or after the end.",
    examples: [
      "curve offsets --duration 0.25 --distance 260 --fps 60",
      "curve offsets --duration 0.25 --distance 260 --fps 60 --format plot",
    ])

  @Option(
    parsing: .unconditional, help: "The curve: \(CurveArgument.choices). Default: the keyboard's.",
    completion: .list(CurveArgument.names), transform: CurveArgument.curve)
  var curve: AnimationCurve?

  @Option(
    parsing: .unconditional,
    help: "Animation options by their raw value, such as 458752, 0x70000 or '7 << 16'.",
    transform: OptionsArgument.bits)
  var options: UInt?

  @Option(help: "The keyboard's profile.")
  var profile: ProfileArgument?

  @Option(parsing: .unconditional, help: "The requested duration, in seconds.")
  var duration: FiniteNumber

  @Option(parsing: .unconditional, help: "The distance, in points; may be negative.")
  var distance: FiniteNumber

  @Option(parsing: .unconditional, help: "Frames per second, more than 0 and at most 1000.")
  var fps: FiniteNumber

  @Option(help: "The output's format.")
  var format = Format.table

  @Option(
    name: .shortAndLong,
    help: "The plot's file, or - for standard output. Default: offsets.png.", completion: .file())
  var output: PathArgument?

  @Flag(help: "Replace a file that filmstrip did not write.")
  var overwrite = false

  func validate() throws {
    if curve != nil && options != nil {
      throw ValidationError(
        "Give --curve or --options, not both: options include a curve.")
    }
    if format != .plot, output != nil || overwrite {
      throw FormatOption.refusal(
        output == nil ? "--overwrite" : "--output", for: [format.rawValue],
        takers: [Format.plot.rawValue])
    }
  }

  func run() throws {
    let options = AnimationOptions(
      rawValue: self.options ?? AnimationOptions(curve: curve ?? .keyboard).rawValue)
    let effective = self.options == nil ? curve ?? .keyboard : options.curve
    let frames = try FrameOffsets(
      curve: effective, duration: duration.value, distance: distance.value,
      framesPerSecond: fps.value, keyboard: profile?.motion ?? .ios7)
    switch format {
    case .table:
      try Output.table(
        [["frame", "ms", "progress", "offset", "velocity"]]
          + frames.map {
            [
              "\($0.index)", ($0.time * 1000).fixed(1), $0.progress.fixed(6), $0.offset.fixed(3),
              $0.velocity.fixed(1),
            ]
          }, rightAligned: Set(0...4))
    case .csv:
      try Output.line("frame,time,progress,offset,velocity")
      for frame in frames {
        let numbers = [frame.time, frame.progress, frame.offset, frame.velocity]
        try Output.line("\(frame.index)," + numbers.map(\.shortest).joined(separator: ","))
      }
    case .json:
      try Output.json(
        CurveOffsetsReport(
          curve: effective.rawValue, options: options.rawValue,
          requestedDuration: duration.value, duration: frames.timing.duration,
          fps: frames.framesPerSecond, distance: frames.distance,
          frames: frames.map {
            CurveOffsetsReport.Frame(
              frame: $0.index, time: $0.time, progress: $0.progress, offset: $0.offset,
              velocity: $0.velocity)
          }))
    case .plot:
      try plot(frames, effective)
    }
  }

  private func plot(_ frames: FrameOffsets, _ curve: AnimationCurve) throws {
    Interruption.catchSignals()
    let motion = profile?.motion ?? .ios7
    let name = curve == .keyboard ? "keyboard, \(motion.name)" : curve.name
    let sign = distance.value < 0 ? "−" : ""
    let length = "\(sign)\(distance.value.magnitude.shortest) pt"
    let plot = OffsetPlot(
      title: "\(name): \(length) in \(frames.timing.duration.shortest) s", frames,
      try PaintResources(.light))
    let bitmap = try plot.bitmap(scale: 1)
    let bytes = try PNG.encode(bitmap, scale: 1)
    let path = output?.path ?? "offsets.png"
    if path == "-" { return try Output.file(bytes) }
    try Interruption.check()
    try Files.write(bytes, to: path, overwrite: overwrite)
    Output.error("Wrote \(path)")
  }
}

/// The JSON of `curve offsets`.
struct CurveOffsetsReport: Encodable {
  struct Frame: Encodable {
    let frame: Int
    let time, progress, offset, velocity: Double
  }

  let curve, options: UInt
  let requestedDuration, duration, fps, distance: Double
  let frames: [Frame]
}
