import Scenarios
import TestSupport
import Testing

/// The layout guide, the accessory, the inset and the display link.
struct SystemApproachesTests {
  private func film(_ approach: String, _ yaml: String) throws -> Film {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  private func value(_ series: Series, _ film: Film, at time: Double) throws -> Double {
    try #require(film.value(of: series, at: time))
  }

  private static let dismissal = """
    events:
      - {at: 0, keyboard: show}
      - {at: 0.8, finger: [[0, 100], [0.5, 650]], release: cancel}
      - {at: 1.8, finger: [[0, 100], [0.4, 560]], release: dismiss}
      - {at: 2.3, keyboard: show}
      - {at: 2.4, keyboard: hide}
    until: 3.5
    """

  @Test(
    arguments: ["layout-guide", "input-accessory"], ["iPhone 7", "iPhone 14", "iPhone 17"])
  func thereIsNeverAGap(approach: String, device: String) throws {
    for context in HandlerContext.allCases {
      for fps in [60, 120, 233] {
        let film = try film(
          approach,
          "device: \(device)\ncontext: \(context.rawValue)\nfps: \(fps)\n\(Self.dismissal)")
        #expect(film.warnings.isEmpty, "\(film.warnings)")
        let measures = film.measures
        #expect(measures.gapMax.value == 0)
        #expect(measures.overlapMax.value == 0)
        // It was taken along: the keyboard and the bar went down and came up again.
        let rest = try value(.toolbarContentBottom, film, at: 0.8)
        #expect(try value(.toolbarContentBottom, film, at: 1.28) > rest + 50)
        #expect(try value(.toolbarContentBottom, film, at: 1.75) == rest)
        #expect(try value(.toolbarBottom, film, at: 3.5) == film.device.size.height)
      }
    }
  }

  /// The device is turned with the keyboard up: bar and keyboard change in one block.
  @Test(arguments: ["layout-guide", "input-accessory"], ["iPhone 7", "iPhone 14"])
  func norIsThereOneWhereTheDeviceIsTurned(approach: String, device: String) throws {
    let film = try film(
      approach,
      """
      device: \(device)
      events:
        - {at: 0, keyboard: show}
        - {at: 1, rotate: landscape}
        - {at: 2, keyboard: hide}
        - {at: 3, rotate: portrait}
      until: 4
      """)
    #expect(film.warnings.isEmpty, "\(film.warnings)")
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    let turned = try #require(film.rect(of: .toolbar, at: .at(1.9)))
    #expect(turned.width == film.screen(at: 1.9).width)
    #expect(
      try value(.toolbarContentBottom, film, at: 1.9) == value(.keyboardTop, film, at: 1.9))
    #expect(film.rect(of: .toolbar, at: .at(4)) == film.rect(of: .toolbar, at: .before(0)))
  }

  @Test func withoutTheSafeAreaTheBarsPaddingIsOnTheKeyboard() throws {
    let padded = try film("layout-guide-no-safe-area", "device: iPhone 14")
    #expect(padded.measures.gapMax.value == 0)
    #expect(try value(.toolbarBottom, padded, at: 0.9) == 844 - 336)
    #expect(try value(.toolbarContentBottom, padded, at: 0.9) == 844 - 336 - 34)
    #expect(try value(.toolbarContentBottom, padded, at: 1.6) == 844 - 34)
    let plain = try film("layout-guide", "device: iPhone 14")
    #expect(try value(.toolbarContentBottom, plain, at: 0.9) == 844 - 336)
    #expect(try value(.toolbarContentBottom, plain, at: 1.6) == 844 - 34)
  }

  /// Without a home indicator there is no padding, and the two are alike.
  @Test func withoutAHomeIndicatorBothGuidesAreTheSame() throws {
    let one = try film("layout-guide", "device: iPhone 7\n\(Self.dismissal)")
    let other = try film("layout-guide-no-safe-area", "device: iPhone 7\n\(Self.dismissal)")
    for frame in 0..<one.frameCount {
      let time = one.time(ofFrame: frame)
      #expect(one.rect(of: .toolbar, at: .at(time)) == other.rect(of: .toolbar, at: .at(time)))
    }
  }

