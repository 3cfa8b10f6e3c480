public import ArgumentParser
public import Diagnosis
public import Imaging
public import Painting
public import Review
import Stage

// Enumerations of the library that the command takes by name.

extension Crop: ExpressibleByArgument {
  /// The crop's name, or its four numbers.
  public init?(argument: String) { self.init(argument) }
}

extension Appearance: ExpressibleByArgument {}

extension PixelRectangle: ExpressibleByArgument {
  /// The rectangle of four whole numbers: x, y, width and height.
  public init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DifferenceRule.Region: ExpressibleByArgument {
  /// The region of a rectangle, `=`, and its threshold.
  public init?(argument: String) {
    let words = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard words.count == 2, let rectangle = PixelRectangle(argument: String(words[0])),
      let threshold = Double(words[1]).flatMap({ ColorThreshold($0) })
    else { return nil }
    self.init(rectangle, threshold: threshold)
  }
}

extension PictureRule.Part: ExpressibleByArgument {
  /// The part of a landmark's name, `=`, and its threshold.
  public init?(argument: String) {
    let words = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard words.count == 2, Landmark.allCases.contains(where: { "\($0)" == words[0] }),
      let threshold = Double(words[1]).flatMap({ ColorThreshold($0) })
    else { return nil }
    self.init(String(words[0]), threshold: threshold)
  }
}
