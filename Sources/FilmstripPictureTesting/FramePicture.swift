import Graphics

/// What the screen of a film shows at a time, as a picture to compare.
struct FramePicture: Hashable {
  let film: Film
  /// Seconds.
  let time: Double
  let scale: Int
  let appearance: Appearance
  let crop: Crop

  /// Compares the picture with its file.
  func expect(_ snapshot: Snapshot, by rule: DifferenceRule) throws {
    let picture = try SignedPicture(
      of: film, at: time, scale: scale, appearance: appearance, crop: crop)
    snapshot.check(content: hashValue) { _ in
      try picture.file()
    } comparing: { recorded in
      let expected = try PNG.decodeStraight(recorded)
      let actual = StraightBitmap(picture.bitmap)
      switch PictureComparison(expected, actual, by: rule) {
      case .otherSize(let before, let now):
        return .differs(
          "it has \(now.width) × \(now.height) pixels, the recorded one \(before.width) × "
            + "\(before.height).")
      case .sameSize(let difference):
        guard let bounds = difference.bounds else { return .agrees }
        let map = try PNG.encode(difference.picture(over: expected), scale: Double(scale))
        return .differs(
          FramePicture.sayingFirst(recorded, picture.fingerprint.description)
            + "\(difference.different) of \(difference.compared) pixels differ, by up to "
            + "\(FramePicture.fixed(difference.largest)) where 1 is the most, between \(bounds.x), "
            + "\(bounds.y) and \(bounds.x + bounds.width), \(bounds.y + bounds.height).",
          pictures: [("difference", map)])
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