  @Test(arguments: ["undocked", "split", "floating"])
  func onlyOneGuideFollowsAnUndockedKeyboard(mode: String) throws {
    let yaml = "device: iPad 9.7\nkeyboard: {mode: \(mode)}"
    let still = try film("layout-guide", yaml)
    let following = try film("layout-guide-undocked", yaml)
    for time in [0, 0.1, 0.9, 1.2, 1.6] {
      #expect(try value(.toolbarContentBottom, still, at: time) == 1024)
    }
    #expect(
      try value(.toolbarContentBottom, following, at: 0.9)
        == value(.keyboardTop, following, at: 0.9))
    #expect(try value(.toolbarContentBottom, following, at: 1.6) == 1024)
  }

  // MARK: content-inset

  @Test(arguments: ["iPhone 7", "iPhone 14"])
  func theLastMessageKeepsItsDistanceFromTheBar(device: String) throws {
    let film = try film("content-inset", "device: \(device)\nmessages: 30")
    for time in [0.9, 1.6] {
      #expect(
        try value(.lastMessageBottom, film, at: time) == value(.toolbarTop, film, at: time) - 15)
    }
    // In motion too: bar and content are on the keyboard's clock.
    for time in [0, 0.05, 0.1, 0.3, 1.05, 1.3] {
      let distance =
        try value(.toolbarTop, film, at: time) - value(.lastMessageBottom, film, at: time)
      #expect(abs(distance - 15) < 1e-5)
    }
    let table = film.rect(of: .table, at: .before(0))
    #expect(film.rect(of: .table, at: .at(0.9)) == table)
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }

  @Test func aShortConversationIsNotScrolled() throws {
    let film = try film("content-inset", "messages: 1")
    let before = film.lastRowRect(at: .before(0))
    for time in [0, 0.2, 0.9, 1.2, 1.6] { #expect(film.lastRowRect(at: .at(time)) == before) }
  }

  @Test func whereOneReadsOnIsWhereOneCameFrom() throws {
    for dy in [-500.0, -200, -100, -1] {
      let film = try film(
        "content-inset",
        """
        messages: 30
        events:
          - {at: 0, scroll: \(dy), release: hold}
          - {at: 1, keyboard: show}
          - {at: 1.2, keyboard: show, height: 300}
          - {at: 2, keyboard: hide}
        """)
      let before = film.lastRowRect(at: .before(1))
      #expect(film.lastRowRect(at: .at(1.9))?.maxY == before.map { $0.maxY - 300 })
      #expect(film.lastRowRect(at: .at(2.6)) == before)
    }
  }

  // MARK: input-accessory

  /// badoo/Chatto, pull request 797: what is notified changes with iOS 26, the room below the last message must not.
  @Test(arguments: [18, 26]) func roomIsMadeForTheAccessoryOnEverySystem(system: Int) throws {
    let film = try film(
      "input-accessory", "device: iPhone 17\nsystem: \(system)\nmessages: 30")
    for time in [0, 0.9, 1.6] {
      let moment = Moment.before(time)
      let bar = try #require(film.rect(of: .toolbar, at: moment)).minY
      #expect(film.lastRowRect(at: moment)?.maxY == bar - 15)
    }
    #expect(try value(.toolbarContentBottom, film, at: 0.9) == value(.keyboardTop, film, at: 0.9))
  }

  @Test func aGrowingAccessoryKeepsItsFeetOnTheKeyboard() throws {
    let film = try film(
      "input-accessory",
      """
      device: iPhone 14
      events: [{at: 0, keyboard: show}, {at: 0.6, type: 3}, {at: 1, keyboard: hide}]
      """)
    #expect(film.rect(of: .toolbarContent, at: .at(0.9))?.height == 84)
    #expect(try value(.toolbarContentBottom, film, at: 0.9) == value(.keyboardTop, film, at: 0.9))
    #expect(try value(.toolbarContentBottom, film, at: 1.6) == 844 - 34)
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }

  /// Room is what the bar covers of the view: nothing of a sheet that ends above it, and more as the bar grows.
  @Test func theRoomForTheAccessoryIsWhatItCovers() throws {
    func rooms(_ yaml: String, _ times: [Double]) throws -> [Double?] {
      let film = try film("input-accessory", yaml)
      let table = try #require(film.layer(of: .table, at: .at(0)))
      return times.map { film.contentInset(of: table, at: .before($0))?.bottom }
    }
    let hide = "events: [{at: 0, keyboard: show}, {at: 0.6, type: 3}, {at: 1.2, keyboard: hide}]"
    #expect(try rooms(hide, [0, 0.5, 1.1, 1.8]) == [59, 319, 359, 99])
    let sheet = try rooms(
      "device: iPad Pro 13 (M4)\nchat: {presentation: form-sheet}\ncontext: inherited\n\(hide)",
      [0, 1.8])
    #expect(sheet == [15, 15])
  }

  // MARK: display-link

  /// At every tick the bar is where the keyboard was one tick before, under a finger too.
  @Test(arguments: [("iPhone 7", 60), ("iPhone 17", 120)])
  func theBarIsOneTickLate(device: String, rate: Int) throws {
    let film = try film(
      "display-link", "device: \(device)\nfps: \(rate)\nlinkRate: \(rate)\n\(Self.dismissal)")
    let bottom = film.device.size.height
    let inset = film.device.safeArea.bottom
    // As the keyboard has gone the handler puts the bar back by itself.
    let ends = film.keyboardSpans.map(\.upperBound)
    for frame in 1..<film.frameCount where !ends.contains(film.time(ofFrame: frame)) {
      let bar = try value(.toolbarContentBottom, film, at: film.time(ofFrame: frame))
      let seen = try value(.keyboardTop, film, at: film.time(ofFrame: frame - 1))
      #expect(bar == min(seen, bottom - inset), "frame \(frame)")
    }
  }

  @Test func oneTickLateIsTheKeyboardsTravelInATick() throws {
    let film = try film("display-link", "keyboard: {height: 336}")
    let travels = (1..<film.frameCount).map { frame in
      (film.value(of: .keyboardTop, at: film.time(ofFrame: frame - 1)) ?? 0)
        - (film.value(of: .keyboardTop, at: film.time(ofFrame: frame)) ?? 0)
    }
    #expect(film.measures.overlapMax.value == travels.max())
    #expect(abs(film.measures.overlapMax.value - 37.5) < 0.1)
    #expect(film.measures.gapMax.value == travels.map { -$0 }.max())
    let fast = "device: iPhone 17\nkeyboard: {height: 336}\nfps: 120"
    let faster = try self.film("display-link", "\(fast)\nlinkRate: 120")
    #expect(faster.measures.overlapMax.value < 22)
    // An app that asks for nothing is called every second tick, and late by two and, before it is called, by three.
    let usual = try self.film("display-link", fast)
    let late = (3..<usual.frameCount).map { frame in
      (usual.value(of: .keyboardTop, at: usual.time(ofFrame: frame - 2 - frame % 2)) ?? 0)
        - (usual.value(of: .keyboardTop, at: usual.time(ofFrame: frame)) ?? 0)
    }
    #expect(usual.measures.overlapMax.value == late.max())
  }
}
