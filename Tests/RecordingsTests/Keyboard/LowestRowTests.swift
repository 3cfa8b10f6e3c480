import Stage
import Testing

@testable import Recordings

@Suite struct LowestRowTests {
  /// The keys of a lowest row by where they begin and how wide they are, as parts of the width.
  private static let rows: [(name: String, keys: [(Double, Double)], isAndroids: Bool)] = [
    ("letters", [(0.01, 0.23), (0.26, 0.48), (0.76, 0.23)], false),
    ("emoji", [(0.01, 0.11), (0.13, 0.11), (0.26, 0.48), (0.76, 0.23)], false),
    (
      "mail", [(0.01, 0.11), (0.13, 0.11), (0.26, 0.29), (0.56, 0.09), (0.66, 0.09), (0.76, 0.23)],
      false
    ),
    ("tweets", [(0.01, 0.11), (0.13, 0.11), (0.26, 0.48), (0.75, 0.11), (0.88, 0.11)], false),
    (
      "Gboard",
      [(0.01, 0.13), (0.15, 0.08), (0.25, 0.08), (0.35, 0.39), (0.75, 0.085), (0.85, 0.14)], true
    ),
    ("digits", [(0.01, 0.31), (0.34, 0.31), (0.67, 0.31)], false),
  ]

  /// A phone at rest whose lowest row has these keys.
  static func picture(_ keys: [(Double, Double)], _ look: DrawnPhone.Look, scale: Double)
    -> LumaFrame
  {
    let screen = DrawnPhone.screen(393, 852)
    let area = PixelArea(
      x: 0, y: 0, width: (393 * scale).rounded(), height: (852 * scale).rounded())
    var picture = DrawnPhone(width: Int(area.width), height: Int(area.height), level: 0)
    picture.phone(screen, in: area, raised: 1, look: look)
    let top = (852 - screen.belowKeys + 3 - 54 + 9) * scale
    picture.fill(0, top, area.width, 42 * scale, look.tray)
    for (x, width) in keys {
      picture.fill(x * area.width, top, width * area.width, 42 * scale, look.key)
      picture.fill((x + width / 2) * area.width, top + 13 * scale, 5 * scale, 15 * scale, look.ink)
    }
    return picture.frame
  }

  @Test(arguments: [0.7, 1, 2]) func androidsRowIsRecognised(scale: Double) throws {
    for look in [DrawnPhone.Look.light, .dark] {
      for (name, keys, isAndroids) in LowestRowTests.rows {
        let frame = LowestRowTests.picture(keys, look, scale: scale)
        let grid = try #require(KeyGrid.all(in: frame, edge: FlatStrip.edges[0]).first)
        let row = LowestRow(of: grid, in: frame)
        #expect((row?.isAndroids ?? false) == isAndroids, "\(name), \(scale)")
        // The strip between the keys and Android's buttons may be taken for a gap.
        var lower = grid
        if let last = grid.rows.gaps.last?.lowerBound, grid.rows.gaps.count == 4 {
          let next = last + grid.rows.pitch
          lower.rows.gaps.append(next...next + grid.rows.gaps[0].length)
        }
        let above = LowestRow(of: lower, in: frame)
        #expect((above?.isAndroids ?? false) == isAndroids, "\(name), \(scale)")
      }
    }
  }

  /// An Android keyboard on a screen of an iPhone's shape is refused by its word, unless the iPhone is named.
  @Test func androidIsRefused() throws {
    func refusal(_ row: Int, _ finder: ScreenFinder = ScreenFinder()) -> String {
      let frame = LowestRowTests.picture(LowestRowTests.rows[row].keys, .light, scale: 1)
      do {
        _ = try finder.find(in: [frame, frame, frame])
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(refusal(4).contains("Android"))
    for row in 0..<4 { #expect(refusal(row) == "") }
    var finder = ScreenFinder()
    finder.device = Device(named: "iPhone 16")
    #expect(refusal(4, finder) == "")
  }

  /// Digits in four columns are a pad of Android's, in three an iPhone's.
  @Test(arguments: [0.7, 1, 2]) func fourColumnsAreAndroids(scale: Double) throws {
    for (columns, isAndroids) in [(3, false), (4, true), (5, false), (10, false)] {
      var picture = DrawnPhone(width: Int(393 * scale), height: Int(852 * scale), level: 0)
      picture.phone(
        DrawnPhone.screen(393, 852),
        in: PixelArea(x: 0, y: 0, width: 393 * scale, height: 852 * scale), raised: 1,
        columns: columns)
      let frame = picture.frame
      let grid = try #require(KeyGrid.all(in: frame, edge: FlatStrip.edges[0]).first)
      #expect(LowestRow.arePads(grid, in: frame) == isAndroids, "\(columns)")
      let sign = SeenKeyboards([frame, frame], in: nil).androidSign(in: [frame, frame])
      #expect((sign != nil) == isAndroids, "\(columns)")
    }
  }
}
