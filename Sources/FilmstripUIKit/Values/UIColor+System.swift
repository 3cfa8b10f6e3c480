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

  /// Nothing.
  public static let clear = UIColor(0x000000, alpha: 0)
  /// Black.
  public static let black = UIColor(0x000000)
  /// A third of white.
  public static let darkGray = UIColor(0x555555)
  /// Two thirds of white.
  public static let lightGray = UIColor(0xAAAAAA)
  /// White.
  public static let white = UIColor(0xFFFFFF)
  /// Half of white.
  public static let gray = UIColor(0x808080)
  /// Red.
  public static let red = UIColor(0xFF0000)
  /// Green.
  public static let green = UIColor(0x00FF00)
  /// Blue.
  public static let blue = UIColor(0x0000FF)
  /// Cyan.
  public static let cyan = UIColor(0x00FFFF)
  /// Yellow.
  public static let yellow = UIColor(0xFFFF00)
  /// Magenta.
  public static let magenta = UIColor(0xFF00FF)
  /// Orange.
  public static let orange = UIColor(0xFF8000)
  /// Purple.
  public static let purple = UIColor(0x800080)
  /// Brown.
  public static let brown = UIColor(0x996633)
  /// The system's red.
  public static let systemRed = UIColor(0xFF3B30)
  /// The system's green.
  public static let systemGreen = UIColor(0x34C759)
  /// The system's blue.
  public static let systemBlue = UIColor(0x007AFF)
  /// The system's orange.
  public static let systemOrange = UIColor(0xFF9500)
  /// The system's yellow.
  public static let systemYellow = UIColor(0xFFCC00)
  /// The system's pink.
  public static let systemPink = UIColor(0xFF2D55)
  /// The system's purple.
  public static let systemPurple = UIColor(0xAF52DE)
  /// The system's teal.
  public static let systemTeal = UIColor(0x30B0C7)
  /// The system's indigo.
  public static let systemIndigo = UIColor(0x5856D6)
  /// The system's brown.
  public static let systemBrown = UIColor(0xA2845E)
  /// The system's mint.
  public static let systemMint = UIColor(0x00C7BE)
  /// The system's cyan.
  public static let systemCyan = UIColor(0x32ADE6)
  /// The system's grey.
  public static let systemGray = UIColor(0x8E8E93)
  /// The system's second grey.
  public static let systemGray2 = UIColor(0xAEAEB2)
  /// The system's third grey.
  public static let systemGray3 = UIColor(0xC7C7CC)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(0xD1D1D6)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(0xE5E5EA)
  /// The system's sixth grey.
  public static let systemGray6 = UIColor(0xF2F2F7)
  /// Text.
  public static let label = UIColor(0x000000)
  /// Text of less weight.
  public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6)
  /// Text of little weight.
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3)
  /// Text of least weight.
  public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18)
  /// A placeholder.
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3)
  /// A link.
  public static let link = UIColor(0x007AFF)
  /// A line that lets through.
  public static let separator = UIColor(0x3C3C43, alpha: 0.29)
  /// A line that does not.
  public static let opaqueSeparator = UIColor(0xC6C6C8)
  /// Behind everything.
  public static let systemBackground = UIColor(0xFFFFFF, for: .screen)
  /// A part of the background.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, for: .toolbar)
  /// A part of such a part.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, for: .field)
  /// Behind a grouped table.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, for: .screen)
  /// A grouped table's cell.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, for: .card)
  /// A part of such a cell.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, for: .field)
  /// A thin shape.
  public static let systemFill = UIColor(0x787880, alpha: 0.2, for: .toolbar)
  /// A middle shape.
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16, for: .toolbar)
  /// A large shape.
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12, for: .toolbar)
  /// A larger shape.
  public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08, for: .toolbar)
  /// Text on something dark.
  public static let lightText = UIColor(0xFFFFFF, alpha: 0.6)
  /// Text on something light.
  public static let darkText = UIColor(0x000000)
  /// What the app's controls have.
  public static let tintColor = UIColor(0x007AFF, for: .button)
  /// Behind a grouped table, by its older name.
  public static let groupTableViewBackground = UIColor(0xF2F2F7, for: .screen)
  /// Behind a table's edge, by its older name.
  public static let scrollViewTexturedBackground = UIColor(0x6F7179)
}
