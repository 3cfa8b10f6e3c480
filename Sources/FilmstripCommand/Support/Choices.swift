public import ArgumentParser
public import Diagnosis
public import Imaging
public import Painting
import Review
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
    guard let (name, threshold) = ColorThreshold.named(argument),
      let rectangle = PixelRectangle(argument: name)
    else { return nil }
    self.init(rectangle, threshold: threshold)
  }
}

extension PictureRule.Part: ExpressibleByArgument {
  /// The part of a landmark's name, `=`, and its threshold.
  public init?(argument: String) {
    guard let (name, threshold) = ColorThreshold.named(argument),
      let landmark = Landmark(rawValue: name)
    else { return nil }
    self.init(landmark, threshold: threshold)
  }
}

extension ColorThreshold {
  /// What a threshold is for and the threshold itself, of `name=threshold`; nil for anything else.
  fileprivate static func named(_ argument: String) -> (name: String, threshold: ColorThreshold)? {
    let words = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard words.count == 2, let threshold = Double(words[1]).flatMap({ ColorThreshold($0) }) else {
      return nil
    }
    return (String(words[0]), threshold)
  }
}
