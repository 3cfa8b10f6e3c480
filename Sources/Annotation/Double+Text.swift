import Basics
import Stage

extension Double {
  /// A distance in points for labels: one decimal, a true minus sign, but none for 0.
  package var distanceText: String {
    if self == 0 { return "0 pt" }
    let tenths = (magnitude * 10).rounded() / 10
    if tenths == 0 { return "<0.1 pt" }
    return "\(self < 0 ? "−" : "")\(tenths.shortest) pt"
  }

  /// In square points.
  var areaText: String { "\(distanceText)²" }

  /// A share of 0…1 in whole per cent, rounded down.
  var percentText: String { "\(Int((self * 100).rounded(.down))) %" }
}
