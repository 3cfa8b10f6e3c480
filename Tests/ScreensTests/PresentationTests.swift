import Screens
import Testing

struct PresentationTests {
  private func device(_ name: String, _ orientation: Device.Orientation = .portrait) throws
    -> Device
  {
    try #require(Device(named: name, orientation: orientation))
  }

  @Test func aFormSheetIsACardInTheMiddleOfATablet() throws {
    let frame = Presentation.formSheet.frame(on: try device("iPad 9.7"))
    #expect(frame == Rect(x: 114, y: 202, width: 540, height: 620))
    let onSide = Presentation.formSheet.frame(on: try device("iPad 9.7", .landscapeLeft))
    #expect(onSide == Rect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func aPageSheetIsATallCardOnATabletAndASheetOnAPhone() throws {
    let card = Presentation.pageSheet.frame(on: try device("iPad 9.7"))
    #expect(card == Rect(x: 32, y: 44, width: 704, height: 936))
    for presentation in [Presentation.pageSheet, .formSheet] {
      let sheet = presentation.frame(on: try device("iPhone X"))
      #expect(sheet == Rect(x: 0, y: 54, width: 375, height: 758))
      #expect(presentation.safeArea(on: try device("iPhone X")) == Insets(bottom: 34))
    }
  }

  /// A dump of 375×667 points, screenshots of an iPhone X, and a log of 393×852 points.
  @Test(arguments: [("iPhone 7", 40.0), ("iPhone X", 54), ("iPhone 15", 59)])
  func aPhonesSheetBeginsBelowTheStatusBar(name: String, top: Double) throws {
    let phone = try device(name)
    for presentation in [Presentation.pageSheet, .formSheet] {
      let sheet = presentation.frame(on: phone)
      #expect(sheet.minY == top && sheet.maxY == phone.size.height)
      #expect(sheet.width == phone.size.width)
    }
  }

  @Test func onItsSideAPhoneIsCoveredByEverySheet() throws {
    let phone = try device("iPhone X", .landscapeRight)
    for presentation in Presentation.allCases {
      #expect(presentation.frame(on: phone) == Rect(origin: .zero, size: phone.size))
      #expect(presentation.safeArea(on: phone) == phone.safeArea)
    }
  }

  /// Plus and Max phones are of regular width on their side, where a sheet is a card that floats (WWDC 2019, session
  /// 224).
  @Test(arguments: [
    ("iPhone 8 Plus", true), ("iPhone 11", true), ("iPhone 16 Pro Max", true),
    ("iPhone 7", false), ("iPhone 14 Pro", false), ("iPhone 13 mini", false), ("iPad 9.7", false),
  ])
  func onItsSideALargePhoneHasACard(name: String, isRegular: Bool) throws {
    let phone = try device(name, .landscapeRight)
    #expect(phone.isRegularOnSide == isRegular)
    guard isRegular else { return }
    let card = Presentation.pageSheet.frame(on: phone)
    #expect(card.width == 540 && card.minX > 0 && card.minY > 0)
    #expect(card.midX == phone.size.width / 2 && card.midY == phone.size.height / 2)
    #expect(Presentation.pageSheet.safeArea(on: phone) == .zero)
    let upright = try device(name)
    #expect(Presentation.pageSheet.frame(on: upright).minX == 0)
  }

  /// By what the keyboard covers, and no farther than the safe area's top.
  @Test func aTabletsFormSheetMakesWay() throws {
    let tablet = try device("iPad 9.7")
    func top(_ covered: Double, _ presentation: Presentation = .formSheet) -> Double {
      let height = 202 + covered
      return presentation.frame(
        on: tablet, above: Rect(x: 0, y: 1024 - height, width: 768, height: height)
      ).minY
    }
    #expect(top(0) == 202)
    #expect(top(-1) == 202)
    #expect(top(1) == 201)
    #expect(top(181) == 21)
    #expect(top(182) == 20)
    #expect(top(183) == 20)
    #expect(top(183, .pageSheet) == 44)
    let hidden = Rect(x: 0, y: 1024, width: 768, height: 320)
    #expect(Presentation.formSheet.frame(on: tablet, above: hidden).minY == 202)
    let phone = try device("iPhone X")
    let keyboard = Rect(x: 0, y: 476, width: 375, height: 336)
    #expect(Presentation.formSheet.frame(on: phone, above: keyboard).minY == 54)
  }

  @Test(arguments: Presentation.allCases, Device.Orientation.allCases)
  func itIsOnTheScreen(presentation: Presentation, orientation: Device.Orientation) throws {
    for name in Device.presetNames {
      let device = try device(name, orientation)
      let frame = presentation.frame(on: device)
      #expect(frame.intersection(Rect(origin: .zero, size: device.size)) == frame)
    }
    let tiny = try #require(
      Device(size: Size(width: 30, height: 25), scale: 1, safeArea: Insets(top: 20)))
    #expect(presentation.frame(on: tiny).maxY == 25)
  }
}
