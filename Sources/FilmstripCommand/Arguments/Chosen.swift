import ArgumentParser
import Checking
import Diagnosis
import Imaging
import Notations
import Painting
import Stage

/// A value of the library as an argument, without a conformance that programs would import.
protocol ArgumentValue {
  init?(argument: String)
  static var names: [String] { get }
}

extension ArgumentValue {
  static var names: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable, Self: RawRepresentable<String> {
  init?(argument: String) { self.init(rawValue: argument) }

  static var names: [String] { allCases.map(\.rawValue) }
}

/// A value of the library as the parser takes it.
struct Chosen<Value: ArgumentValue>: ExpressibleByArgument {
  let value: Value

  init(_ value: Value) { self.value = value }

  init?(argument: String) {
    guard let value = Value(argument: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.names }
  static var defaultCompletionKind: CompletionKind {
    Value.names.isEmpty ? .default : .list(Value.names)
  }

  var defaultValueDescription: String { "\(value)" }
}

extension Crop: ArgumentValue {
  /// The crop's name, or its four numbers.
  init?(argument: String) { self.init(argument) }
}

extension Notation: ArgumentValue {}
extension Appearance: ArgumentValue {}

extension HandlerContext: ArgumentValue {}

extension StripShape: ArgumentValue {}

extension PixelRectangle: ArgumentValue {
  /// Four whole numbers: x, y, width and height.
  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DifferenceRule.Region: ArgumentValue {
  /// A rectangle, `=`, and its threshold.
  init?(argument: String) {
    guard let (name, threshold) = ColorThreshold.named(argument),
      let rectangle = PixelRectangle(argument: name)
    else { return nil }
    self.init(rectangle, threshold: threshold)
  }
}

extension PictureRule.Part: ArgumentValue {
  /// A landmark's name, `=`, and its threshold.
  init?(argument: String) {
    guard let (name, threshold) = ColorThreshold.named(argument),
      let landmark = Landmark(rawValue: name)
    else { return nil }
    self.init(landmark, threshold: threshold)
  }
}

extension ColorThreshold {
  /// The parts of `name=threshold`; nil for anything else.
  fileprivate static func named(_ argument: String) -> (name: String, threshold: ColorThreshold)? {
    let words = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard words.count == 2, let threshold = Double(words[1]).flatMap({ ColorThreshold($0) }) else {
      return nil
    }
    return (String(words[0]), threshold)
  }
}
