import Stage
import Testing

@testable import Painting

/// The keys of every device, both ways up, with and without suggested words.
struct ScreenKeyboardLayoutTests {
  struct Board: CustomTestStringConvertible {
    let device: String
    let face: KeyboardFace
    let size: Size
    /// What suggestions add to the height; nil where that is not known.
    let bar: Double?
    var testDescription: String { "\(device) \(size.width)×\(size.height)" }
    var layout: KeyboardLayout { KeyboardLayout(face, size: size) }
  }

  static let boards: [Board] = Device.presetNames.flatMap { name in
    ["18", "26"].compactMap { SystemVersion($0) }.flatMap { system in
      Device.Orientation.allCases.flatMap { boards(name, $0, system) }
    }
  }

  private static func boards(
    _ name: String, _ orientation: Device.Orientation, _ system: SystemVersion
  ) -> [Board] {
    guard let device = Device(named: name, orientation: orientation, on: system) else { return [] }
    let isNew = system >= .ios26
    let hasFooter = device.hasHomeIndicator && !device.isTablet
    let below = orientation.isLandscape ? device.safeArea.bottom : isNew ? 100 : 75
    let (plain, suggestions) = device.knownKeyboardHeights
    return [false, true].map { hasSuggestions in
      Board(
        device: name,
        face: KeyboardFace(
          hasSuggestions: hasSuggestions, footer: hasFooter ? below : 0, isTablet: device.isTablet,
          cornerRadius: isNew ? 26 : 0),
        size: Size(
          width: device.size.width,
          height: hasSuggestions ? device.keyboardHeightWithSuggestions : device.keyboardHeight),
        bar: plain.flatMap { plain in suggestions.map { $0 - plain } })
    }
  }

  @Test(arguments: boards)
  func keysAreInside(board: Board) {
    let bottom = board.size.height
    for key in board.layout.keys {
      #expect(key.rect.minX >= 0 && key.rect.maxX <= board.size.width)
      #expect(key.rect.minY >= board.layout.suggestions.maxY && key.rect.maxY <= bottom)
      #expect(key.rect.width >= 20 && key.rect.height >= 24)
    }
  }

  @Test(arguments: boards)
  func keysDoNotOverlap(board: Board) {
    let keys = board.layout.keys
    for (index, key) in keys.enumerated() {
      for other in keys.dropFirst(index + 1) {
        #expect(key.rect.intersection(other.rect).isEmpty, "\(key.legend) \(other.legend)")
      }
    }
  }

