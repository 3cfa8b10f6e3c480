import ArgumentParser
import Basics
import Recordings

/// How a recording is read, where the automatic reading is wrong.
struct RecordingOptions: ParsableArguments, DecidedOptions {
  @Option(
    help: ArgumentHelp(
      "The device's screen in the pictures, in pixels. Default: found.",
      valueName: "x,y,width,height"))
  var screen: PixelAreaArgument?

  @Option(
    parsing: .unconditional,
    help: "Pixels of the pictures per point of the device. Default: by the device or the keys.")
  var pixelsPerPoint: FiniteNumber?

  @Option(
    help: ArgumentHelp(
      "Where the bar is while no keyboard shows, in points from the screen's top, such as 763-844. Default: found.",
      valueName: "top-bottom"))
  var bar: EdgesArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The bar's distance above the keyboard by design, in points; less than 0 if it is covered by design. Default: the distance that it keeps at every rest, if that is no larger than the one below it without a keyboard.",
      valueName: "points"))
  var barMargin: FiniteNumber?

  @Flag(help: "The bar stays where it is by design, whatever the keyboard does.")
  var barStays = false

  @Flag(help: "Show only the edges that were read, without the recording's pictures.")
  var noPixels = false

  var given: RecordingSource.Given {
    RecordingSource.Given(
      screen: screen?.area, pixelsPerPoint: pixelsPerPoint?.value, bar: bar?.edges,
      barMargin: barMargin?.value, barStays: barStays)
  }

  /// That no pictures are shown holds of a recording that has none, too.
  var decisions: [WorkOption] {
    [
      .work("--screen", screen, for: .pictures),
      .work("--pixels-per-point", pixelsPerPoint, for: .pictures),
      .work("--bar", bar, for: .pictures), .work("--bar-margin", barMargin, for: .recordings),
      .work("--bar-stays", barStays, for: .recordings),
      .work("--no-pixels", noPixels, for: .recordings),
    ]
  }

  func validate() throws {
    if let pixelsPerPoint, !RecordingScale.range.contains(pixelsPerPoint.value) {
      throw ValidationError(
        "--pixels-per-point \(pixelsPerPoint.value.shortest) is not 0.1 to 8.")
    }
    if let barMargin, !RecordingSource.Given.margins.contains(barMargin.value) {
      throw ValidationError("--bar-margin \(barMargin.value.shortest) is not -10000 to 10000.")
    }
    if barMargin != nil, barStays {
      throw ValidationError(
        "--bar-stays and --bar-margin contradict each other: a bar that stays keeps no margin.")
    }
  }
}

/// A part of a picture in pixels: `X,Y,WIDTH,HEIGHT`.
struct PixelAreaArgument: ExpressibleByArgument {
  let area: PixelArea

  init(_ area: PixelArea) { self.area = area }

  init?(argument: String) {
    guard let numbers = NumberList(argument: argument)?.values, numbers.count == 4,
      numbers[0] >= 0, numbers[1] >= 0, numbers[2] > 0, numbers[3] > 0,
      numbers.allSatisfy({ $0 <= RecordingSource.Given.farthest })
    else { return nil }
    area = PixelArea(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var defaultValueDescription: String {
    [area.x, area.y, area.width, area.height].map(\.shortest).joined(separator: ",")
  }
}

/// Two edges from the screen's top, the upper one first: `TOP-BOTTOM`.
struct EdgesArgument: ExpressibleByArgument {
  let edges: ClosedRange<Double>

  init(_ edges: ClosedRange<Double>) { self.edges = edges }

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
      .map { FiniteNumber(argument: String($0))?.value }
    guard parts.count == 2, let top = parts[0], let bottom = parts[1], 0 <= top, top < bottom,
      bottom <= RecordingSource.Given.farthest
    else {
      return nil
    }
    edges = top...bottom
  }

  var defaultValueDescription: String {
    "\(edges.lowerBound.shortest)-\(edges.upperBound.shortest)"
  }
}

/// The device and rate of a recording, for commands that do not play scenarios on other devices.
struct RecordedDeviceOptions: ParsableArguments, DecidedOptions {
  @Option(
    help: "Recordings: the device that was recorded. Default: by the pictures' size.",
    completion: .devices)
  var device: String?

  @Option(
    parsing: .unconditional,
    help: "Recordings: frames per second of a folder of pictures.")
  var fps: FiniteNumber?

  var decisions: [WorkOption] {
    [.work("--device", device, for: .pictures), .work("--fps", fps, for: [.folder])]
  }

  func validate() throws { try OverrideOptions.check(device: device, fps: fps) }
}
