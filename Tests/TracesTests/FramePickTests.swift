import Testing

@testable import Traces

struct FramePickTests {
  @Test(arguments: [
    ("0000@1x", 0, 1, false), ("0012@3x", 12, 3, false), ("0012@3x~dark", 12, 3, true),
    ("19999@4x", 19_999, 4, false),
  ])
  func readsWhatItWrites(text: String, frame: Int, scale: Int, isDark: Bool) throws {
    let pick = try #require(FramePick(text))
    #expect((pick.frame, pick.scale, pick.isDark) == (frame, scale, isDark))
    #expect(pick.description == text)
    #expect(FramePick(frame: frame, scale: scale, isDark: isDark) == pick)
  }

  /// Names of files are made from it, so nothing else passes.
  @Test(arguments: [
    "", "12", "12@3x", "0012@0x", "0012@5x", "0012@3", "0012@3y", "0012@3x~light",
    "0012@3x~dark~dark", "-001@3x",
    "20000@1x", "../../0012@3x", "0012@3x/..", "00012@3x", "+012@3x", " 0012@3x", "0012@@3x", "@3x",
    "0012@3xx",
    "٠٠١٢@3x",
  ])
  func nothingElse(text: String) { #expect(FramePick(text) == nil) }

  @Test func framesAndScalesHaveTheirLimits() {
    #expect(FramePick(frame: -1, scale: 1) == nil)
    #expect(FramePick(frame: Script.frameLimit, scale: 1) == nil)
    #expect(FramePick(frame: 0, scale: 0) == nil)
    #expect(FramePick(frame: 0, scale: 5) == nil)
  }
}
