/// The widths of Arabic letters, whose shapes depend on the sides on which they join.
///
/// Advance widths of Noto Sans Arabic 2.005 (SIL Open Font License), in thousandths of an em.
enum ArabicAdvances {
  private struct Shapes {
    let isolated: Double
    let final: Double
    let initial: Double
    let medial: Double
    let joining: Joining

    /// The additional width compared with the isolated form.
    func gain(joinedBefore: Bool, joinedAfter: Bool) -> Double {
      switch (joinedBefore, joinedAfter) {
      case (false, false): 0
      case (true, false): final - isolated
      case (false, true): initial - isolated
      case (true, true): medial - isolated
      }
    }
  }

  /// The joining types of letters (Unicode, `ArabicShaping.txt`).
  private enum Joining {
    case none
    case before
    case both
  }

  /// The width of an isolated letter, a digit or a sign; nil where it is in no table.
  static func isolated(_ code: UInt32) -> Double? {
    if isMark(code) { return 0 }
    if let shapes = shapes[code] { return shapes.isolated }
    switch code {
    case 0x660...0x669: return digits[Int(code - 0x660)]
    case 0x6F0...0x6F9: return digits[Int(code - 0x6F0)]
    case 0x60C: return 328
    case 0x61B: return 344
    case 0x61F: return 434
    default: return nil
    }
  }

  /// The additional width of a line's letters together, in em; mostly negative.
  static func gainByJoining(in line: String) -> Double {
    var sum = 0.0
    var last: (shapes: Shapes, isJoined: Bool)?
    for scalar in line.unicodeScalars where !isMark(scalar.value) {
      guard let next = shapes[scalar.value], next.joining != .none else {
        if let last { sum += last.shapes.gain(joinedBefore: last.isJoined, joinedAfter: false) }
        last = nil
        continue
      }
      let joins = last?.shapes.joining == .both
      if let last { sum += last.shapes.gain(joinedBefore: last.isJoined, joinedAfter: joins) }
      last = (next, joins)
    }
    if let last { sum += last.shapes.gain(joinedBefore: last.isJoined, joinedAfter: false) }
    return sum / 1000
  }

  /// The largest additional width of a character, in em.
  static func largestGain(of character: Character) -> Double {
    guard let code = character.unicodeScalars.first?.value, let shapes = shapes[code] else {
      return 0
    }
    return (max(shapes.isolated, shapes.final, shapes.initial, shapes.medial) - shapes.isolated)
      / 1000
  }

  /// Marks above and below letters, transparent to joining.
  private static func isMark(_ code: UInt32) -> Bool {
    switch code {
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED:
      true
    default: false
    }
  }

  /// U+0660 to U+0669, and nearly U+06F0 to U+06F9.
  private static let digits: [Double] = [295, 280, 487, 583, 478, 532, 504, 578, 576, 491]

  private static let shapes: [UInt32: Shapes] = {
    var shapes: [UInt32: Shapes] = [:]
    for (letters, widths, joining) in widths {
      for letter in letters.unicodeScalars {
        shapes[letter.value] = Shapes(
          isolated: widths[0], final: widths[1], initial: widths[2], medial: widths[3],
          joining: joining)
      }
    }
    return shapes
  }()

  /// Letters, and their widths isolated, at a word's end, at its beginning and inside it.
  private static let widths: [(letters: String, widths: [Double], joining: Joining)] = [
    ("ء", [411, 411, 411, 411], .none),
    ("آأٱ", [235, 289, 235, 289], .before),
    ("إا", [238, 291, 238, 291], .before),
    ("ؤو", [447, 472, 447, 472], .before),
    ("ةە", [405, 486, 405, 486], .before),
    ("دذڈ", [477, 532, 477, 532], .before),
    ("رزڑژ", [367, 396, 367, 396], .before),
    ("ے", [942, 549, 942, 549], .before),
    ("ں", [685, 730, 685, 730], .before),
    ("ئى", [760, 736, 269, 343], .both),
    ("يی", [760, 736, 299, 373], .both),
    ("ب", [993, 1093, 269, 343], .both),
    ("تثپٹ", [993, 1093, 299, 373], .both),
    ("جحخچ", [639, 649, 589, 637], .both),
    ("سش", [1209, 1269, 784, 850], .both),
    ("صض", [1306, 1352, 903, 949], .both),
    ("طظ", [788, 831, 677, 710], .both),
    ("عغ", [507, 531, 503, 521], .both),
    ("ف", [983, 1098, 447, 495], .both),
    ("ق", [774, 808, 447, 495], .both),
    ("ك", [882, 922, 412, 508], .both),
    ("کگ", [877, 975, 412, 508], .both),
    ("ل", [695, 730, 260, 300], .both),
    ("م", [484, 562, 525, 578], .both),
    ("ن", [685, 730, 269, 343], .both),
    ("ه", [405, 486, 574, 507], .both),
    ("ھ", [672, 614, 574, 507], .both),
    ("ہ", [405, 479, 269, 438], .both),
    ("ـ", [270, 270, 270, 270], .both),
  ]
}
