import Testing

@testable import Stage

struct DeviceTests {
  @Test func presetsAreFoundWhateverTheCase() throws {
    #expect(Device(named: "iphone 7")?.name == "iPhone 7")
    #expect(Device(named: "iPhone 99") == nil)
    #expect(Set(Device.presetNames.map { $0.lowercased() }).count == Device.presetNames.count)
  }

  /// Keys are 216 or 226 high, the suggestion bar 37, 44 or 45, and Face ID phones have 75 more upright.
  @Test func keyboardHeightsAddUpUprightOnPhones() throws {
    for name in Device.presetNames {
      let device = try #require(Device(named: name))
      guard !device.isTablet else { continue }
      let keys = device.keyboardHeight - (device.hasHomeIndicator ? 75 : 0)
      #expect([216, 226].contains(keys), "\(name)")
      #expect(
        [37, 44, 45].contains(device.keyboardHeightWithSuggestions - device.keyboardHeight),
        "\(name)")
    }
  }

  @Test func onItsSideTheScreenIsTurnedAndTheInsetsMove() throws {
    let phone = try #require(Device(named: "iPhone X", orientation: .landscape))
    #expect(phone.size == Size(width: 812, height: 375))
    #expect(phone.safeArea == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(phone.keyboardHeightWithSuggestions == 209)
    let old = try #require(Device(named: "iPhone 7", orientation: .landscape))
    #expect(old.safeArea == .zero)
    let tablet = try #require(Device(named: "iPad 9.7", orientation: .landscape))
    #expect(tablet.safeArea == Insets(top: 20))
    #expect(tablet.keyboardHeightWithSuggestions == 408)
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
