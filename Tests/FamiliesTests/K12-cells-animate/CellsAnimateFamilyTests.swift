import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct CellsAnimateFamilyTests {
  private static let dragged = """
    messages: 24
    chat: {list: collection}
    events: [{at: 0, keyboard: show}, {at: 1, scroll: -120}]
    until: 1.8
    """

  @Test func rowsThatFlyIn() throws {
    let scenario = try scene(CellsAnimateFamilyTests.dragged)
    #expect(try scenario.families(ofBuiltIn: "table-resize").first == .cellsAnimate)
    #expect(try scenario.families(ofBuiltIn: "table-resize-quiet").first == .cellsAnimate)
    #expect(try !scenario.families(ofBuiltIn: "table-move").contains(.cellsAnimate))
  }

  /// A `UITableView` makes its cells inside `performWithoutAnimation`, as stacks of apps show.
  @Test func aTablesRowsDoNot() throws {
    let text = CellsAnimateFamilyTests.dragged.replacing("collection", with: "table")
    for name in ["table-resize", "table-resize-quiet", "constraints-layout-curve"] {
      #expect(try !scene(text).families(ofBuiltIn: name).contains(.cellsAnimate))
    }
  }

  /// Rows, or what is in them, are astray from more than 4 points on.
  @Test(arguments: [(3.9, false), (4, false), (4.1, true)], [false, true])
  func howFarRowsMayStray(stray: (distance: Double, isNamed: Bool), inContents: Bool) throws {
    let handlers = Handlers(willShow: { keyboard, chat in
      let row = chat.table.view(ofRow: 0)
      let view = inContents ? row?.subviews.first : row
      view?.center.y += stray.distance
      chat.raise(by: chat.overlap(with: keyboard), with: keyboard)
      chat.asyncAfter(0.2) { [unowned chat] in
        let row = chat.table.view(ofRow: 0)
        chat.animate(withDuration: 0.1) {
          (inContents ? row?.subviews.first : row)?.center.y -= stray.distance
        }
      }
    })
    let families = try scene("messages: 2").families(of: { handlers })
    #expect(families.contains(.cellsAnimate) == stray.isNamed)
  }
}
