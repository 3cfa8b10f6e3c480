import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct NullFrameFamilyTests {
  @Test func aNullFrame() throws {
    let fades = try scene("keyboard: {transition: cross-fade}")
    #expect(try fades.families(of: { ChangeFrame(.distance) }).first == .nullFrame)
    #expect(try fades.families(of: { ChangeFrame(.intersection) }).isEmpty)
    // The same code where frames are frames.
    #expect(try scene("").families(of: { ChangeFrame(.distance) }).isEmpty)
    // Another fault while it fades.
    let families = try fades.explanation(of: { Handlers.raised(by: 30) })
    #expect(families.isFaultyOtherThan(.nullFrame))
  }

  /// A bar counts as astray from more than a point and a half on.
  @Test(arguments: [(1.5, false), (1.6, true), (-1.5, false), (-1.6, true)])
  func howFarANullFrameMayLead(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(willChangeFrame: { keyboard, chat in
      let isNull = keyboard.frameEnd.isEmpty
      chat.raise(by: isNull ? distance : chat.overlap(with: keyboard), with: keyboard)
    })
    var silent = handlers
    silent.willHide = { _, _ in }
    let families = try scene("keyboard: {transition: cross-fade}").families(of: { silent })
    #expect(families == (isNamed ? [.nullFrame] : []))
  }
}
