/// What the screen of a film shows at a time, as a picture to compare.
struct FramePicture: Hashable {
  let film: Film
  /// Seconds.
  let time: Double
  let scale: Int
  let appearance: Appearance
  let crop: Crop

  /// Holds the picture against its file.
  func expect(_ snapshot: Snapshot, by rule: DifferenceRule) throws {
    let painter = try FramePainter(
      [film],
      FramePainter.Setting(
        appearance: appearance, scale: Double(scale),
        window: FramePainter.window(of: [film], crop)))
    let bitmap = try painter.bitmap(at: time)
    let fingerprint = painter.fingerprint
    snapshot.check(content: hashValue) { _ in
      try fingerprint.signed(PNG.encode(bitmap, scale: Double(scale)))
    } comparing: { recorded in
      let expected = try PNG.decodeStraight(recorded)
      let actual = StraightBitmap(bitmap)
      switch PictureComparison(expected, actual, by: rule) {
      case .otherSize(let before, let now):
        return .differs(
          "it has \(now.width) × \(now.height) pixels, recorded are \(before.width) × "
            + "\(before.height).")
      case .sameSize(let difference):
        guard let bounds = difference.bounds else { return .agrees }
        let picture = try PNG.encode(difference.picture(over: expected), scale: Double(scale))
        return .differs(
          FramePicture.sayingFirst(recorded, fingerprint.description)
            + "\(difference.different) of \(difference.compared) pixels differ, by up to "
            + "\(FramePicture.fixed(difference.largest)) where 1 is most, between \(bounds.x), "
            + "\(bounds.y) and \(bounds.x + bounds.width), \(bounds.y + bounds.height).",
          pictures: [("difference", picture)])
      }
    }
  }

  /// That a recorded picture was drawn with other fonts or libraries, where it says so.
  private static func sayingFirst(_ recorded: [UInt8], _ environment: String) -> String {
    guard let before = Fingerprint.signature(of: recorded), before != environment else { return "" }
    return
      "it was drawn with other fonts or libraries (\(before)) than there are now (\(environment)); "
  }

  /// A distance of colours with three decimals.
  private static func fixed(_ distance: Double) -> Double { (distance * 1000).rounded() / 1000 }
}
