import Basics

/// Where the app's window is on a tablet's screen: a scenario's `window`.
public enum AppWindow: Sendable, Hashable, Codable {
  /// As the system places it.
  case place(Place)
  /// A frame on the screen, in points; it may reach beyond the screen, as windows of iPadOS 26 may.
  case frame(Rect)

  /// The places of Split View, Slide Over and Stage Manager.
  public enum Place: String, Sendable, Hashable, Codable, CaseIterable {
    /// All of the screen.
    case full
    /// The left half of a Split View.
    case half
    /// The right half of a Split View.
    case rightHalf = "right-half"
    /// The wider part of a Split View, on the left.
    case twoThirds = "two-thirds"
    /// The narrower part of a Split View, on the right.
    case third
    /// A narrow window over another app, at the right edge.
    case slideOver = "slide-over"
    /// A window that floats in the middle, with room on all sides.
    case stage
  }

  /// All of the screen: the only window of a phone.
  public static let full = AppWindow.place(.full)

  /// Between the two apps of a Split View, in points: 1024 pt are 694 and 320, or twice 507.
  ///
  /// Source: Apple's Human Interface Guidelines of iOS 9 to 12, Adaptivity and Layout, the widths of multitasking.
  static let divider = 10.0
  /// The width of a Split View's narrow part, and of Slide Over, in points: on screens that are wider, and on others.
  ///
  /// Source: as for `divider`; 375 is that of screens from 1194 pt on.
  static let narrow = (wide: 375.0, other: 320.0, from: 1194.0)
  /// From Slide Over to the screen's edges, in points; our choice.
  static let slideOverMargin = 10.0
  /// Of the screen on each side of a window of Stage Manager: shares of its width and height; our choice.
  static let stageMargin = (across: 0.14, down: 0.1)

  /// Its frame on a screen, in points.
  public func frame(on device: Device) -> Rect {
    let screen = device.size
    switch self {
    case .place(let place): return AppWindow.frame(of: place, on: screen)
    case .frame(let frame): return frame
    }
  }

  private static func frame(of place: Place, on screen: Size) -> Rect {
    let narrow = screen.width >= narrow.from ? narrow.wide : narrow.other
    let half = ((screen.width - divider) / 2).rounded(.down)
    func column(_ x: Double, _ width: Double) -> Rect {
      Rect(x: x, y: 0, width: width, height: screen.height)
    }
    switch place {
    case .full: return Rect(origin: .zero, size: screen)
    case .half: return column(0, half)
    case .rightHalf: return column(screen.width - half, half)
    case .twoThirds: return column(0, screen.width - narrow - divider)
    case .third: return column(screen.width - narrow, narrow)
    case .slideOver:
      return Rect(
        x: screen.width - narrow - slideOverMargin, y: slideOverMargin, width: narrow,
        height: screen.height - 2 * slideOverMargin)
    case .stage:
      let (across, down) = (
        (screen.width * stageMargin.across).rounded(), (screen.height * stageMargin.down).rounded()
      )
      return Rect(
        x: across, y: down, width: screen.width - 2 * across, height: screen.height - 2 * down)
    }
  }

  /// Throws `PlayError.outOfRange` unless a device on a system can have it.
  ///
  /// Windows exist on tablets, from iOS 9 on. A frame's sides are 1 to `Device.largestSide` points, and some of it is on
  /// the screen.
  package func check(on device: Device, _ system: SystemVersion) throws(PlayError) {
    guard self != .full else { return }
    guard device.isTablet, system >= .ios9 else {
      throw .outOfRange(
        "a window \(self) on the \(device.name) with \(system)",
        allowed: "windows on iPads, from iOS 9 on")
    }
    guard case .frame(let frame) = self else { return }
    let sides = 1...Device.largestSide
    let screen = Rect(origin: .zero, size: device.size)
    guard sides.contains(frame.width), sides.contains(frame.height),
      !frame.intersection(screen).isEmpty
    else {
      throw .outOfRange(
        "a window \(self)",
        allowed: "sides of 1 to \(Device.largestSide.shortest) pt, and a part on the screen of "
          + "\(device.size) pt")
    }
  }
}

extension AppWindow: CustomStringConvertible {
  /// The place's word, or the frame in points.
  public var description: String {
    switch self {
    case .place(let place): place.rawValue
    case .frame(let frame): "\(frame)"
    }
  }
}

extension Device {
  /// The device as an app in a window has it: the window's size, and the part of the safe area that overlaps it.
  ///
  /// The part of a window beyond the screen has no insets (our choice). Everything else is the device's.
  func inWindow(_ frame: Rect) -> Device {
    let screen = size
    guard frame != Rect(origin: .zero, size: screen) else { return self }
    let area = safeArea
    func overlap(_ inset: Double, _ distance: Double) -> Double {
      distance < 0 ? inset : max(0, inset - distance)
    }
    let posture = Posture(
      size: frame.size,
      safeArea: Insets(
        top: overlap(area.top, frame.minY), left: overlap(area.left, frame.minX),
        bottom: overlap(area.bottom, screen.height - frame.maxY),
        right: overlap(area.right, screen.width - frame.maxX)),
      plain: keyboardFigures.plain, suggestions: keyboardFigures.suggestions)
    return Device(
      name: name, scale: scale, isTablet: isTablet, cornerRadius: cornerRadius,
      refreshRate: refreshRate, orientation: orientation, upright: posture, onSide: posture)
  }
}

extension Device {
  /// The widest window of a tablet that is of compact width, in points: 639, where 678 is regular.
  ///
  /// Source: Apple's Human Interface Guidelines of iOS 9 to 12, Adaptivity and Layout, the table of size classes of
  /// multitasking: 639 of 1024 pt is compact, half of 1366 regular.
  static let widestCompact = 639.0

  /// Whether it is of regular width: UIKit's `horizontalSizeClass`.
  public var isRegularWidth: Bool {
    isTablet
      ? size.width > Device.widestCompact
      : isUnfolded || orientation.isLandscape && isRegularOnSide
  }

  /// Whether it is of regular height: UIKit's `verticalSizeClass`.
  public var isRegularHeight: Bool { isTablet || isUnfolded || !orientation.isLandscape }

  /// One that folds, open or half open, is regular both ways (rcjuancarlosuwu/duo-lab, findings/REPORT.md, of iOS 27.1).
  private var isUnfolded: Bool { pose.map { $0 != .closed } ?? false }
}
