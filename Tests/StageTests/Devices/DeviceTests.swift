import Testing

@testable import Stage

struct DeviceTests {
  @Test func namesAreListedByModel() {
    let names = Device.namesByModel
    #expect(Set(names) == Set(Device.presetNames) && names.count == Device.presetNames.count)
    let some = [
      "iPhone 5", "iPhone SE 1", "iPhone SE 3", "iPhone 7", "iPhone 8", "iPhone 8 Plus", "iPhone X",
      "iPhone XS Max", "iPhone 11", "iPhone 12", "iPhone 12 mini", "iPhone 16 Pro",
      "iPhone 16 Pro Max", "iPhone 17", "iPad 9.7", "iPad 10.5", "iPad Pro 13 (M4)",
    ]
    #expect(names.filter(some.contains) == some)
  }

  @Test func presetsAreFoundWhateverTheCase() throws {
    #expect(Device(named: "iphone 7")?.name == "iPhone 7")
    #expect(Device(named: "iPhone 99") == nil)
    #expect(Set(Device.presetNames.map { $0.lowercased() }).count == Device.presetNames.count)
  }

  /// Up to iOS 18 keys are 216 or 226 high, the suggestion bar 37, 44 or 45, and Face ID phones have 75 more upright.
  @Test func keyboardHeightsAddUpUprightOnPhones() throws {
    for name in Device.presetNames {
      let device = try #require(Device(named: name))
      guard !device.isTablet, device.keyboardFigures.plain.source == .tables else { continue }
      let keys = device.keyboardHeight - (device.hasHomeIndicator ? 75 : 0)
      #expect([216, 226].contains(keys), "\(name)")
      #expect(
        [37, 44, 45].contains(device.keyboardHeightWithSuggestions - device.keyboardHeight),
        "\(name)")
    }
  }

  @Test(arguments: [Device.Orientation.landscapeRight, .landscapeLeft])
  func onItsSideTheScreenIsTurnedAndTheInsetsMove(orientation: Device.Orientation) throws {
    let phone = try #require(Device(named: "iPhone X", orientation: orientation))
    #expect(phone.size == Size(width: 812, height: 375))
    #expect(phone.safeArea == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(phone.keyboardHeightWithSuggestions == 209)
    #expect(!phone.showsStatusBar)
    let old = try #require(Device(named: "iPhone 7", orientation: orientation))
    #expect(old.safeArea == .zero)
    let tablet = try #require(Device(named: "iPad 9.7", orientation: orientation))
    #expect(tablet.safeArea == Insets(top: 20))
    #expect(tablet.keyboardHeightWithSuggestions == 408)
    #expect(tablet.showsStatusBar)
  }

  @Test func upsideDownItIsAsUpright() throws {
    for name in Device.presetNames {
      let upright = try #require(Device(named: name))
      let turned = try #require(Device(named: name, orientation: .portraitUpsideDown))
      #expect(turned.size == upright.size && turned.safeArea == upright.safeArea)
      #expect(turned.keyboardHeight == upright.keyboardHeight)
      #expect(turned.showsStatusBar == (turned.safeArea.top > 0))
    }
  }

  @Test(arguments: Device.Orientation.allCases)
  func turningIsTheDeviceHeldThatWay(orientation: Device.Orientation) throws {
    for name in Device.presetNames {
      let upright = try #require(Device(named: name))
      let held = try #require(Device(named: name, orientation: orientation))
      #expect(upright.turned(to: orientation) == held)
      #expect(held.turned(to: .portrait) == upright)
    }
  }

  @Test func orientationsHaveTheNamesOfScenarios() {
    #expect(
      Device.Orientation.allCases.map(\.rawValue)
        == ["portrait", "upside-down", "landscape", "landscape-left"])
    #expect(Device.Orientation.allCases.map(\.isLandscape) == [false, false, true, true])
  }

  @Test func aDeviceOfOnesOwnTurnsAsPhonesDo() throws {
    let size = Size(width: 300, height: 500)
    let turnedSize = Size(width: 500, height: 300)
    let old = try #require(Device(size: size, scale: 2, safeArea: Insets(top: 20)))
    #expect(old.turned(to: .landscapeLeft).size == turnedSize)
    #expect(old.turned(to: .landscapeLeft).safeArea == .zero)
    #expect(old.turned(to: .landscapeLeft).keyboardHeightWithSuggestions == 200)
    #expect(old.turned(to: .landscapeLeft).turned(to: .portrait) == old)
    let new = try #require(Device(size: size, scale: 2, safeArea: Insets(top: 44, bottom: 34)))
    #expect(
      new.turned(to: .landscapeRight).safeArea == Insets(left: 44, bottom: 34, right: 44))
    let onSide = try #require(
      Device(
        size: turnedSize, scale: 2, safeArea: Insets(left: 44, bottom: 21, right: 44),
        orientation: .landscapeRight))
    #expect(onSide.size == turnedSize)
    #expect(onSide.turned(to: .portrait).size == size)
    #expect(onSide.turned(to: .portrait).safeArea == Insets(top: 44, bottom: 21))
    let flat = try #require(
      Device(
        size: Size(width: 100, height: 15), scale: 1, safeArea: .zero, orientation: .landscapeLeft))
    #expect(flat.turned(to: .portrait).safeArea == Insets(top: 20))
    let low = try #require(
      Device(
        size: Size(width: 20, height: 15), scale: 1, safeArea: .zero, orientation: .landscapeLeft))
    #expect(low.turned(to: .portrait).safeArea == .zero)
  }

  @Test func aDeviceOfOnesOwnIsChecked() {
    let size = Size(width: 375, height: 667)
    #expect(Device(size: size, scale: 2, safeArea: Insets(top: 20)) != nil)
    #expect(Device(size: size, scale: 5, safeArea: .zero) == nil)
    #expect(Device(size: size, scale: 1.5, safeArea: .zero) == nil)
    #expect(Device(size: size, scale: 2, safeArea: Insets(top: -1)) == nil)
    #expect(Device(size: size, scale: 2, safeArea: Insets(top: 400, bottom: 267)) == nil)
    #expect(Device(size: Size(width: .nan, height: 5), scale: 2, safeArea: .zero) == nil)
    #expect(Device(size: Size(width: 0, height: 5), scale: 2, safeArea: .zero) == nil)
  }
}
