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

  // MARK: Views inside

  /// Looks at a view in the screen's view, whose safe area is 20 points less at the top and 34 at the bottom.
  private func inside(_ check: @escaping (BareScreen, View) -> Void) throws {
    _ = try testScript().play(
      Handlers(show: { _, screen in
        screen.view.safeAreaInsets = Insets(top: 20, bottom: 34)
        let inner = View("inner", in: screen.simulation)
        screen.view.addSubview(inner)
        check(screen, inner)
      }))
  }

  /// Apple's documentation of `safeAreaInsets`: for other views they "reflect only the portion of the view that is
  /// covered"; a view that is wholly inside the safe area has none.
  @Test func aViewInsideHasWhatOverlapsIt() throws {
    try inside { _, inner in
      inner.frame = Rect(x: 0, y: 600, width: 375, height: 67)
      #expect(inner.safeAreaInsets == Insets(bottom: 34))
      #expect(inner.safeAreaLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 375, height: 33))
      inner.frame.origin.y = 580
      #expect(inner.safeAreaInsets == Insets(bottom: 14))
      inner.frame.origin.y = 300
      #expect(inner.safeAreaInsets == .zero)
      inner.frame = Rect(x: 0, y: 5, width: 375, height: 662)
      #expect(inner.safeAreaInsets == Insets(top: 15, bottom: 34))
    }
  }

  @Test func itFollowsTransformsOffsetsAndFartherAncestors() throws {
    try inside { screen, inner in
      inner.frame = Rect(x: 0, y: 600, width: 375, height: 67)
      let innermost = View("innermost", in: screen.simulation)
      inner.addSubview(innermost)
      innermost.frame = Rect(x: 0, y: 20, width: 375, height: 30)
      #expect(innermost.safeAreaInsets == Insets(bottom: 17))
      inner.bounds.origin.y = -10
      #expect(innermost.safeAreaInsets == Insets(bottom: 27))
      inner.transform = .translation(x: 0, y: -30)
      #expect(inner.safeAreaInsets == Insets(bottom: 4))
      #expect(innermost.safeAreaInsets == .zero)
      // Turned over, its own top lies at the bottom.
      inner.transform = .scale(x: 1, y: -1)
      #expect(inner.safeAreaInsets == Insets(top: 34))
      inner.removeFromSuperview()
      #expect(inner.safeAreaInsets == .zero)
    }
  }

  @Test func additionalInsetsAreAdded() throws {
    try inside { screen, inner in
      inner.frame = screen.view.bounds
      screen.view.additionalSafeAreaInsets = Insets(top: 1, bottom: 50)
      #expect(screen.view.safeAreaInsets == Insets(top: 21, bottom: 84))
      #expect(inner.safeAreaInsets == Insets(top: 21, bottom: 84))
      inner.additionalSafeAreaInsets.bottom = 6
      #expect(inner.safeAreaInsets.bottom == 90)
      screen.view.safeAreaInsets = Insets(bottom: 60)
      #expect(screen.view.safeAreaInsets == Insets(bottom: 60))
      screen.view.additionalSafeAreaInsets = .zero
      #expect(screen.view.safeAreaInsets == Insets(top: -1, bottom: 10))
    }
  }

  /// A bar whose content stands on the bar's own safe area: as the bar is lifted out of the screen's, its content comes
  /// down in it, in the same animation.
  @Test func contentPinnedInABarFollowsInTheBarsAnimation() throws {
    let film = try testScript().play(
      Handlers(
        load: { screen in
          screen.view.safeAreaInsets.bottom = 34
          let inner = View("inner", in: screen.simulation)
          screen.bar.addSubview(inner)
          inner.translatesAutoresizingMaskIntoConstraints = false
          Constraint.activate([
            inner.leftAnchor.constraint(equalTo: screen.bar.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
            inner.bottomAnchor.constraint(equalTo: screen.bar.safeAreaLayoutGuide.bottomAnchor),
          ])
        },
        show: { _, screen in
          screen.animate(withDuration: 1, options: .curveLinear) {
            screen.barBottom.constant = -300
            screen.view.layoutIfNeeded()
          }
        }))
    #expect(film.warnings.isEmpty)
    let tops = try [0, 0.5, 1].map { try film.top(of: "inner", at: $0) }
    #expect(tops[0] == 667 - 34 - 10 && tops[2] == 667 - 300 - 10)
    #expect(abs(tops[1] - (tops[0] + tops[2]) / 2) < 1e-5)
  }

  /// A subclass is told before the layout that follows.
  private final class Told: View {
    var heard: [Insets] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
  }

  @Test func aSubclassIsNotified() throws {
    try inside { screen, inner in
      let told = Told("told", in: screen.simulation)
      screen.view.addSubview(told)
      told.frame = Rect(x: 0, y: 600, width: 375, height: 67)
      screen.view.layoutIfNeeded()
      #expect(told.heard == [Insets(bottom: 34)])
      told.frame.origin.y = 590
      screen.view.layoutIfNeeded()
      screen.view.layoutIfNeeded()
      #expect(told.heard == [Insets(bottom: 34), Insets(bottom: 24)])
      screen.view.safeAreaInsets.bottom = 0
      screen.view.layoutIfNeeded()
      #expect(told.heard.last == .zero)
    }
  }

  /// A subclass that answers each change by another one.
  private final class Restless: View {
    override func safeAreaInsetsDidChange() {
      additionalSafeAreaInsets.top += 1
      layoutIfNeeded()
    }
  }

  @Test func invalidOrEndlessDurationsOnlyWarn() throws {
    let film = try testScript().play(
      Handlers(show: { _, screen in
        screen.view.safeAreaInsets.bottom = .nan
        screen.view.additionalSafeAreaInsets.top = .infinity
        #expect(screen.view.safeAreaInsets == .zero)
        let restless = Restless("restless", in: screen.simulation)
        screen.view.addSubview(restless)
        restless.frame = screen.view.bounds
        screen.view.safeAreaInsets.top = 20
      }))
    let warnings = film.warnings.map(\.text)
    #expect(warnings.contains { $0.contains("not finite numbers were set on view") })
    #expect(warnings.contains { $0.contains("changes the safe area endlessly") })
  }

  /// Middles and sizes of the guide are those of what is free.
  @Test func theGuidesMiddlesAndSizes() throws {
    try inside { screen, inner in
      let guide = screen.view.safeAreaLayoutGuide
      inner.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
        inner.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
      screen.view.layoutIfNeeded()
      #expect(inner.frame == guide.layoutFrame)
      #expect(inner.frame == Rect(x: 0, y: 20, width: 375, height: 613))
    }
  }
}
