import Stage
import Testing

struct SafeAreaTests {
  /// A view that fills another's safe area by constraints.
  private func fill(_ screen: BareScreen, _ inner: View) {
    let guide = screen.view.safeAreaLayoutGuide
    screen.view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      guide.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -5),
    ])
  }

  @Test func constraintsFollowInsetsThatChange() throws {
    var frames: [Rect] = []
    _ = try testScript().play(
      Handlers(show: { _, screen in
        let inner = View("inner", in: screen.simulation)
        fill(screen, inner)
        for insets in [
          Insets.zero, Insets(top: 20), Insets(top: 1, left: 2, bottom: 3, right: 4), .zero,
        ] {
          screen.view.safeAreaInsets = insets
          screen.view.layoutIfNeeded()
          frames.append(inner.frame)
        }
      }))
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 370, height: 667), Rect(x: 0, y: 20, width: 370, height: 647),
        Rect(x: 2, y: 1, width: 364, height: 663), Rect(x: 0, y: 0, width: 370, height: 667),
      ])
  }

  @Test func theViewsOwnEdgesStay() throws {
    var tops: [Double] = []
    _ = try testScript().play(
      Handlers(show: { _, screen in
        screen.view.safeAreaInsets = Insets(top: 30, bottom: 40)
        screen.view.layoutIfNeeded()
        tops.append(screen.bar.frame.minY)
      }))
    #expect(tops == [623])
  }

  @Test func aConstraintThatIsNotActiveFollowsOnceItIs() throws {
    var tops: [Double] = []
    _ = try testScript().play(
      Handlers(show: { _, screen in
        let inner = View("inner", in: screen.simulation)
        screen.view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let top = inner.topAnchor.constraint(
          equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 2)
        screen.view.safeAreaInsets.top = 10
        top.isActive = true
        screen.view.layoutIfNeeded()
        tops.append(inner.frame.minY)
        #expect("\(top)" == "inner.top == view.top + 12")
      }))
    #expect(tops == [12])
  }

  @Test func insetsThatChangeInABlockAnimate() throws {
    let film = try testScript().play(
      Handlers(
        load: { screen in fill(screen, View("inner", in: screen.simulation)) },
        show: { _, screen in
          screen.animate(withDuration: 0.2) {
            screen.view.safeAreaInsets.top = 50
            screen.view.layoutIfNeeded()
          }
        }))
    #expect(try film.top(of: "inner", at: 0) == 0)
    #expect(abs(try film.top(of: "inner", at: 0.1) - 25) < 1e-5)
    #expect(try film.top(of: "inner", at: 0.2) == 50)
  }
}
