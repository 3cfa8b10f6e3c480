public import Traces

/// Where a film's baselines lie, below the baselines' folder.
public struct BaselineName: Sendable, Hashable {
  /// The scenario's name.
  public let scenario: String
  /// The approach's name.
  public let approach: String

  /// The names of a film's baselines.
  public init(scenario: String, approach: String) {
    self.scenario = scenario
    self.approach = approach
  }

  /// What outcomes call the film, such as `chat/frame`.
  public var film: String { "\(scenario)/\(approach)" }

  /// The trace's file, such as `chat/frame.trace.json`.
  public var trace: String { film + BaselineName.traceEnding }

  /// What outcomes call a picture, such as `chat/frame-0012@3x`.
  public func picture(_ pick: FramePick) -> String { "\(film)-\(pick)" }

  /// A picture's file, such as `chat/frame-0012@3x.png`.
  public func file(_ pick: FramePick) -> String { picture(pick) + BaselineName.pictureEnding }

  /// How traces' files end.
  public static let traceEnding = ".trace.json"
  /// How pictures' files end.
  public static let pictureEnding = ".png"

  /// The film whose trace a file is, by its path below the baselines' folder; nil for any other file.
  public init?(trace file: String) {
    guard file.hasSuffix(BaselineName.traceEnding) else { return nil }
    let parts = file.dropLast(BaselineName.traceEnding.count).split(separator: "/")
    guard parts.count == 2 else { return nil }
    self.init(scenario: String(parts[0]), approach: String(parts[1]))
  }

  /// The film and the frame whose picture a file is, by its path below the baselines' folder; nil for any other file.
  public static func picture(_ file: String) -> (name: BaselineName, pick: FramePick)? {
    guard file.hasSuffix(pictureEnding) else { return nil }
    let parts = file.dropLast(pictureEnding.count).split(separator: "/")
    guard parts.count == 2, let dash = parts[1].lastIndex(of: "-"),
      let pick = FramePick(String(parts[1][parts[1].index(after: dash)...]))
    else { return nil }
    let name = BaselineName(scenario: String(parts[0]), approach: String(parts[1][..<dash]))
    return (name, pick)
  }
}
