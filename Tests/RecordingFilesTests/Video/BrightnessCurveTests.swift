import Testing

@testable import RecordingFiles

@Suite struct BrightnessCurveTests {
  /// Reference white is at 58 % of the signal in PQ and at 75 % in HLG: ITU-R BT.2408.
  @Test(arguments: [("smpte2084", 0.58), ("arib-std-b67", 0.75)])
  func whiteIsWhereTheStandardHasIt(transfer: String, signal: Double) {
    let full = BrightnessCurve.levels(transfer: transfer, isLimited: false)
    #expect(full[Int(255 * signal) - 4] < 255 && full[Int(255 * signal) + 3] == 255)
    #expect(full[0] == 0 && full == full.sorted())
    let limited = BrightnessCurve.levels(transfer: transfer, isLimited: true)
    #expect(limited[16] == 0 && limited[235] == 255)
  }

  @Test func ordinaryBrightnessIsItself() {
    let full = BrightnessCurve.levels(transfer: "bt709", isLimited: false)
    #expect(full == (0...255).map { UInt8($0) })
    let limited = BrightnessCurve.levels(transfer: "bt709", isLimited: true)
    #expect(limited[16] == 0 && limited[235] == 255 && limited[0] == 0 && limited[255] == 255)
    #expect(limited[126] == 128)
  }
}
