@testable import Imaging

/// What pixelmatch 7.1.0 (commit 8d9f551) says of made pictures; printed by scripts/pixelmatch-figures.
struct PixelmatchFigure: Sendable, CustomStringConvertible {
  let width, height: Int
  let hasAlpha: Bool
  let seed: UInt32
  let threshold: Double
  /// Its count, and its count with `includeAA`.
  let different, all: Int
  /// FNV-1a of its difference picture's bytes, red, green, blue and alpha.
  let hash: UInt32

  var description: String { "seed \(seed), \(width) × \(height), threshold \(threshold)" }

  init(
    _ width: Int, _ height: Int, _ hasAlpha: Bool, _ seed: UInt32, _ threshold: Double,
    _ different: Int, _ all: Int, _ hash: UInt32
  ) {
    (self.width, self.height, self.hasAlpha, self.seed) = (width, height, hasAlpha, seed)
    (self.threshold, self.different, self.all, self.hash) = (threshold, different, all, hash)
  }

  /// The pictures, as the script makes them: few colours in runs, of which a third was changed.
  func pictures() -> (StraightBitmap, StraightBitmap) {
    var state = seed
    func next() -> UInt32 {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return state
    }
    let alphas: [UInt32] = hasAlpha ? [0, 100, 200, 255] : [255]
    let palette = (0..<5).map { _ -> UInt32 in
      let color = (0..<3).reduce(UInt32(0)) { color, _ in color << 8 | next() % 256 }
      return alphas[Int(next()) % alphas.count] << 24 | color
    }
    var (first, second): ([UInt32], [UInt32]) = ([], [])
    var last = palette[0]
    for index in 0..<width * height {
      if next() % 4 == 0 { last = palette[Int(next() % 5)] }
      let isAsAbove = index >= width && next() % 2 == 0
      let pixel = isAsAbove ? first[index - width] : last
      first.append(pixel)
      let (kind, amount) = (next() % 6, next() % 60)
      switch kind {
      case 0: second.append(palette[Int(next() % 5)])
      case 1:
        second.append(
          [16, 8, 0].reduce(pixel & 0xFF00_0000) { sum, shift in
            sum | min(255, (pixel >> shift & 0xFF) + amount) << shift
          })
      default: second.append(pixel)
      }
    }
    return (
      StraightBitmap(unchecked: first, width: width, height: height),
      StraightBitmap(unchecked: second, width: width, height: height)
    )
  }

