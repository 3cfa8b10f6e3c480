import Stage
import Testing

/// What tells an approach of layout and of scrolling.
struct EchoesTests {
  /// Handlers that note what they are told.
  private final class Ears: Approach {
    var layouts: [Rect] = []
    var offsets: [Double] = []
    var load: (BareScreen) -> Void = { _ in }
    var show: (BareScreen) -> Void = { _ in }
    var didLayOut: (BareScreen) -> Void = { _ in }
    var didScroll: (ScrollView) -> Void = { _ in }

    func viewDidLoad(_ screen: BareScreen) { load(screen) }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: BareScreen) { show(screen) }

    func viewDidLayoutSubviews(on screen: BareScreen) {
      layouts.append(screen.bar.frame)
      didLayOut(screen)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView, on screen: BareScreen) {
      offsets.append(scrollView.contentOffset.y)
      didScroll(scrollView)
    }
  }

  private func play(_ ears: Ears) throws -> Film {
    try testScript().play(ears, named: "ears") { BareScreen(in: $0) }
  }

  private func list(in screen: BareScreen) -> ScrollView {
    let list = ScrollView("list", in: screen.simulation)
    screen.view.addSubview(list)
    list.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    list.contentSize = Size(width: 100, height: 500)
    return list
  }

  @Test func viewDidLayoutSubviewsComesOnceTheSubviewsHaveTheirPlaces() throws {
    let ears = Ears()
    ears.show = { screen in
      ears.layouts = []
      screen.barBottom.constant = -100
      #expect(ears.layouts.isEmpty)
      screen.view.layoutIfNeeded()
    }
    _ = try play(ears)
    #expect(ears.layouts == [Rect(x: 0, y: 523, width: 375, height: 44)])
  }

  /// Called where the layout is: in the block that lays out.
  @Test func whatItChangesAnimatesWithTheLayout() throws {
    let ears = Ears()
    ears.didLayOut = { $0.bar.alpha = 667 - $0.bar.frame.maxY > 50 ? 0 : 1 }
    ears.show = { screen in
      screen.animate(withDuration: 1, options: .curveLinear) {
        screen.barBottom.constant = -100
        screen.view.layoutIfNeeded()
      }
    }
    let film = try play(ears)
    let bar = try #require(film.layer(of: .toolbar, at: .at(0.5)))
    #expect(abs(film.alpha(of: bar, at: .at(0.5)) - 0.5) < 1e-6)
  }

  @Test func scrollViewDidScrollComesWithEachNewOffset() throws {
    let ears = Ears()
    ears.load = { screen in
      let list = list(in: screen)
      list.contentOffset.y = 30
      list.contentOffset.y = 30
      // UIKit tells nobody of bounds.
      list.bounds.origin.y = 40
      #expect(list.contentOffset.y == 40)
      list.contentOffset.y = 400
      // Clamped by the larger height.
      list.frame.size.height = 200
      list.frame.origin.y = 5
    }
    _ = try play(ears)
    #expect(ears.offsets == [30, 400, 300])
  }

  @Test func handlersThatAnswerThemselvesForEverOnlyWarn() throws {
    let ears = Ears()
    ears.load = { screen in
      ears.didScroll = { $0.contentOffset.y += 1 }
      list(in: screen).contentOffset.y = 30
    }
    ears.show = { screen in
      ears.didLayOut = { screen in
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
      }
      screen.view.setNeedsLayout()
    }
    let warnings = try play(ears).warnings.map(\.text)
    #expect(warnings.contains { $0.contains("scrollViewDidScroll scrolls endlessly") })
    #expect(warnings.contains { $0.contains("viewDidLayoutSubviews lays out") })
  }
}