  @Test(arguments: boards)
  func everyLetterIsThereOnce(board: Board) {
    let letters = board.layout.keys.compactMap { key -> String? in
      guard case .letter(let letter) = key.legend else { return nil }
      return letter
    }
    #expect(
      letters.filter { $0 >= "a" && $0 <= "z" }.sorted()
        == "abcdefghijklmnopqrstuvwxyz".map(String.init))
    #expect(board.layout.keys.filter { $0.kind == .enter }.map(\.legend) == [.word("send")])
  }

  @Test(arguments: boards.filter { !$0.face.isTablet })
  func rowsAreAsFarFromTheLeftAsFromTheRight(board: Board) {
    let rows = Dictionary(grouping: board.layout.keys, by: \.rect.minY)
    for row in rows.values {
      let left = row.map(\.rect.minX).min() ?? 0
      let right = row.map(\.rect.maxX).max() ?? 0
      #expect(abs(left - (board.size.width - right)) < 1e-9)
    }
  }

  @Test(arguments: boards)
  func suggestionsTakeWhatTheyAddToTheHeight(board: Board) {
    let suggestions = board.layout.suggestions
    guard board.face.hasSuggestions else {
      #expect(suggestions.isEmpty)
      return
    }
    #expect(suggestions.width == board.size.width)
    // The bar of the smallest phones and of older systems is a point or two lower.
    if let bar = board.bar { #expect(abs(suggestions.height - bar) <= 1) }
  }

  @Test func aPhonesKeysAreThoseOfScreenshots() throws {
    let layout = KeyboardLayout(
      KeyboardFace(hasSuggestions: false, footer: 0), size: Size(width: 375, height: 216))
    let q = try #require(layout.keys.first)
    #expect(q.legend == .letter("q"))
    #expect(q.rect == Rect(x: 3, y: 9, width: 31.5, height: 42))
  }

  /// A recording of iOS 26.2: kav-choppy.mp4 of kirillzyusko/react-native-keyboard-controller, 1206 × 2622 pixels.
  @Test(arguments: [(308.0, false), (335, true)])
  func keysOfIOS26AreThoseOfARecording(height: Double, hasSuggestions: Bool) throws {
    let layout = KeyboardLayout(
      KeyboardFace(hasSuggestions: hasSuggestions, footer: 75, cornerRadius: 26),
      size: Size(width: 402, height: height))
    let tops = Set(layout.keys.filter { $0.kind != .bare }.map(\.rect.minY)).sorted()
    #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [54, 54, 54])
    let first = try #require(tops.first)
    #expect(abs(height - first - 283.3) < 1.5)
    #expect(layout.suggestions.maxY <= first)
  }

  @Test func hostileSizesHaveKeysOfSomeSize() {
    for size in [
      Size(width: 1, height: 1), Size(width: 4096, height: 1), Size(width: 1, height: 4096),
    ] {
      for isTablet in [false, true] {
        let face = KeyboardFace(hasSuggestions: true, footer: 75, isTablet: isTablet)
        for key in KeyboardLayout(face, size: size).keys {
          #expect(key.rect.width.isFinite && key.rect.width > 0)
          #expect(key.rect.height.isFinite && key.rect.height > 0)
        }
      }
    }
  }
}

/// Keyboards that are not a whole one in the dock.
struct ScreenKeyboardPositionTests {
  private func layout(
    _ position: KeyboardPosition, isHardware: Bool = false, barWidth: Double? = nil, _ size: Size
  ) -> KeyboardLayout {
    KeyboardLayout(
      KeyboardFace(
        hasSuggestions: true, footer: 0, isTablet: true, position: position, isHardware: isHardware,
        barWidth: barWidth),
      size: size)
  }

