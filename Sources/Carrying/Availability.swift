/// Versions of systems in a source.
enum Availability {
  /// What Swift calls the systems.
  static let platforms: Set = [
    "iOS", "iOSApplicationExtension", "macCatalyst", "macCatalystApplicationExtension", "macOS",
    "macOSApplicationExtension", "tvOS", "tvOSApplicationExtension", "visionOS",
    "visionOSApplicationExtension", "watchOS", "watchOSApplicationExtension",
  ]

  /// The version of iOS that the arguments of `#available` ask for, such as `15, 0`; any version, 0, if they name none.
  static func version(in range: Range<Int>, _ code: Code) -> String {
    for index in range where code[index] == "iOS" || code[index] == "iOSApplicationExtension" {
      let end = range.first { $0 > index && code[$0] == "," } ?? range.upperBound
      let numbers = code.text(index + 1..<end).split(separator: ".")
      if !numbers.isEmpty, numbers.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) {
        return numbers.joined(separator: ", ")
      }
    }
    return "0"
  }
}
