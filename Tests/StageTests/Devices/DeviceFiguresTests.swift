import Testing

@testable import Stage

/// The devices' figures by system, and where they are from.
struct DeviceFiguresTests {
  private static func version(_ text: String) throws -> SystemVersion {
    try #require(SystemVersion(text))
  }

  /// A device that somebody probed: its safe area upright and on its side, and its keyboard with suggestions.
  struct Probed: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Size
    var area: Insets
    var areaOnSide: Insets
    let keyboard: Double
    let keyboardOnSide: Double
    var testDescription: String { name }

    static func phone(
      _ name: String, _ width: Double, _ height: Double, top: Double, _ keyboard: Double
    ) -> Probed {
      Probed(
        name: name, size: Size(width: width, height: height), area: Insets(top: top, bottom: 34),
        areaOnSide: Insets(left: top, bottom: 20, right: top), keyboard: keyboard,
        keyboardOnSide: 208)
    }

    static func pad(
      _ name: String, _ width: Double, _ height: Double, _ keyboard: Double, _ onSide: Double,
      bottom: Double = 25
    ) -> Probed {
      let area = Insets(top: 32, bottom: bottom)
      return Probed(
        name: name, size: Size(width: width, height: height), area: area, areaOnSide: area,
        keyboard: keyboard, keyboardOnSide: onSide)
    }

