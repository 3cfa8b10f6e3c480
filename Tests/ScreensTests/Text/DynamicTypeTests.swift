import Screens
import Testing

/// The table of the system's text styles.
struct DynamicTypeTests {
  private typealias TextSize = UserSettings.TextSize

  @Test(arguments: DynamicType.allCases)
  func eachGrowsWithTheTextSize(style: DynamicType) {
    #expect(TextSize.allCases.count == 12 && style.growth(at: .large) == 1)
    var before = style.metrics(at: .extraSmall)
    for textSize in TextSize.allCases {
      let (size, leading) = style.metrics(at: textSize)
      #expect(size >= before.size && leading >= before.leading && leading > size)
      before = (size, leading)
    }
  }

  /// Apple's order: none is larger than the one before, at any text size.
  @Test(arguments: UserSettings.TextSize.allCases)
  func theStylesAreInOrder(textSize: UserSettings.TextSize) {
    let sizes = DynamicType.allCases.map { $0.metrics(at: textSize).size }
    #expect(sizes == sizes.sorted(by: >))
  }

  /// At the usual size as `UIFont` had them; of AX5 as Apple's table ends.
  @Test func theColumnsOfLAndAX5() {
    func column(_ textSize: TextSize) -> [Double] {
      DynamicType.allCases.map { $0.metrics(at: textSize).size }
    }
    #expect(column(.large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(column(.accessibility5) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    #expect(DynamicType.body.metrics(at: .medium) == (16, 21))
  }
}
