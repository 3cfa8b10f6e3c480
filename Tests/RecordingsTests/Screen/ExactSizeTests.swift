import Testing

@testable import Recordings

@Suite struct ExactSizeTests {
  private static let sizes: [[Double]] = [
    [1170, 2532, 390, 3], [1179, 2556, 393, 3], [1206, 2622, 402, 3], [828, 1792, 414, 2],
    [585, 1266, 390, 1.5], [390, 844, 390, 1], [2532, 1170, 844, 3], [750, 1334, 375, 2],
    [1536, 2048, 768, 2], [1080, 1920, 414, 1080.0 / 414],
  ]

  @Test(arguments: sizes) func aDevicesPixelsTellItsScale(size: [Double]) {
    let found = ExactSize.all(width: size[0], height: size[1])
    #expect(found.contains { $0.screen.width == size[2] && $0.scale == size[3] })
  }

  /// Only a display's own pixels are recorded; halves and points are what somebody scaled.
  @Test func aDisplaysPixelsAreItsOwn() {
    #expect(ExactSize.all(width: 1170, height: 2532).allSatisfy { $0.isOwn })
    #expect(ExactSize.all(width: 585, height: 1266).allSatisfy { !$0.isOwn })
    #expect(ExactSize.all(width: 390, height: 844).allSatisfy { !$0.isOwn })
  }

  /// Encoders take even sides alone.
  @Test func aPixelMoreOrLessIsTheSame() {
    #expect(ExactSize.all(width: 1178, height: 2556).contains { $0.screen.width == 393 })
    #expect(ExactSize.all(width: 1180, height: 2556).contains { $0.screen.width == 393 })
    #expect(ExactSize.all(width: 1182, height: 2556).isEmpty)
  }
}
