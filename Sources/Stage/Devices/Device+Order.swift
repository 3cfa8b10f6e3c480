extension Device {
  /// Preset names by number, phones before tablets; an SE follows the iPhone 5, X is ten, and without a number it is the
  /// place among those of its year or size.
  package static let namesByModel: [String] =
    presets.map { (key: ModelKey($0), name: $0.name) }.sorted { $0.key < $1.key }.map(\.name)

  private struct ModelKey: Comparable {
    let isTablet: Bool
    let number: Double
    /// Distinguishes models of one number: 12, 12 mini, 12 Pro Max.
    let name: String

    init(_ preset: Preset) {
      isTablet = preset.screen.isTablet
      name = preset.name.lowercased()
      let words = name.split(separator: " ").dropFirst()
      number =
        switch words.first {
        case "se": 5
        case "air" where !isTablet: 17
        case "duo": 18
        case "mini" where isTablet: 8.3
        case "(a16)": 10.9
        case let word? where word.hasPrefix("x"): 10
        default:
          words.lazy.compactMap { Double($0.prefix { $0.isNumber || $0 == "." }) }.first ?? 0
        }
    }

    static func < (first: ModelKey, second: ModelKey) -> Bool {
      if first.isTablet != second.isTablet { return second.isTablet }
      if first.number != second.number { return first.number < second.number }
      return first.name < second.name
    }
  }
}
