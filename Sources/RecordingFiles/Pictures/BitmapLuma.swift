internal import Imaging
internal import Recordings

extension Bitmap {
  /// The brightness of a part, reduced to `columns` columns by area; transparent pixels are white.
  func luma(of part: PixelPart, columns: Int, at time: Double) -> LumaFrame {
    var values: [UInt8] = []
    values.reserveCapacity(columns * part.height)
    var row = [UInt32](repeating: 0, count: part.width)
    for y in part.y..<part.y + part.height {
      let start = y * width + part.x
      for x in 0..<part.width { row[x] = Bitmap.luma(pixels[start + x]) }
      if columns == part.width {
        values += row.map { UInt8(($0 + 0x80) >> 8) }
      } else {
        ColumnReduction.append(row, reducedTo: columns, to: &values)
      }
    }
    return LumaFrame(width: columns, height: part.height, time: time, pixels: values)
  }

  /// 256 times the brightness of a premultiplied pixel over white, by the weights of ITU-R BT.709.
  private static func luma(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // 0.2126, 0.7152 and 0.0722 of 256.
    return 54 * red + 183 * green + 19 * blue + 256 * (255 - pixel >> 24)
  }
}

/// Reduces rows of pixels to fewer columns.
enum ColumnReduction {
  /// Appends means of equal parts of a row, weighted by area; values are 256 times a brightness.
  static func append(_ row: [UInt32], reducedTo columns: Int, to values: inout [UInt8]) {
    // A pixel counts `columns` units and a column `row.count`, so that shares of pixels are whole numbers.
    var (pixel, rest) = (0, columns)
    for _ in 0..<columns {
      var (sum, wanted) = (0, row.count)
      while wanted > 0 {
        let share = min(rest, wanted)
        sum += share * Int(row[pixel])
        (rest, wanted) = (rest - share, wanted - share)
        if rest == 0 { (pixel, rest) = (pixel + 1, columns) }
      }
      values.append(UInt8((sum + 128 * row.count) / (256 * row.count)))
    }
  }
}