    /// github.com/aloisdeniel/flutter_device_preview and its fork sbis04/flutter_device_preview, device_specs.
    static let all: [Probed] = [
      Probed(
        name: "iPhone SE 3", size: Size(width: 375, height: 667), area: Insets(top: 20),
        areaOnSide: .zero, keyboard: 260, keyboardOnSide: 206),
      phone("iPhone 17e", 390, 844, top: 47, 335), phone("iPhone 13", 390, 844, top: 47, 335),
      phone("iPhone 16", 393, 852, top: 59, 335), phone("iPhone 16 Pro", 402, 874, top: 62, 335),
      phone("iPhone 17", 402, 874, top: 62, 335), phone("iPhone 17 Pro", 402, 874, top: 62, 335),
      phone("iPhone 18 Pro", 402, 874, top: 62, 335), phone("iPhone Air", 420, 912, top: 68, 345),
      phone("iPhone 16 Plus", 430, 932, top: 59, 345),
      phone("iPhone 16 Pro Max", 440, 956, top: 62, 345),
      phone("iPhone 17 Pro Max", 440, 956, top: 62, 345),
      phone("iPhone 18 Pro Max", 440, 956, top: 62, 345),
      pad("iPad mini (A17 Pro)", 744, 1133, 340, 428), pad("iPad (A16)", 820, 1180, 337, 422),
      pad("iPad 10.9", 820, 1180, 337, 422), pad("iPad Air 11 (M2)", 820, 1180, 337, 422),
      pad("iPad Air 11 (M4)", 820, 1180, 337, 422), pad("iPad Pro 11", 834, 1194, 340, 428),
      pad("iPad Pro 11 (M4)", 834, 1210, 340, 428), pad("iPad Pro 11 (M5)", 834, 1210, 340, 428),
      pad("iPad Air 13 (M2)", 1024, 1366, 403, 498), pad("iPad Air 13 (M4)", 1024, 1366, 403, 498),
      pad("iPad Pro 12.9", 1024, 1366, 403, 498), pad("iPad Pro 13 (M4)", 1032, 1376, 403, 498),
      pad("iPad Pro 13 (M5)", 1032, 1376, 403, 498),
      pad("iPad 10.2", 810, 1080, 320, 408, bottom: 0),
    ]
  }

  @Test(arguments: Probed.all, [26, 27])
  func aProbedDeviceHasWhatWasProbed(_ probed: Probed, on major: Int) throws {
    let system = try #require(SystemVersion(major: major))
    let upright = try #require(Device(named: probed.name, on: system))
    let onSide = upright.turned(to: .landscapeRight)
    #expect(upright.size == probed.size)
    #expect(upright.safeArea == probed.area)
    #expect(onSide.safeArea == probed.areaOnSide)
    #expect(onSide.turned(to: .landscapeLeft).safeArea == probed.areaOnSide)
    #expect(upright.keyboardHeightWithSuggestions == probed.keyboard)
    #expect(onSide.keyboardHeightWithSuggestions == probed.keyboardOnSide)
    #expect(upright.keyboardFigures.suggestions.source == .probe)
  }

  /// Each height with the version of iOS that brought it, and none of one that the device never ran.
  @Test(
    arguments: [
      ("iPhone 7", [nil: 260.0]), ("iPhone XS", [nil: 336]),
      ("iPhone SE 2", [nil: 260, "26": 260]),
      ("iPhone 16", [nil: 336, "26": 344, "26.2": 335]), ("iPhone Air", ["26.2": 345]),
      ("iPhone Duo", ["27.1": 289]), ("iPad 9.7", [nil: 320]),
      ("iPad Pro 13 (M4)", [nil: 405.5, "26": 403]),
    ] as [(String, [String?: Double])])
  func heightsAreByTheirSystems(name: String, expected: [String?: Double]) throws {
    let device = try #require(Device(named: name))
    let eras = device.keyboardEras
    #expect(eras.count == expected.count)
    for era in eras {
      let since = try #require(era.suggestions)
      #expect(expected[era.since.map { "\($0)".replacing("iOS ", with: "") }] == since)
    }
    for (one, next) in zip(eras, eras.dropFirst()) {
      #expect(one.since.map { $0 < next.since ?? $0 } ?? true)
    }
  }

  /// sbis04/flutter_device_preview, apple-iphone-duo; on iOS 27.1.
  @Test(arguments: [
    (
      "iPhone Duo", 466.0, 678.0, Insets(bottom: 34, right: 84), 289.0,
      Insets(left: 84, bottom: 34), 230.0
    ),
    (
      "iPhone Duo open", 669, 951, Insets(top: 82, bottom: 34), 350, Insets(bottom: 34, right: 84),
      264
    ),
    (
      "iPhone Duo half open", 669, 951, Insets(top: 82, bottom: 34), 495.5,
      Insets(bottom: 34, right: 84), 264
    ),
  ])
  func thePhoneThatFoldsHasItsPoses(
    name: String, width: Double, height: Double, area: Insets, keyboard: Double, onSide: Insets,
    keyboardOnSide: Double
  ) throws {
    let device = try #require(Device(named: name, on: try DeviceFiguresTests.version("27.1")))
    #expect(device.size == Size(width: width, height: height))
    #expect(device.safeArea == area && device.keyboardHeightWithSuggestions == keyboard)
    let turned = device.turned(to: .landscapeRight)
    #expect(turned.safeArea == onSide && turned.keyboardHeightWithSuggestions == keyboardOnSide)
    // The column of the unfolded one stays on its side, whichever way it is turned.
    let other = device.turned(to: .landscapeLeft).safeArea
    #expect(other == (name == "iPhone Duo" ? Insets(bottom: 34, right: 84) : onSide))
    #expect(device.turned(to: .landscapeLeft).turned(to: .portrait) == device)
    // UIKit's main screen is the outer one; half open the keyboard begins at the fold.
    let outer = try #require(
      Device(named: "iPhone Duo", on: try DeviceFiguresTests.version("27.1")))
    #expect(device.main(on: try DeviceFiguresTests.version("27.1")) == outer)
    #expect(
      turned.main(on: try DeviceFiguresTests.version("27.1")).size
        == (name == "iPhone Duo" ? turned : outer).size)
    let isOpen = device.pose != .closed
    #expect(device.isRegularWidth == isOpen && device.isRegularHeight)
    #expect(turned.isRegularWidth == isOpen && turned.isRegularHeight == isOpen)
    #expect((device.fold == nil) == (device.pose != .halfOpen))
    if let fold = device.fold {
      #expect(fold == Rect(x: 0, y: 455.5, width: 669, height: 40))
      #expect(fold.minY == device.size.height - device.keyboardHeightWithSuggestions)
      #expect(turned.fold == Rect(x: 455.5, y: 0, width: 40, height: 669))
    }
  }

  /// Without suggestions: xvrh/flutterware, iOS 26.2.
  ///
  /// With them 27 more upright and 43 on the side.
  @Test(arguments: ["iPhone 13", "iPhone 16 Pro", "iPhone 12 Pro Max"])
  func withoutSuggestionsItIsLower(name: String) throws {
    let device = try #require(Device(named: name, on: try DeviceFiguresTests.version("26.2")))
    #expect(device.keyboardHeight == (name == "iPhone 12 Pro Max" ? 318 : 308))
    #expect(device.keyboardFigures.plain.source == .flutterware)
    #expect(device.keyboardHeightWithSuggestions == device.keyboardHeight + 27)
    let turned = device.turned(to: .landscapeRight)
    #expect(turned.keyboardHeight == 165 && turned.keyboardHeightWithSuggestions == 208)
  }

  /// iOS 26.0 and 26.1 were taller, as far as anything is known, and say that it is inferred.
  @Test(arguments: [
    ("18", 291.0, 336.0), ("26.0", 318, 344), ("26.1", 318, 344), ("26.2", 308, 335),
    ("27", 308, 335),
  ])
  func theHeightChangedWithMinorVersions(_ system: String, _ plain: Double, _ all: Double) throws {
    let device = try #require(
      Device(named: "iPhone 13", on: try DeviceFiguresTests.version(system)))
    #expect(device.keyboardHeight == plain && device.keyboardHeightWithSuggestions == all)
    let isInferred = ["26.0", "26.1"].contains(system)
    #expect((device.keyboardFigures.suggestions.source.doubt != nil) == isInferred)
    #expect(device.turned(to: .landscapeRight).safeArea.bottom == (system == "18" ? 21 : 20))
  }

  static let systems = ["3", "11", "18", "26.0", "26.1", "26.2", "26", "27.0", "27.1"]

  @Test(arguments: systems)
  func everyFigureFitsItsScreen(_ text: String) throws {
    let system = try #require(SystemVersion(text))
    for name in Device.presetNames {
      for orientation in Device.Orientation.allCases {
        let device = try #require(Device(named: name, orientation: orientation, on: system))
        let (area, size) = (device.safeArea, device.size)
        #expect([area.top, area.left, area.bottom, area.right].allSatisfy { $0 >= 0 }, "\(name)")
        #expect(area.top + area.bottom < size.height && area.left + area.right < size.width)
        let (plain, suggestions) = device.keyboardFigures
        #expect(plain.points > 0 && plain.points <= suggestions.points, "\(name) on \(text)")
        #expect(suggestions.points < size.height - area.top, "\(name) on \(text)")
        // A number that is not known is never the one that films use without saying so.
        #expect(suggestions.source != .unknown)
        #expect(plain.source != .unknown || plain.points == suggestions.points)
        #expect(device.knownKeyboardHeights.plain.map { $0 == plain.points } ?? true)
      }
    }
  }

  @Test func olderSystemsFiguresAreAsTheyWere() throws {
    for (name, heights) in [
      ("iPhone 7", (216.0, 260.0)), ("iPhone 16", (291, 336)), ("iPhone 17 Pro Max", (301, 346)),
      ("iPad Pro 13 (M4)", (350.5, 405.5)),
    ] {
      let device = try #require(Device(named: name))
      #expect(device.keyboardFigures.plain == .of(heights.0, .tables))
      #expect(device.keyboardFigures.suggestions == .of(heights.1, .tables))
    }
    // An iPhone Air never ran iOS 18: the nearest system's figure, and said to be that.
    let air = try #require(Device(named: "iPhone Air"))
    #expect(air.keyboardFigures.suggestions == .of(345, .otherSystem))
    #expect(air.knownKeyboardHeights.suggestions == nil)
  }

  @Test func textsNameVersions() {
    #expect(SystemVersion("18")?.description == "iOS 18")
    #expect(SystemVersion("26")?.description == "iOS 26.5")
    #expect(SystemVersion("26.0") == .ios26)
    #expect(SystemVersion("27")?.description == "iOS 27.1")
    #expect(SystemVersion.ios18 < .ios26 && SystemVersion("26.1").map { $0 < .ios26_2 } == true)
    for text in ["", "2", "28", "26.", "26.10", "26.1.1", "x", "26.x", "-7"] {
      #expect(SystemVersion(text) == nil, "\(text)")
    }
  }
}
