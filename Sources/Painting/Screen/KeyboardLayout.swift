import Stage

/// Where the keys of the system keyboard are: rectangles and legends, without a pixel.
///
/// Modelled on the American layout of phones and tablets. Four rows share the height below the suggested words and
/// above the footer; keys are wider on wider screens and lower in landscape.
struct KeyboardLayout: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Letters and space.
    case letter
    /// A key that writes nothing.
    case function
    /// The key that sends.
    case enter
    /// A sign without a key around it.
    case bare
  }

  enum Legend: Sendable, Hashable {
    case letter(String)
    case word(String)
    case symbol(Symbol)
  }

  struct Key: Sendable, Hashable {
    let kind: Kind
    let legend: Legend
    let rect: Rect
  }

  /// From the top left.
  let keys: [Key]
  /// Empty without a bar of suggested words.
  let suggestions: Rect
  /// Behind the keys: one tray, or two at the sides of a split keyboard.
  let trays: [Rect]
  /// In points.
  let keyRadius: Double
  /// In points.
  let letterSize: Double
  let wordSize: Double
  /// The side of a sign's square, in points.
  let symbolSide: Double

  init(_ face: KeyboardFace, size: Size) {
    let fold = face.fold.map {
      $0.offset(x: 0, y: size.height).intersection(Rect(origin: .zero, size: size))
    }
    if face.isHardware {
      self.init(barOf: face, size: size)
    } else if face.position == .split {
      self.init(halvesOf: face, size: size)
    } else if let fold, !fold.isEmpty, fold.width < size.width {
      self.init(halvesOf: face, size: size, beside: fold)
    } else {
      self.init(wholeOf: face, size: size, below: fold.map { $0.isEmpty ? 0 : $0.maxY } ?? 0)
    }
  }

  /// The trays behind the keys of a face in a size.
  static func trays(of face: KeyboardFace, size: Size) -> [Rect] {
    let all = Rect(origin: .zero, size: size)
    if face.isHardware {
      let bar = face.seen(in: all)
      guard bar.width < all.width else { return [all] }
      return [bar.intersection(Rect(x: 0, y: 0, width: size.width, height: hardwareBar))]
    }
    guard face.position == .split else { return [all] }
    let width = (size.width * KeyboardLayout.shareOfHalf).rounded()
    let left = Rect(x: 0, y: 0, width: width, height: size.height)
    return [left, left.offset(x: size.width - width, y: 0)]
  }

  /// With nothing above `top`, in points.
  private init(wholeOf face: KeyboardFace, size: Size, below top: Double) {
    // A floating keyboard has a phone's keys.
    var face = face
    if face.position == .floating { face.isTablet = false }
    let footer = min(face.footer, size.height / 2)
    let area = size.height - footer - top
    let hasFooterKeys = footer >= KeyboardLayout.leastFooter
    let isCompact =
      !face.isTablet && !hasFooterKeys && size.width > KeyboardLayout.compactRatio * area
    let isGlass = face.cornerRadius > 0
    let words = face.hasSuggestions ? KeyboardLayout.barHeight(face, size, isCompact: isCompact) : 0
    let bar =
      isGlass && hasFooterKeys ? min(KeyboardLayout.aboveGlassKeys + words, area / 4) : words
    suggestions = Rect(x: 0, y: top + (bar - words) / 2, width: size.width, height: words)
    trays = KeyboardLayout.trays(of: face, size: size)
    let inset = isCompact && footer > 0 ? KeyboardLayout.sideInset : 0
    let rows = Rect(
      x: inset, y: top + bar, width: size.width - 2 * inset, height: max(0, area - bar))
    let grid = KeyGrid(rows, isCompact: isCompact, isTablet: face.isTablet)
    if face.isTablet {
      keys = KeyboardLayout.tabletKeys(grid)
    } else {
      keys =
        KeyboardLayout.letterKeys(grid) + KeyboardLayout.lastRow(grid, hasEmoji: !hasFooterKeys)
        + (hasFooterKeys ? KeyboardLayout.footerKeys(size, footer: footer) : [])
    }
    keyRadius = face.isTablet ? (isGlass ? 10 : 6) : (isGlass ? 8.5 : 5)
    letterSize =
      face.isTablet ? min(max(grid.keyHeight * 0.42, 24), 32) : isCompact ? 20 : 22.5
    wordSize = face.isTablet ? letterSize * 0.75 : 16
    symbolSide = min(face.isTablet ? letterSize * 1.15 : 23, grid.keyHeight * 0.7)
  }

  /// The least ratio of width to height of keys and words for a phone in landscape.
  private static let compactRatio = 2.3
  /// The notch's room on either side of the keys of a phone in landscape, in points.
  private static let sideInset = 59.0
  /// A footer of less height holds no keys, in points.
  private static let leastFooter = 40.0

  /// Empty above the keys and words of iOS 26 on a phone in portrait, in points.
  ///
  /// In a recording of iOS 26.2, 402 points wide, a keyboard is 308 points high, its rows are 54 points apart as before, and
  /// the first key begins 25 points below its top, of which 9 are the row's own.
  private static let aboveGlassKeys = 17.0

  /// In points: the difference of both keyboard heights of a preset.
  static func barHeight(_ face: KeyboardFace, _ size: Size, isCompact: Bool) -> Double {
    let height: Double =
      if face.isTablet {
        55
      } else if face.cornerRadius > 0, face.footer > 0 {
        isCompact ? 43 : 27
      } else if isCompact {
        size.width > 600 ? 38 : 37
      } else if size.width < 375 {
        37
      } else {
        face.footer > 0 || size.width > 375 ? 45 : 44
      }
    return min(height, size.height / 4)
  }

  static func letters(_ text: String) -> [Legend] {
    text.map { .letter(String($0)) }
  }

  /// Three rows of letters with shift and delete.
  private static func letterKeys(_ grid: KeyGrid) -> [Key] {
    let side = 1.5 * grid.unit + 0.5 * grid.gap - (grid.isCompact ? grid.gap : 1.3 * grid.gap)
    let right = grid.rect.maxX - grid.gap / 2
    return grid.keys(letters("qwertyuiop"), row: 0, column: 0)
      + grid.keys(letters("asdfghjkl"), row: 1, column: 0.5)
      + [
        grid.key(.function, .symbol(.shift), row: 2, x: grid.x(ofColumn: 0), width: side)
      ]
      + grid.keys(letters("zxcvbnm"), row: 2, column: 1.5)
      + [grid.key(.function, .symbol(.delete), row: 2, x: right - side, width: side)]
  }

  /// Numbers, emoji, space and return.
  private static func lastRow(_ grid: KeyGrid, hasEmoji: Bool) -> [Key] {
    let left = grid.x(ofColumn: 0)
    let right = grid.rect.maxX - grid.gap / 2
    let wide = 2.5 * grid.unit + 1.5 * grid.gap
    let narrow = (wide - grid.gap) / 2
    var keys: [Key] = []
    if hasEmoji {
      keys = [
        grid.key(.function, .word("123"), row: 3, x: left, width: narrow),
        grid.key(
          .function, .symbol(.emoji), row: 3, x: left + narrow + grid.gap, width: narrow),
      ]
    } else {
      keys = [grid.key(.function, .word("123"), row: 3, x: left, width: wide)]
    }
    let space = left + wide + grid.gap
    keys.append(
      grid.key(
        .letter, .word("space"), row: 3, x: space, width: right - wide - grid.gap - space))
    keys.append(grid.key(.enter, .word("send"), row: 3, x: right - wide, width: wide))
    return keys
  }

  /// Globe and microphone below the keys of phones without a home button.
  private static func footerKeys(_ size: Size, footer: Double) -> [Key] {
    let side = 44.0
    let y = size.height - footer + (footer - side) * 0.16
    return [(Symbol.globe, 10.0), (.microphone, size.width - 10 - side)].map { symbol, x in
      Key(
        kind: .bare, legend: .symbol(symbol), rect: Rect(x: x, y: y, width: side, height: side))
    }
  }

  /// The four rows of a tablet.
  private static func tabletKeys(_ grid: KeyGrid) -> [Key] {
    let right = grid.rect.maxX - grid.gap / 2
    func wide(_ kind: Kind, _ legend: Legend, _ columns: ClosedRange<Double>) -> Key {
      let end = grid.x(ofColumn: columns.upperBound) - grid.gap
      return grid.key(kind, legend, row: 3, column: columns.lowerBound, to: end)
    }
    return grid.keys(letters("qwertyuiop"), row: 0, column: 0)
      + [grid.key(.function, .symbol(.delete), row: 0, column: 10, to: right)]
      + grid.keys(letters("asdfghjkl"), row: 1, column: 0.5)
      + [grid.key(.enter, .word("send"), row: 1, column: 9.5, to: right)]
      + [grid.key(.function, .symbol(.shift), row: 2, x: grid.x(ofColumn: 0), width: grid.unit)]
      + grid.keys(letters("zxcvbnm,."), row: 2, column: 1)
      + [grid.key(.function, .symbol(.shift), row: 2, column: 10, to: right)]
      + [
        wide(.function, .word(".?123"), 0...1.25), wide(.function, .symbol(.globe), 1.25...2.5),
        wide(.letter, .word(""), 2.5...8.5), wide(.function, .word(".?123"), 8.5...10),
        grid.key(.function, .symbol(.dismiss), row: 3, column: 10, to: right),
      ]
  }
}

