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

  /// The bar is right; what is kept from the show, as high as the keyboard, has another cause.
  @Test(arguments: [(0, false), (260, false), (261.5, false), (262, true), (600, true)])
  func roomThatNoKeyboardTakes(room: Double, isNamed: Bool) throws {
    // What the chat has at the bottom without a keyboard.
    let own = 15.0
    let handlers = Handlers(willChangeFrame: { keyboard, chat in
      let isNull = keyboard.frameEnd.isEmpty
      chat.raise(by: isNull ? 0 : chat.overlap(with: keyboard), with: keyboard)
      chat.table.contentInset.bottom = own + (isNull ? room : chat.overlap(with: keyboard))
    })
    var silent = handlers
    silent.willHide = { _, _ in }
    let fades = try scene("keyboard: {transition: cross-fade, height: 260}")
    #expect(try fades.families(of: { silent }).contains(.nullFrame) == isNamed)
    #expect(try !scene("keyboard: {height: 260}").families(of: { silent }).contains(.nullFrame))
  }
}
