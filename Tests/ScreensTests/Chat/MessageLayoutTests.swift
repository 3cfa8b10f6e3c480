import Screens
import Testing

/// The numbers of NbChatView, a chat screen of the iPhone 7's years.
struct MessageLayoutTests {
  @Test func aRowIsItsTextAnd60() {
    #expect(Message(from: .them, "Hi").layout.rowHeight == 80)
    let long = Message(from: .them, String(repeating: "long words ", count: 12)).layout
    #expect(long.lines.count > 1)
    #expect(long.rowHeight == Double(long.lines.count) * 20 + 60)
    #expect(Message(from: .me, "Hi", height: 33).layout.rowHeight == 33)
  }

  @Test func thePartsAreWhereTheProgramPutThem() {
    let layout = Message(from: .them, "Hi").layout
    #expect(layout.avatarFrame(width: 375) == Rect(x: 10, y: 30, width: 45, height: 45))
    let bubble = layout.bubbleFrame(width: 375)
    #expect(bubble.minX == 65)
    #expect(bubble.maxY == layout.rowHeight - 10)
    #expect(layout.textFrame.minY == 10)
    let mine = Message(from: .me, "Hi").layout
    #expect(mine.avatarFrame(width: 375).maxX == 365)
    #expect(mine.bubbleFrame(width: 375).maxX == 310)
  }

  @Test func noLineIsWiderThan220() {
    let layout = Message(from: .me, String(repeating: "W", count: 400)).layout
    #expect(layout.bubbleFrame(width: 375).width <= 240)
  }
}
