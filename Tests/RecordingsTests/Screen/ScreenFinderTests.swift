import Stage
import Testing

@testable import Recordings

@Suite struct ScreenFinderTests {
  private let screen = DrawnPhone.screen(390, 844)

  private func whole(_ width: Int, _ height: Int) -> PixelArea {
    PixelArea(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  @Test func aPictureOfAScreensPixelsIsThatScreen() throws {
    let samples = DrawnPhone.show(
      DrawnPhone.screen(375, 667), in: whole(750, 1334), width: 750, height: 1334)
    let finding = try ScreenFinder().find(in: samples)
    #expect(finding.area == whole(750, 1334))
    #expect(finding.scale?.pixelsPerPoint == 2 && finding.scale?.basis == .size)
    #expect(finding.device?.size.width == 375 && finding.remarks.isEmpty)
  }

  /// Scaled to a pixel a point, to half of a display's pixels, or to even sides that another screen has at half of its own:
  /// screens of other widths would look the same, so all of them are possible.
  @Test(arguments: [[390, 844], [585, 1266], [590, 1278], [376, 814]])
  func aScaledPictureMayBeOfSeveralScreens(size: [Int]) throws {
    let samples = DrawnPhone.show(
      screen, in: whole(size[0], size[1]), width: size[0], height: size[1])
    let finding = try ScreenFinder().find(in: samples)
    let scale = try #require(finding.scale)
    #expect(scale.basis == .keys && scale.device == nil && finding.device == nil)
    #expect(abs(scale.pixelsPerPoint / (Double(size[1]) / 844) - 1) <= scale.uncertainty)
    #expect(finding.remarks.contains { $0.contains("--device") && $0.contains("390") })
  }

  /// With a pixel to spare the height tells the scale: lengths are measured downwards.
  @Test func theHeightTellsTheScale() throws {
    let samples = DrawnPhone.show(
      DrawnPhone.screen(375, 667), in: whole(750, 1335), width: 750, height: 1335)
    let finding = try ScreenFinder().find(in: samples)
    let scale = try #require(finding.scale)
    #expect(scale.pixelsPerPoint == 1335.0 / 667 && scale.basis == .size)
  }

  private static let sizes: [[Double]] = [[390, 844], [375, 667], [440, 956], [320, 568]]

  /// In a window, on a desktop, beside bars: wherever it lies and whatever its colours.
  @Test(arguments: zip(sizes, [60, 160, 60, 160] as [UInt8]))
  func aScreenInAWindowIsFoundToPartsOfAPixel(size: [Double], behind: UInt8) throws {
    let screen = DrawnPhone.screen(size[0], size[1])
    for (look, scale) in [(DrawnPhone.Look.light, 0.93), (.dark, 1.17)] {
      let area = PixelArea(
        x: 51.5, y: 43.5, width: size[0] * scale, height: size[1] * scale)
      let samples = DrawnPhone.show(
        screen, in: area, width: Int(area.width) + 120, height: Int(area.height) + 100, look: look
      ) { $0.fill(0, 0, 4000, 4000, behind) }
      let finding = try ScreenFinder().find(in: samples)
      for edge in [\PixelArea.x, \.y, \.width, \.height] {
        #expect(abs(finding.area[keyPath: edge] - area[keyPath: edge]) < 0.6, "\(finding)")
      }
      let off = try #require(finding.scale).pixelsPerPoint / scale - 1
      #expect(abs(off) <= finding.scale?.uncertainty ?? 0, "\(finding)")
    }
  }

  /// A window whose sides are cut off, below its title: its letters tell how wide the screen is.
  @Test(arguments: [3.0, 5, 8], [0.75, 1, 1.5])
  func sidesThatAreCutOffLeaveTheScale(cut: Double, scale: Double) throws {
    for (width, height) in [(320.0, 568.0), (375, 667)] {
      let area = PixelArea(x: -cut * scale / 2, y: 21, width: width * scale, height: height * scale)
      let samples = DrawnPhone.show(
        DrawnPhone.screen(width, height), in: area, width: Int((width - cut) * scale),
        height: Int(21 + height * scale)
      ) { $0.fill(0, 0, 4000, 4000, 200) }
      let found = try #require(try ScreenFinder().find(in: samples).scale)
      // Its own width would tell 0.8 to 2.5 % less.
      #expect(abs(found.pixelsPerPoint / scale - 1) < 0.005, "\(width): \(found)")
    }
  }

  /// A screen does not end with the lowest keys: their ground goes on below them.
  @Test func aScreenEndsBelowItsKeyboard() throws {
    let (width, height) = (453, 912)
    let area = PixelArea(x: 30, y: 30, width: 393, height: 852)
    let samples = DrawnPhone.show(
      DrawnPhone.screen(393, 852), in: area, width: width, height: height
    ) {
      $0.fill(0, 0, 4000, 4000, 60)
    }
    let seen = SeenKeyboards(samples, in: nil)
    let keys = try #require(seen.best)
    let shapes = ScreenEdges(
      samples, keys: keys, seen,
      PixelArea(x: 0, y: 0, width: Double(width), height: Double(height))
    ).shapes
    let short = try #require(shapes.first { $0.screen.height == 736 })
    #expect(short.misfit > ScreenShape.outside)
    #expect(shapes[0].screen.height > 800 && shapes[0].misfit < 5)
  }

  /// A text's lines are as evenly spaced as keys and longer in sight, but no phone's screen is around them.
  @Test func aPhoneIsFoundBelowLinesOfText() throws {
    let area = PixelArea(x: 30, y: 30, width: 390, height: 844)
    let samples = [0, 0, 0.4, 1, 1].map { raised -> LumaFrame in
      var picture = DrawnPhone(width: 450, height: 904, level: 60)
      picture.phone(screen, in: area, raised: raised)
      picture.fill(30, 190, 390, 150, DrawnPhone.Look.light.page)
      for line in 0..<4 {
        for letter in 0..<20 {
          picture.fill(33 + 19.5 * Double(letter), 200 + 33 * Double(line), 12, 26, 10)
        }
      }
      return picture.frame
    }
    let lines = try #require(SeenKeyboards(samples, in: nil).best)
    #expect(abs(lines.rows.pitch - 33) < 1)
    let finding = try ScreenFinder().find(in: samples)
    for edge in [\PixelArea.x, \.y, \.width, \.height] {
      #expect(abs(finding.area[keyPath: edge] - area[keyPath: edge]) < 0.6, "\(finding)")
    }
    #expect(try #require(finding.rowPitches).contains(screen.rowPitch))
  }

  /// Keys are as far apart as on a phone, and as those around which the screen was found.
  @Test func keysOfAnotherPitchAreNotLookedFor() throws {
    let phone = DrawnPhone.screen(375, 667)
    let size = DrawnPhone.show(phone, in: whole(750, 1334), width: 750, height: 1334)
    #expect(try ScreenFinder().find(in: size).rowPitches == 90...120)
    let area = PixelArea(x: 30, y: 30, width: 300, height: 533.6)
    let scaled = DrawnPhone.show(phone, in: area, width: 360, height: 600) {
      $0.fill(0, 0, 4000, 4000, 60)
    }
    let pitches = try #require(try ScreenFinder().find(in: scaled).rowPitches)
    #expect(pitches.contains(0.8 * phone.rowPitch) && pitches.length < 0.15 * phone.rowPitch)
    let tablet = DrawnPhone.screen(820, 1180)
    let other = DrawnPhone.show(tablet, in: whole(820, 1180), width: 820, height: 1180)
    #expect(try ScreenFinder().find(in: other).rowPitches == nil)
  }

  /// What is left of a cut screen may be as high above the keys as a shorter one: but what moves goes on below that.
  @Test func oneEdgeIsNoScreenThatMotionLeaves() {
    func isTold(_ hasTop: Bool, _ hasBottom: Bool, misfit: Double) -> Bool {
      ScreenShape(
        screen: screen, top: 0, bottom: 844, scale: 1, misfit: misfit, hasTop: hasTop,
        hasBottom: hasBottom
      ).isTold
    }
    for (hasTop, hasBottom) in [(true, false), (false, true)] {
      #expect(isTold(hasTop, hasBottom, misfit: 5))
      #expect(!isTold(hasTop, hasBottom, misfit: ScreenShape.outside + 5))
    }
    #expect(isTold(true, true, misfit: ScreenShape.outside + 5))
    #expect(!isTold(false, false, misfit: 0))
  }

  @Test func barsAtTheSidesAreNone() throws {
    let area = PixelArea(x: 710.5, y: 0, width: 499, height: 1080)
    let samples = DrawnPhone.show(screen, in: area, width: 1920, height: 1080) { picture in
      for step in 0..<12 { picture.fill(160 * Double(step), 0, 160, 1080, UInt8(60 + 8 * step)) }
    }
    let found = try ScreenFinder().find(in: samples).area
    #expect(abs(found.x - 710.5) < 0.5 && abs(found.width - 499) < 0.8)
    #expect(found.y == 0 && found.height == 1080)
  }

  @Test func aWidthThatKeysDoNotTellIsUncertain() throws {
    let samples = DrawnPhone.show(
      screen, in: whole(250, 541), width: 250, height: 541)
    let finding = try ScreenFinder().find(in: samples)
    let scale = try #require(finding.scale)
    #expect(scale.basis == .keys && scale.uncertainty >= 1.0 / 250)
    #expect(!finding.remarks.isEmpty)
    #expect(abs(scale.pixelsPerPoint / (541.0 / 844) - 1) <= scale.uncertainty)
  }

  @Test func whatIsGivenIsTaken() throws {
    let samples = DrawnPhone.show(
      screen, in: PixelArea(x: 20, y: 10, width: 390, height: 844), width: 450, height: 900)
    let area = PixelArea(x: 21, y: 12, width: 388, height: 840)
    let device = try #require(Device(named: "iPhone 16"))
    let finding = try ScreenFinder(area: area, device: device).find(in: samples)
    #expect(finding.area == area && finding.device?.name == "iPhone 16")
    #expect(finding.scale?.pixelsPerPoint == 840.0 / 852 && finding.scale?.basis == .given)
    #expect(try ScreenFinder(pixelsPerPoint: 1.5).find(in: samples).scale?.pixelsPerPoint == 1.5)
  }

  /// A picture without the status bar fits other screens, but not once the device is said.
  @Test(arguments: [20.0, 30, 47]) func aCutScreenIsTheGivenDevices(cut: Double) throws {
    let screen = DrawnPhone.screen(402, 874)
    let samples = DrawnPhone.show(
      screen, in: PixelArea(x: 0, y: -cut, width: 402, height: 874), width: 402,
      height: 874 - Int(cut))
    let device = try #require(Device(named: "iPhone 17"))
    let finding = try ScreenFinder(device: device).find(in: samples)
    #expect(finding.area == whole(402, 874 - Int(cut)) && finding.scale?.pixelsPerPoint == 1)
    #expect(finding.remarks.contains { $0.contains("it is cut") })
  }

  private func refusal(_ samples: [LumaFrame], _ finder: ScreenFinder = ScreenFinder()) -> String {
    do {
      return "\(try finder.find(in: samples))"
    } catch {
      return "\(error)"
    }
  }

  @Test func withoutKeysNothingIsFound() {
    var list = DrawnPhone(width: 390, height: 844, level: 255)
    for row in 0..<14 {
      for word in 0..<8 { list.fill(20 + 40 * Double(word), 60 * Double(row) + 20, 30, 14, 20) }
    }
    let empty = DrawnPhone(width: 390, height: 844, level: 90)
    for picture in [list, empty] {
      #expect(refusal([picture.frame, picture.frame]).hasPrefix("No rows of keys"))
    }
    #expect(refusal([]).contains("too small"))
  }

  /// On a screen whose points are known, rows as far apart as Android's are no iPhone's, unless its owner says so.
  @Test(arguments: [(375, 667, 2), (402, 874, 3), (414, 896, 2)])
  func keysOfAnAndroidKeyboardAreRefused(width: Int, height: Int, scale: Int) throws {
    let screen = DrawnPhone.screen(Double(width), Double(height))
    func samples(_ pitch: Double) -> [LumaFrame] {
      DrawnPhone.show(
        screen, in: whole(scale * width, scale * height), width: scale * width,
        height: scale * height, rowPitch: pitch)
    }
    for pitch in [51.4, 52] { #expect(refusal(samples(pitch)).contains("Android")) }
    for pitch in [54, 56, 56.5] { #expect(!refusal(samples(pitch)).contains("Android")) }
    let device = try #require(Device(named: "iPhone SE 2"))
    #expect(!refusal(samples(52), ScreenFinder(device: device)).contains("Android"))
  }

  @Test func twoPhonesAreRefused() {
    let samples = [0.4, 1, 1, 1].map { raised in
      var picture = DrawnPhone(width: 900, height: 880, level: 30)
      for x in [20.0, 470] {
        let area = PixelArea(x: x, y: 15, width: 390, height: 844)
        picture.phone(screen, in: area, raised: raised)
      }
      return picture.frame
    }
    #expect(refusal(samples).contains("two keyboards"))
    let left = PixelArea(x: 20, y: 15, width: 390, height: 844)
    #expect(!refusal(samples, ScreenFinder(area: left)).contains("two"))
  }

  /// Upright first, then lying, both in one square; a phone alone between bars is none that turns.
  @Test func whatIsTurnedOnTheWayIsRefused() {
    func square(_ area: PixelArea) -> LumaFrame {
      var picture = DrawnPhone(width: 844, height: 844, level: 0)
      picture.fill(area.x, area.y, area.width, area.height, 245)
      picture.fill(area.x, area.y, 30, 30, 40)
      return picture.frame
    }
    let upright = square(PixelArea(x: 227, y: 0, width: 390, height: 844))
    let lying = square(PixelArea(x: 0, y: 227, width: 844, height: 390))
    #expect(refusal([upright, upright, lying, lying]).contains("turned in between"))
    #expect(!refusal([upright, upright, upright, lying]).contains("turned in between"))
  }

  /// Wherever its keyboard is: its keys may fit those of no screen, too.
  @Test func aPictureTallerThanAnyIPhoneIsRefused() {
    let samples = DrawnPhone.show(
      screen, in: PixelArea(x: 0, y: 0, width: 390, height: 844), width: 390, height: 877
    ) { $0.fill(0, 0, 390, 877, 212) }
    #expect(refusal(samples).contains("Android"))
  }

  @Test func anAreaOutsideThePictureIsRefused() {
    let samples = DrawnPhone.show(screen, in: whole(390, 844), width: 390, height: 844)
    let area = PixelArea(x: 380, y: 0, width: 390, height: 844)
    #expect(refusal(samples, ScreenFinder(area: area)).contains("outside"))
  }
}