  static let all: [PixelmatchFigure] = [
    .init(1, 1, false, 1, 0, 0, 0, 0xAACFECA0),
    .init(1, 1, false, 2, 0.05, 0, 0, 0x43C44D7F),
    .init(1, 1, false, 3, 0.1, 0, 0, 0x43C44D7F),
    .init(1, 1, false, 4, 0.3, 0, 0, 0x43C44D7F),
    .init(1, 1, true, 5, 0, 0, 0, 0x1AC4FBFC),
    .init(1, 1, true, 6, 0.05, 0, 0, 0xF61A05D7),
    .init(1, 1, true, 7, 0.1, 0, 0, 0x74F51450),
    .init(1, 1, true, 8, 0.3, 0, 0, 0xD76EA7B5),
    .init(1, 9, false, 9, 0, 2, 2, 0x562AB601),
    .init(1, 9, false, 10, 0.05, 3, 3, 0x8B86BE03),
    .init(1, 9, false, 11, 0.1, 2, 2, 0xF1548554),
    .init(1, 9, false, 12, 0.3, 0, 0, 0x39BC5EAE),
    .init(1, 9, true, 13, 0, 6, 6, 0xF7F83AAC),
    .init(1, 9, true, 14, 0.05, 2, 2, 0x7D49330B),
    .init(1, 9, true, 15, 0.1, 0, 0, 0x53E748B2),
    .init(1, 9, true, 16, 0.3, 0, 0, 0xF95773D7),
    .init(9, 1, false, 17, 0, 5, 5, 0xE370CE57),
    .init(9, 1, false, 18, 0.05, 2, 2, 0xE0F4B4F6),
    .init(9, 1, false, 19, 0.1, 1, 1, 0xC336BCA5),
    .init(9, 1, false, 20, 0.3, 1, 1, 0xCBDDB729),
    .init(9, 1, true, 21, 0, 5, 5, 0x3A346AF3),
    .init(9, 1, true, 22, 0.05, 0, 0, 0x466D1E11),
    .init(9, 1, true, 23, 0.1, 1, 1, 0xC180C9F1),
    .init(9, 1, true, 24, 0.3, 0, 0, 0x466D1E11),
    .init(2, 2, false, 25, 0, 3, 3, 0x2BB2BBF2),
    .init(2, 2, false, 26, 0.05, 0, 0, 0x30B18CD5),
    .init(2, 2, false, 27, 0.1, 2, 2, 0x536254F9),
    .init(2, 2, false, 28, 0.3, 0, 0, 0x64F0FB45),
    .init(2, 2, true, 29, 0, 1, 1, 0xF4AEA296),
    .init(2, 2, true, 30, 0.05, 0, 0, 0x691CBE15),
    .init(2, 2, true, 31, 0.1, 0, 0, 0x54C6403F),
    .init(2, 2, true, 32, 0.3, 0, 0, 0x360779F5),
    .init(3, 3, false, 33, 0, 2, 3, 0x5328FBC6),
    .init(3, 3, false, 34, 0.05, 4, 4, 0x8036DCB0),
    .init(3, 3, false, 35, 0.1, 1, 1, 0x2E425857),
    .init(3, 3, false, 36, 0.3, 0, 0, 0x9568FD89),
    .init(3, 3, true, 37, 0, 2, 2, 0xD760077A),
    .init(3, 3, true, 38, 0.05, 4, 4, 0x7F3F7CFD),
    .init(3, 3, true, 39, 0.1, 2, 2, 0x83E69D39),
    .init(3, 3, true, 40, 0.3, 0, 0, 0x1FE95BBB),
    .init(33, 17, false, 41, 0, 146, 173, 0x491AE30E),
    .init(33, 17, false, 42, 0.05, 107, 134, 0xC2CE831B),
    .init(33, 17, false, 43, 0.1, 97, 118, 0xF561654F),
    .init(33, 17, false, 44, 0.3, 45, 56, 0x74F53890),
    .init(33, 17, true, 45, 0, 114, 146, 0x0A3C910E),
    .init(33, 17, true, 46, 0.05, 119, 135, 0xB0A9408F),
    .init(33, 17, true, 47, 0.1, 82, 98, 0xC5ABD7E0),
    .init(33, 17, true, 48, 0.3, 30, 31, 0x393F95BE),
    .init(64, 48, false, 49, 0, 727, 916, 0x862EDD0C),
    .init(64, 48, false, 50, 0.05, 614, 772, 0xBCE933F8),
    .init(64, 48, false, 51, 0.1, 582, 667, 0x3CB57B25),
    .init(64, 48, false, 52, 0.3, 345, 397, 0x7259C3CE),
    .init(64, 48, true, 53, 0, 712, 872, 0xAD434709),
    .init(64, 48, true, 54, 0.05, 399, 448, 0xE66EE7D7),
    .init(64, 48, true, 55, 0.1, 355, 403, 0x334A2636),
    .init(64, 48, true, 56, 0.3, 259, 296, 0x8C166FE9),
    .init(131, 70, false, 57, 0, 2098, 2626, 0xD1EDD074),
    .init(131, 70, false, 58, 0.05, 1904, 2324, 0xFE24F05C),
    .init(131, 70, false, 59, 0.1, 1358, 1663, 0x88674839),
    .init(131, 70, false, 60, 0.3, 834, 989, 0x15CB1A02),
    .init(131, 70, true, 61, 0, 1610, 1919, 0xBF5CDB3C),
    .init(131, 70, true, 62, 0.05, 1728, 2076, 0x3D83A48A),
    .init(131, 70, true, 63, 0.1, 1186, 1430, 0x27763D77),
    .init(131, 70, true, 64, 0.3, 284, 324, 0x58937995),
  ]
}
