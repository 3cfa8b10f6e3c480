/// The pixels of a picture, or of one pass of Adam7 (PNG, third edition, section 8.1).
struct PNGPass {
  /// Of the first pixel, in the picture.
  let left, top: Int
  /// The distance of adjacent pixels.
  let step: (across: Int, down: Int)
  /// At least one pixel.
  let width, height: Int

  private static let interlaced: [(left: Int, top: Int, across: Int, down: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// The passes with pixels, in order.
  static func passes(of header: PNGHeader) -> [PNGPass] {
    (header.isInterlaced ? interlaced : [(0, 0, 1, 1)]).compactMap { pass in
      let width = (header.width - pass.left + pass.across - 1) / pass.across
      let height = (header.height - pass.top + pass.down - 1) / pass.down
      guard width > 0, height > 0 else { return nil }
      return PNGPass(
        left: pass.left, top: pass.top, step: (pass.across, pass.down), width: width,
        height: height)
    }
  }
}
