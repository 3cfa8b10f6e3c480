// The colours that UIKit names, as they are in light surroundings.
//
// Sources: Apple, Human Interface Guidelines, Color (system colours); `UIColor` as printed on iOS 17 (the others).

import Foundation
import Stage

extension UIColor {
  /// A colour from 24 bits, red first.
  convenience init(_ bits: UInt32, alpha: CGFloat = 1, for role: SemanticColor? = nil) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
    self.init(
      Components(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha), for: role)
  }

  public static let clear = UIColor(0x000000, alpha: 0)
  public static let black = UIColor(0x000000)
  public static let darkGray = UIColor(0x555555)
  public static let lightGray = UIColor(0xAAAAAA)
  public static let white = UIColor(0xFFFFFF)
  public static let gray = UIColor(0x808080)
  public static let red = UIColor(0xFF0000)
  public static let green = UIColor(0x00FF00)
  public static let blue = UIColor(0x0000FF)
  public static let cyan = UIColor(0x00FFFF)
  public static let yellow = UIColor(0xFFFF00)
  public static let magenta = UIColor(0xFF00FF)
  public static let orange = UIColor(0xFF8000)
  public static let purple = UIColor(0x800080)
  public static let brown = UIColor(0x996633)
  public static let systemRed = UIColor(0xFF3B30)
  public static let systemGreen = UIColor(0x34C759)
  public static let systemBlue = UIColor(0x007AFF)
  public static let systemOrange = UIColor(0xFF9500)
  public static let systemYellow = UIColor(0xFFCC00)
  public static let systemPink = UIColor(0xFF2D55)
  public static let systemPurple = UIColor(0xAF52DE)
  public static let systemTeal = UIColor(0x30B0C7)
  public static let systemIndigo = UIColor(0x5856D6)
  public static let systemBrown = UIColor(0xA2845E)
  public static let systemMint = UIColor(0x00C7BE)
  public static let systemCyan = UIColor(0x32ADE6)
  public static let systemGray = UIColor(0x8E8E93)
  public static let systemGray2 = UIColor(0xAEAEB2)
  public static let systemGray3 = UIColor(0xC7C7CC)
  public static let systemGray4 = UIColor(0xD1D1D6)
  public static let systemGray5 = UIColor(0xE5E5EA)
  public static let systemGray6 = UIColor(0xF2F2F7)
  public static let label = UIColor(0x000000)
  public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6)
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3)
  public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18)
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3)
  public static let link = UIColor(0x007AFF)
  public static let separator = UIColor(0x3C3C43, alpha: 0.29)
  public static let opaqueSeparator = UIColor(0xC6C6C8)
  public static let systemBackground = UIColor(0xFFFFFF, for: .screen)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, for: .toolbar)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, for: .field)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, for: .screen)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, for: .card)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, for: .field)
  public static let systemFill = UIColor(0x787880, alpha: 0.2, for: .toolbar)
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16, for: .toolbar)
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12, for: .toolbar)
  public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08, for: .toolbar)
  public static let lightText = UIColor(0xFFFFFF, alpha: 0.6)
  public static let darkText = UIColor(0x000000)
  public static let tintColor = UIColor(0x007AFF, for: .button)
  public static let groupTableViewBackground = UIColor(0xF2F2F7, for: .screen)
  public static let scrollViewTexturedBackground = UIColor(0x6F7179)
}
