import Basics
import Stage

extension Double {
  /// A distance in points as labels give it: one decimal, a true minus sign, and none where it is 0.
  package var distanceText: String {
    if self == 0 { return "0 pt" }
    let tenths = (magnitude * 10).rounded() / 10
    if tenths == 0 { return "<0.1 pt" }
    return "\(self < 0 ? "−" : "")\(tenths.shortest) pt"
  }

  /// An area in square points, as `distanceText` gives distances.
  var areaText: String { "\(distanceText)²" }

  /// A share of 0…1 in whole per cent that are not more than it.
  var percentText: String { "\(Int((self * 100).rounded(.down))) %" }
}
