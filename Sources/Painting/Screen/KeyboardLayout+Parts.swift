import Stage

/// Partial keyboards: the bar of a hardware keyboard, and a split keyboard.
extension KeyboardLayout {
  /// A hardware keyboard's bar, with words or, if narrow, buttons, at the top of its whole frame.
  init(barOf face: KeyboardFace, size: Size) {
    trays = KeyboardLayout.trays(of: face, size: size)
    let bar = trays[0]
    let isNarrow = bar.width < size.width
    keys = isNarrow ? KeyboardLayout.shortcuts(in: bar) : []
    suggestions = Rect(
      x: 0, y: 0, width: isNarrow ? 0 : size.width,
      height: isNarrow ? 0 : min(size.height, KeyboardLayout.hardwareBar))
    (keyRadius, letterSize, wordSize, symbolSide) = (0, 0, 0, 0)
  }

  /// The buttons of a narrow bar: undo and redo, the pasteboard, the keys and dictation.
  private static func shortcuts(in bar: Rect) -> [Key] {
    let symbols: [Symbol] = [.undo, .redo, .paste, .dismiss, .microphone]
    let width = bar.width / Double(symbols.count)
    return symbols.enumerated().map { index, symbol in
      Key(
        kind: .bare, legend: .symbol(symbol),
        rect: Rect(
          x: bar.minX + Double(index) * width, y: bar.minY, width: width, height: bar.height))
    }
  }

  /// A split keyboard: each half at its side, and nothing between them; `beside` a fold on one tray, with the words on the
  /// left.
  init(halvesOf face: KeyboardFace, size: Size, beside fold: Rect? = nil) {
    trays = KeyboardLayout.trays(of: face, size: size)
    let bar =
      face.hasSuggestions ? KeyboardLayout.barHeight(face, size, isCompact: fold != nil) : 0
    let columns =
      fold.map { [0...$0.minX, $0.maxX...size.width] } ?? trays.map { $0.minX...$0.maxX }
    let rows = max(0, size.height - bar - (fold == nil ? 0 : face.footer))
    let grids = columns.map {
      KeyGrid(
        Rect(x: $0.lowerBound, y: bar, width: $0.upperBound - $0.lowerBound, height: rows),
        columns: 6)
    }
    keys = KeyboardLayout.leftHand(grids[0]) + KeyboardLayout.rightHand(grids[1])
    suggestions = fold.map { Rect(x: 0, y: 0, width: $0.minX, height: bar) } ?? .zero
    keyRadius = face.cornerRadius > 0 ? 10 : 6
    letterSize = min(max(grids[0].keyHeight * 0.42, 20), 28)
    wordSize = letterSize * 0.75
    symbolSide = min(letterSize * 1.15, grids[0].keyHeight * 0.7)
  }

  /// In points: stackoverflow.com/q/32319697.
  static let hardwareBar = 55.0
  /// The width of either half as a share of the screen's; judged by eye.
  static let shareOfHalf = 0.34

  private static func leftHand(_ grid: KeyGrid) -> [Key] {
    let end = grid.x(ofColumn: 6) - grid.gap
    return grid.keys(letters("qwert"), row: 0, column: 0)
      + grid.keys(letters("asdfg"), row: 1, column: 0.5)
      + [grid.key(.function, .symbol(.shift), row: 2, x: grid.x(ofColumn: 0), width: grid.unit)]
      + grid.keys(letters("zxcv"), row: 2, column: 1)
      + [
        grid.key(.function, .symbol(.globe), row: 3, x: grid.x(ofColumn: 0), width: grid.unit),
        grid.key(
          .function, .word(".?123"), row: 3, x: grid.x(ofColumn: 1), width: 2 * grid.unit + grid.gap
        ),
        grid.key(.letter, .word(""), row: 3, column: 3, to: end),
      ]
  }

  private static func rightHand(_ grid: KeyGrid) -> [Key] {
    let end = grid.x(ofColumn: 6) - grid.gap
    return grid.keys(letters("yuiop"), row: 0, column: 0)
      + [grid.key(.function, .symbol(.delete), row: 0, column: 5, to: end)]
      + grid.keys(letters("hjkl"), row: 1, column: 0.5)
      + [grid.key(.enter, .word("send"), row: 1, column: 4.5, to: end)]
      + grid.keys(letters("bnm,."), row: 2, column: 0)
      + [
        grid.key(.function, .symbol(.shift), row: 2, column: 5, to: end),
        grid.key(.letter, .word(""), row: 3, column: 0, to: grid.x(ofColumn: 4) - grid.gap),
        grid.key(.function, .word("123"), row: 3, x: grid.x(ofColumn: 4), width: grid.unit),
        grid.key(.function, .symbol(.dismiss), row: 3, column: 5, to: end),
      ]
  }
}
