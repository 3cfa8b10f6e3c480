/// The places of a contact sheet's cells, as large as a number of pixels allows.
package struct ContactLayout: Sendable, Hashable {
  package let count: Int
  package let columns: Int
  /// A picture's, in pixels.
  package let width, height: Int

  static let (margin, spacing) = (16, 10)
  /// Below a picture: three lines.
  static let captionHeight = 46
  /// So that the heading can be read even with few cells.
  private static let leastWidth = 380
  /// The longest side of the largest picture, and the sides that a picture needs to be told from another.
  private static let (largest, longestOfLeast, shortestOfLeast) = (900, 224, 40)
  /// So that times can be read below it.
  private static let narrowest = 104
  /// Sheets from upright to broad are preferred: readers of one picture make a longer one smaller.
  private static let shapes = 0.75...1.8

  /// The largest cells for which the sheet has no more than `most` pixels; nil if they are too small to be read.
  ///
  /// - Parameters:
  ///   - picture: The pictures' size; they are enlarged to the least size only.
  ///   - heading: Its height, by the sheet's width.
  package init?(
    _ count: Int, of picture: (width: Int, height: Int), most: Int, heading: (Int) -> Int
  ) {
    let layouts = (1...count).compactMap { columns in
      ContactLayout(count, in: columns, picture, most, heading)
    }
    let preferred = layouts.filter {
      Self.shapes.contains(Double($0.sheetWidth) / Double($0.rowsHeight))
    }
    let best = (preferred.isEmpty ? layouts : preferred).max { $0.width < $1.width }
    guard let best else { return nil }
    self = best
  }

  private init?(
    _ count: Int, in columns: Int, _ picture: (width: Int, height: Int), _ most: Int,
    _ heading: (Int) -> Int
  ) {
    let least = ContactLayout.least(picture)
    let largest = max(
      least,
      min(picture.width, ContactLayout.largest * picture.width / max(picture.width, picture.height))
    )
    var (low, high) = (least, largest)
    func fits(_ width: Int) -> ContactLayout? {
      let layout = ContactLayout(
        count: count, columns: columns, width: width,
        height: max(1, width * picture.height / picture.width))
      let pixels = layout.sheetWidth * (layout.rowsHeight + heading(layout.sheetWidth))
      return pixels <= most ? layout : nil
    }
    guard var best = fits(low) else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      if let layout = fits(middle) { (low, best) = (middle, layout) } else { high = middle - 1 }
    }
    self = best
  }

  private init(count: Int, columns: Int, width: Int, height: Int) {
    (self.count, self.columns, self.width, self.height) = (count, columns, width, height)
  }

  /// The least width of a picture.
  private static func least(_ picture: (width: Int, height: Int)) -> Int {
    let (long, short) = (max(picture.width, picture.height), min(picture.width, picture.height))
    func width(_ side: Int, of other: Int) -> Int {
      (side * picture.width + other - 1) / other
    }
    return max(narrowest, width(longestOfLeast, of: long), width(shortestOfLeast, of: short))
  }

  /// The most cells for which there is room, up to a number; at least 1.
  package static func room(
    for wanted: Int, of picture: (width: Int, height: Int), most: Int, heading: (Int) -> Int
  ) -> Int {
    var (low, high) = (1, max(1, wanted))
    while low < high {
      let middle = (low + high + 1) / 2
      if ContactLayout(middle, of: picture, most: most, heading: heading) == nil {
        high = middle - 1
      } else {
        low = middle
      }
    }
    return low
  }

  package var sheetWidth: Int {
    max(
      ContactLayout.leastWidth,
      2 * ContactLayout.margin + columns * width + (columns - 1) * ContactLayout.spacing)
  }

  /// Of the sheet without its heading.
  var rowsHeight: Int {
    let rows = (count + columns - 1) / columns
    return 2 * ContactLayout.margin + rows * (height + ContactLayout.captionHeight)
      + (rows - 1) * ContactLayout.spacing
  }

  /// A picture's left and top, below the heading.
  func corner(of index: Int) -> (x: Int, y: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return (
      ContactLayout.margin + column * (width + ContactLayout.spacing),
      ContactLayout.margin + row * (height + ContactLayout.captionHeight + ContactLayout.spacing)
    )
  }
}
