import Stage
import TestSupport
import Testing

/// What films tell of scroll views and of single numbers.
struct FilmScrollingTests {
  /// A screen whose root view holds a scroll view 200 points high with 1000 points of content.
  private func film(
    load: @escaping (ScrollView) -> Void = { _ in },
    show: @escaping (KeyboardNotification, ScrollView) -> Void = { _, _ in }
  ) throws -> Film {
    var scrollView: ScrollView?
    return try testScript(hideAt: 1).play(
      Handlers(
        load: { screen in
          let view = ScrollView("scroll", in: screen.simulation)
          view.frame = Rect(x: 0, y: 0, width: 375, height: 200)
          view.contentSize = Size(width: 375, height: 1000)
          screen.view.addSubview(view)
          load(view)
          scrollView = view
        },
        show: { keyboard, _ in
          if let scrollView { show(keyboard, scrollView) }
        }))
  }

  private func layer(_ name: String, of film: Film) throws -> Int {
    try #require(film.layers.firstIndex { $0.name == name })
  }

  @Test func insetsAreThoseSetLast() throws {
    let film = try film(
      load: { $0.contentInset.top = 64 },
      show: { _, view in
        view.contentInset.bottom = 100
        view.contentInset.bottom = 336
      })
    let layer = try layer("scroll", of: film)
    let before = Insets(top: 64)
    let after = Insets(top: 64, bottom: 336)
    #expect(film.contentInset(of: layer, at: .before(0)) == before)
    #expect(film.contentInset(of: layer, at: .at(0)) == after)
    #expect(film.contentInset(of: layer, at: .before(1)) == after)
    #expect(film.contentInset(of: layer, at: .at(film.duration)) == after)
  }

  @Test func offsetsAreAsTheyAreDrawn() throws {
    let film = try film(
      load: { $0.contentOffset.y = 50 },
      show: { _, view in view.setContentOffset(Point(x: 0, y: 250), animated: true) })
    let layer = try layer("scroll", of: film)
    func offset(_ moment: Moment) -> Double? { film.contentOffset(of: layer, at: moment)?.y }
    #expect(offset(.before(0)) == 50 && offset(.at(0)) == 50)
    let middle = try #require(offset(.at(ScrollView.scrollDuration / 2)))
    #expect(middle > 50 && middle < 250)
    #expect(offset(.at(ScrollView.scrollDuration)) == 250)
  }

  @Test func otherViewsHaveNeither() throws {
    let film = try film()
    let bar = try layer("bar", of: film)
    #expect(film.contentInset(of: bar, at: .at(0)) == nil)
    #expect(film.contentOffset(of: bar, at: .at(0)) == nil)
    #expect(film.value(of: .height, in: bar, at: .at(0)) == 44)
    let scroll = try layer("scroll", of: film)
    #expect(film.contentInset(of: scroll, at: .at(0)) == .zero)
    #expect(film.contentOffset(of: scroll, at: .at(0)) == .zero)
  }

  /// A view that comes later has no place before, and none once it is gone.
  @Test func absentViewsHaveNoNumbers() throws {
    let film = try film(show: { _, view in view.removeFromSuperview() })
    let layer = try layer("scroll", of: film)
    #expect(film.contentInset(of: layer, at: .before(0)) == .zero)
    #expect(film.value(of: .height, in: layer, at: .before(0)) == 200)
    #expect(film.contentInset(of: layer, at: .at(0)) == nil)
    #expect(film.contentOffset(of: layer, at: .at(0)) == nil)
    #expect(film.value(of: .height, in: layer, at: .at(0)) == nil)
  }
}