/// Rows and columns of keys.
struct KeyGrid {
  let rect: Rect
  /// Points between keys of a row.
  let gap: Double
  /// The width of a letter's key, in points.
  let unit: Double
  /// In points.
  let keyHeight: Double
  let isCompact: Bool
  private let pitch: Double

  /// The keys of half a tablet's keyboard, `columns` columns wide.
  init(_ rect: Rect, columns: Double) {
    self.rect = rect
    isCompact = false
    gap = min(rect.width / 384 * 12, 12)
    unit = max(1, rect.width / columns - gap)
    pitch = rect.height / 4
    keyHeight = max(1, pitch * 0.83)
  }

  init(_ rect: Rect, isCompact: Bool, isTablet: Bool) {
    self.rect = rect
    self.isCompact = isCompact
    let columns = isTablet ? 11.0 : 10
    gap = isTablet ? min(rect.width / 768 * 12, 14) : isCompact ? 6 : rect.width / 375 * 6
    unit = max(1, rect.width / columns - gap)
    pitch = rect.height / 4
    // 42 of 54 pt in portrait, 32 of 40 pt in landscape, 55 of 66 pt on tablets.
    keyHeight = max(1, pitch * (isTablet ? 0.83 : isCompact ? 0.8 : 7.0 / 9))
  }

