import Scenarios
import TestSupport
import Testing

@testable import Approaches

/// The manager's formula at its boundaries: equal, one point less, one more.
struct FieldPositionTests {
  /// A window of 667 points with a keyboard of 260 and a distance of 10: the line is at 397.
  private func position(
    top: Double = 300, bottom: Double = 344, topGuide: Double = 64, bottomGuide: Double = 0,
    distance: Double = 10
  ) -> FieldPosition {
    FieldPosition(
      fieldTop: top, fieldBottom: bottom, topGuide: topGuide, bottomGuide: bottomGuide,
      windowHeight: 667, keyboardHeight: 260, keyboardDistance: distance)
  }

  @Test func theFieldsBottomIsComparedWithTheKeyboardsTopLessTheDistance() {
    #expect(position(bottom: 396).distance == -1)
    #expect(position(bottom: 397).distance == 0)
    #expect(position(bottom: 398).distance == 1)
    #expect(position(bottom: 407, distance: 0).distance == 0)
    #expect(position(bottom: 408, distance: 0).distance == 1)
    #expect(position(bottom: 397, distance: 11).distance == 1)
  }

  @Test func theBottomGuideAddsToTheDistance() {
    #expect(position(bottom: 363, bottomGuide: 34).distance == 0)
    #expect(position(bottom: 362, bottomGuide: 34).distance == -1)
    #expect(position(bottom: 364, bottomGuide: 34).distance == 1)
  }

  /// A field of 333 points just fits between the bar at 64 and the line at 397; a higher one keeps its top in sight.
  @Test func noFieldIsMovedAboveTheTopGuide() {
    #expect(position(top: 164, bottom: 497).distance == 100)
    #expect(position(top: 163, bottom: 497).distance == 99)
    #expect(position(top: 165, bottom: 497).distance == 100)
    #expect(position(top: 64, bottom: 600).distance == 0)
    #expect(position(top: 63, bottom: 600).distance == -1)
    #expect(position(top: 65, bottom: 600).distance == 1)
  }

  @Test func movingUpStopsAtTheKeyboardsHeightWithoutTheDistance() {
    #expect(position().lift(from: 0, by: 259) == 259)
    #expect(position().lift(from: 0, by: 260) == 260)
    #expect(position().lift(from: 0, by: 261) == 260)
    #expect(position().lift(from: 200, by: 60) == 260)
    #expect(position().lift(from: 200, by: 61) == 260)
    #expect(position().lift(from: 200, by: 59) == 259)
    #expect(position(distance: 40).lift(from: 0, by: 300) == 260)
    #expect(position().lift(from: 0, by: 0) == 0)
  }

  @Test func movingDownUndoesNoMoreThanWasMoved() {
    #expect(position().lift(from: 80, by: -79) == 1)
    #expect(position().lift(from: 80, by: -80) == 0)
    #expect(position().lift(from: 80, by: -81) == 0)
    #expect(position().lift(from: 0, by: -1) == 0)
  }

  /// Whatever the numbers: a lift of the whole distance puts the field on the line or under the guide, one that is
  /// stopped leaves it below, and no lift is negative or above the keyboard's height.
  @Test func randomPositions() {
    var random = SeededGenerator(31)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random).rounded()
      }
      let top = number(-200...900)
      let position = FieldPosition(
        fieldTop: top, fieldBottom: top + number(1...400), topGuide: number(0...120),
        bottomGuide: number(0...90), windowHeight: number(300...1400),
        keyboardHeight: number(0...300), keyboardDistance: number(0...60))
      let line = position.windowHeight - position.heightWithDistance - position.bottomGuide
      let distance = position.distance
      #expect(position.fieldBottom - distance >= line)
      #expect(position.fieldTop - distance >= position.topGuide)
      #expect(
        position.fieldBottom - distance == line
          || position.fieldTop - distance == position.topGuide)
      let before = number(0...position.keyboardHeight)
      let after = position.lift(from: before, by: distance)
      #expect((0...position.keyboardHeight).contains(after))
      #expect(
        after == before + distance || after == 0 && distance < 0
          || after == position.keyboardHeight && distance > 0)
    }
  }
}
