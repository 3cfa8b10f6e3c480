enum Availability {
  static let platforms: Set = [
    "iOS", "iOSApplicationExtension", "macCatalyst", "macCatalystApplicationExtension", "macOS",
    "macOSApplicationExtension", "tvOS", "tvOSApplicationExtension", "visionOS",
    "visionOSApplicationExtension", "watchOS", "watchOSApplicationExtension",
  ]

  /// The version of iOS in the arguments of `#available`, such as `15, 0`; 0 if they name none.
  static func version(in range: Range<Int>, _ code: Code) -> String {
    // After the last name of the system before each comma; names are not numbers.
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      if index == range.upperBound || code[index] == "," {
        let numbers = start.map { code.text($0..<index).split(separator: ".") } ?? []
        if !numbers.isEmpty, numbers.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) {
          return numbers.joined(separator: ", ")
        }
        start = nil
      } else if code[index] == "iOS" || code[index] == "iOSApplicationExtension" {
        start = index + 1
      }
    }
    return "0"
  }
}
