import Stage
import Testing

/// An object behind a view is told in its place, and passes on what the view does by itself.
struct ViewOwnerTests {
  private final class Owner: ViewOwner {
    let view: View
    var told: [String] = []

    init(of view: View) {
      self.view = view
      view.owner = self
    }

    func layoutSubviews() {
      told.append("layout")
      view.layoutSubviews()
    }
    func didMoveToSuperview() { told.append("superview") }
    func didMoveToWindow() { told.append("window") }
    func safeAreaInsetsDidChange() { told.append("safe area") }
    func didResize(from old: Size) { told.append("from \(old.width)") }
  }

  @Test func anOwnerIsNotifiedInPlaceOfTheView() throws {
    var told: [String] = []
    _ = try testScript().play(
      Handlers(show: { _, screen in
        let owner = Owner(of: View("owned", in: screen.simulation))
        screen.view.addSubview(owner.view)
        owner.view.frame = Rect(x: 0, y: 0, width: 40, height: 40)
        screen.view.layoutIfNeeded()
        owner.view.bounds.size.width = 50
        owner.view.removeFromSuperview()
        told = owner.told
      }))
    #expect(
      told == ["superview", "window", "from 0.0", "layout", "from 40.0", "superview", "window"])
  }

  @Test func aViewIsAddedBehindAnother() throws {
    var names: [String] = []
    let film = try testScript().play(
      Handlers(
        load: { screen in
          let views = ["a", "b", "c", "d"].map { View($0, in: screen.simulation) }
          screen.view.addSubview(views[0])
          screen.view.insertSubview(views[1], behind: views[0])
          screen.view.insertSubview(views[2], behind: nil)
          screen.view.insertSubview(views[3], behind: views[2])
          screen.view.insertSubview(views[0], behind: views[1])
          names = screen.view.subviews.map(\.name).filter { $0.count == 1 }
        }))
    #expect(names == ["a", "b", "d", "c"])
    let order = film.layers.map(\.name).filter { names.contains($0) }
    #expect(order == names)
  }
}
