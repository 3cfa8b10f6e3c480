import Stage
import Testing

/// What the safe area adds to a scroll view's insets, by Apple's documentation of `contentInsetAdjustmentBehavior`.
struct ScrollViewInsetsTests {
  /// A scroll view that fills the screen, 375 × 667, with bars of 64 points above and 34 below.
  private func list(
    _ system: SystemVersion = .ios18, height: Double = 2000, width: Double = 375,
    _ check: @escaping (BareScreen, ScrollView) -> Void
  ) throws -> Film {
    var script = try testScript()
    script.system = system
    return try script.play(
      Handlers(show: { _, screen in
        screen.view.safeAreaInsets = Insets(top: 64, left: 5, bottom: 34)
        let list = ScrollView("list", in: screen.simulation)
        screen.view.addSubview(list)
        list.frame = screen.view.bounds
        list.contentSize = Size(width: width, height: height)
        screen.view.layoutIfNeeded()
        check(screen, list)
      }))
  }

  @Test func axesThatScrollAreAdjusted() throws {
    _ = try list { _, list in
      #expect(list.contentInsetAdjustmentBehavior == .automatic)
      #expect(list.adjustedContentInset == Insets(top: 64, bottom: 34))
      list.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(list.adjustedContentInset == Insets(top: 65, left: 2, bottom: 37, right: 4))
      list.contentInsetAdjustmentBehavior = .never
      #expect(list.adjustedContentInset == list.contentInset)
      list.contentInsetAdjustmentBehavior = .always
      #expect(list.adjustedContentInset == Insets(top: 65, left: 7, bottom: 37, right: 4))
    }
    _ = try list(height: 100, width: 900) { _, list in
      #expect(list.adjustedContentInset == Insets(left: 5))
      list.contentSize.height = 668
      #expect(list.adjustedContentInset == Insets(top: 64, left: 5, bottom: 34))
    }
  }

  @Test func theContentBeginsBelowTheBarAndEndsAboveTheOther() throws {
    _ = try list { screen, list in
      #expect(list.contentOffset.y == -64)
      #expect(list.minimumOffset == -64 && list.maximumOffset == 2000 + 34 - 667)
      list.scrollRectToVisible(Rect(x: 0, y: 1990, width: 1, height: 10), animated: false)
      #expect(list.contentOffset.y == list.maximumOffset)
      screen.view.additionalSafeAreaInsets.bottom = -34
      screen.view.layoutIfNeeded()
      #expect(list.contentOffset.y == 2000 - 667)
    }
  }

  @Test func onlyWhatOverlapsTheViewCounts() throws {
    _ = try list { screen, list in
      list.frame = Rect(x: 0, y: 100, width: 375, height: 300)
      screen.view.layoutIfNeeded()
      #expect(list.adjustedContentInset == .zero)
    }
  }

  /// Safe areas came with iOS 11.
  @Test func thereIsNoSafeAreaBefore() throws {
    let ten = try #require(SystemVersion(major: 10))
    _ = try list(ten) { _, list in #expect(list.adjustedContentInset == .zero) }
  }

  @Test func indicatorInsetsAreKeptAndLogged() throws {
    let film = try list { _, list in
      list.scrollIndicatorInsets = Insets(bottom: 336)
      #expect(list.verticalScrollIndicatorInsets.bottom == 336)
      #expect(list.horizontalScrollIndicatorInsets.bottom == 336)
      list.verticalScrollIndicatorInsets.bottom = 10
      #expect(list.scrollIndicatorInsets == Insets(bottom: 10))
    }
    let logged = film.log.map(\.description).filter { $0.contains("indicator insets of list") }
    #expect(logged.count == 3 && logged[0].contains("bottom 336"))
  }
}
