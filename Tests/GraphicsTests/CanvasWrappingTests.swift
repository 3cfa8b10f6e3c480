import Geometry
import Testing

@testable import Graphics

struct CanvasWrappingTests {
  private let style = TextStyle(10, .regular, .black)

  private func canvas() throws -> Canvas {
    try Canvas(size: Size(width: 8, height: 8), fonts: try Fonts())
  }

  @Test func aNameIsBrokenAfterHyphens() throws {
    let canvas = try canvas()
    let name = "change-frame-intersection"
    let whole = canvas.extent(of: name, style).width
    #expect(canvas.lines(ofName: name, style, width: whole) == [name])
    #expect(
      canvas.lines(ofName: name, style, width: whole - 1) == ["change-frame-", "intersection"])
    #expect(canvas.lines(ofName: name, style, width: 1) == ["change-", "frame-", "intersection"])
    #expect(canvas.lines(ofName: "wholename", style, width: 1) == ["wholename"])
    #expect(canvas.lines(ofName: "ends-", style, width: 1) == ["ends-", ""])
  }

  /// What goes on is indented; nothing is lost.
  @Test(arguments: [40.0, 60, 80, 120, 200, 1])
  func codeIsBroken(width: Double) throws {
    let canvas = try canvas()
    let code = "  bar.transform = up(frameEnd.height) // all of it"
    let lines = canvas.lines(ofCode: code, style, width: width)
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    #expect(letters(lines.joined()) == letters(code))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("      ") })
    if width >= 120 {
      #expect(lines.allSatisfy { canvas.extent(of: $0, style).width <= width })
    }
  }

  @Test func codeThatFitsIsLeft() throws {
    #expect(try canvas().lines(ofCode: "  a = b", style, width: 200) == ["  a = b"])
  }

  /// Chinese and Thai are broken where they have no spaces, other words only at spaces; nothing is lost.
  @Test(arguments: [30.0, 50, 1])
  func textWithoutSpacesIsBroken(width: Double) throws {
    let canvas = try canvas()
    for text in ["横屏时的键盘与工具栏。", "คืนนี้ไปกินก๋วยเตี๋ยวด้วยกันไหม", "键盘 และ เครื่องมือ"] {
      let lines = canvas.lines(of: text, style, width: width)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.count > 1)
      for line in lines where line.count > 1 {
        #expect(canvas.extent(of: line, style).width <= width, "\(line)")
      }
    }
    #expect(canvas.lines(of: "wholename שלוםשלום", style, width: 1) == ["wholename", "שלוםשלום"])
  }

  /// A word that would stand alone takes another along, in every width in which both fit; nothing is lost.
  @Test func noWordIsAloneOnTheLastLine() throws {
    let canvas = try canvas()
    let text = "Sets the bar's transform with the keyboard's curve, shifted by 16."
    let last = canvas.extent(of: "by 16.", style).width
    for width in stride(from: 40.0, to: 400, by: 1) {
      let lines = canvas.lines(of: text, style, width: width)
      #expect(lines.joined(separator: " ") == text)
      guard lines.count > 1, width >= last else { continue }
      let above = lines[lines.count - 2].split(separator: " ").count
      #expect(lines[lines.count - 1].contains(" ") || above < 3, "\(width): \(lines)")
    }
    #expect(canvas.lines(of: "one two", style, width: 20) == ["one", "two"])
  }
}