  /// Two halves at the sides, nothing between them, and every letter once.
  @Test(arguments: [768.0, 820, 1032, 1376]) func aSplitKeyboardHasTwoHalves(width: Double) {
    let split = layout(.split, Size(width: width, height: 405.5))
    #expect(split.trays.count == 2)
    #expect(split.trays[1].minX - split.trays[0].maxX > width / 5)
    for key in split.keys {
      #expect(split.trays.contains { $0.intersection(key.rect) == key.rect })
    }
    let letters = split.keys.compactMap { key -> String? in
      guard case .letter(let letter) = key.legend else { return nil }
      return letter
    }
    #expect(
      letters.filter { $0 != "," && $0 != "." }.sorted()
        == "abcdefghijklmnopqrstuvwxyz".map(String.init))
    for (index, key) in split.keys.enumerated() {
      for other in split.keys.dropFirst(index + 1) {
        #expect(key.rect.intersection(other.rect).isEmpty)
      }
    }
  }

  /// No key or word is in the fold of a half open phone, and every letter is there once; one that a low keyboard does not
  /// reach changes nothing.
  @Test(arguments: [Device.Orientation.portrait, .landscapeRight, .landscapeLeft])
  func noKeyIsInTheFold(orientation: Device.Orientation) throws {
    let system = try #require(SystemVersion("27.1"))
    let device = try #require(
      Device(named: "iPhone Duo half open", orientation: orientation, on: system))
    let fold = try #require(device.fold).offset(x: 0, y: -device.size.height)
    func layout(_ height: Double, fold: Rect?) -> KeyboardLayout {
      KeyboardLayout(
        KeyboardFace(
          hasSuggestions: true, footer: orientation.isLandscape ? 34 : 100, cornerRadius: 26,
          fold: fold), size: Size(width: device.size.width, height: height))
    }
    let height = device.keyboardHeightWithSuggestions
    let halves = layout(height, fold: fold)
    let band = fold.offset(x: 0, y: height)
    #expect(band.intersection(halves.suggestions).isEmpty && !halves.suggestions.isEmpty)
    #expect(halves.trays == [Rect(x: 0, y: 0, width: device.size.width, height: height)])
    for (index, key) in halves.keys.enumerated() {
      #expect(key.rect.intersection(band).isEmpty)
      #expect(key.rect.minX >= 0 && key.rect.maxX <= device.size.width && key.rect.maxY <= height)
      #expect(key.rect.intersection(halves.suggestions).isEmpty)
      for other in halves.keys.dropFirst(index + 1) {
        #expect(key.rect.intersection(other.rect).isEmpty)
      }
    }
    let letters = halves.keys.compactMap { key -> String? in
      guard case .letter(let letter) = key.legend else { return nil }
      return letter
    }
    #expect(
      letters.filter { $0.first?.isLetter == true }.sorted()
        == "abcdefghijklmnopqrstuvwxyz".map(String.init))
    let rows = halves.keys.filter { $0.kind != .bare }.map(\.rect)
    if orientation.isLandscape {
      #expect(rows.contains { $0.maxX < band.minX } && rows.contains { $0.minX > band.maxX })
    } else {
      #expect(rows.allSatisfy { $0.minY > band.maxY })
      #expect(layout(300, fold: fold).keys == layout(300, fold: nil).keys)
    }
  }

  @Test func aHardwareKeyboardIsABarOfWords() {
    let bar = layout(.docked, isHardware: true, Size(width: 1032, height: 405.5))
    #expect(bar.keys.isEmpty && bar.suggestions.height == 55 && bar.trays.count == 1)
  }

  /// Buttons beside each other in the middle, which fill the bar, and nothing beside or below it.
  @Test(arguments: [320.0, 768, 1032, 1376]) func aNarrowBarIsAsWideAsItsButtons(width: Double)
    throws
  {
    let bar = layout(.docked, isHardware: true, barWidth: 300, Size(width: width, height: 405.5))
    let tray = try #require(bar.trays.first)
    #expect(bar.trays.count == 1 && bar.suggestions.isEmpty)
    #expect(tray == Rect(x: (width - 300) / 2, y: 0, width: 300, height: 55))
    #expect(bar.keys.count > 2)
    for key in bar.keys { #expect(key.rect.minY == 0 && key.rect.height == 55) }
    #expect(bar.keys.first?.rect.minX == tray.minX)
    #expect(bar.keys.last.map { abs($0.rect.maxX - tray.maxX) < 1e-9 } == true)
    for (one, next) in zip(bar.keys, bar.keys.dropFirst()) {
      #expect(abs(one.rect.maxX - next.rect.minX) < 1e-9)
    }
  }

  /// A frame that is lower than the bar, or no wider than it.
  @Test func aNarrowBarInASmallFrame() {
    let low = layout(.docked, isHardware: true, barWidth: 300, Size(width: 768, height: 40))
    #expect(low.trays.map(\.height) == [40])
    let slim = layout(.docked, isHardware: true, barWidth: 300, Size(width: 300, height: 400))
    #expect(slim.keys.isEmpty && slim.suggestions.width == 300)
  }

  /// One that floats has the keys of a phone.
  @Test func aFloatingKeyboardHasAPhonesKeys() {
    let size = Size(width: 320, height: 253)
    let phone = KeyboardLayout(KeyboardFace(hasSuggestions: true, footer: 0), size: size)
    #expect(layout(.floating, size).keys == phone.keys)
  }
}
