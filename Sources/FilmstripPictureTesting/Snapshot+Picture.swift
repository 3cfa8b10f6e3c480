import Graphics

extension Snapshot {
  /// Compares a picture with its file; `content` distinguishes pictures of the same name.
  func check(
    content: Int, _ picture: SignedPicture, scale: Int, by rule: DifferenceRule
  ) throws {
    check(content: content) { _ in
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
        guard difference.different > 0 else { return .agrees }
        let map = try PNG.encode(difference.picture(over: expected), scale: Double(scale))
        return .differs(
          Snapshot.sayingFirst(recorded, picture.fingerprint.description)
            + "\(difference).",
          pictures: [("difference", map)])
      }
    }
  }

  /// The remark that a recorded picture names other fonts or libraries, if it does.
  fileprivate static func sayingFirst(_ recorded: [UInt8], _ environment: String) -> String {
    guard let before = Fingerprint.signature(of: recorded), before != environment else { return "" }
    return
      "it was drawn with other fonts or libraries (\(before)) than there are now (\(environment)); "
  }
}