  func x(ofColumn column: Double) -> Double {
    rect.minX + gap / 2 + column * (unit + gap)
  }

  func key(
    _ kind: KeyboardLayout.Kind, _ legend: KeyboardLayout.Legend, row: Int, x: Double,
    width: Double
  ) -> KeyboardLayout.Key {
    // The room between rows is above a key rather than below it, as the lowest row is near the edge.
    let y = rect.minY + Double(row) * pitch + (pitch - keyHeight) * 0.75
    return KeyboardLayout.Key(
      kind: kind, legend: legend, rect: Rect(x: x, y: y, width: max(1, width), height: keyHeight))
  }

  /// A key from a column's left edge to `end`, in points.
  func key(
    _ kind: KeyboardLayout.Kind, _ legend: KeyboardLayout.Legend, row: Int, column: Double,
    to end: Double
  ) -> KeyboardLayout.Key {
    let x = x(ofColumn: column)
    return key(kind, legend, row: row, x: x, width: end - x)
  }

  func keys(
    _ legends: [KeyboardLayout.Legend], row: Int, column: Double
  ) -> [KeyboardLayout.Key] {
    legends.enumerated().map { index, legend in
      key(.letter, legend, row: row, x: x(ofColumn: column + Double(index)), width: unit)
    }
  }
}
