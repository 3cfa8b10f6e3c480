import Stage
import Testing

/// Constraints in a view tree, and when they take effect.
struct LayoutEngineTests {
  private func setUp(_ check: @escaping (BareScreen) -> Void) throws -> Film {
    var checks = 0
    let film = try testScript().play(
      Handlers(load: { screen in
        check(screen)
        checks += 1
      }))
    #expect(checks == 1)
    return film
  }

  /// A label of 10 by 10 points that stands on the bar.
  private func addLabelAboveBar(_ screen: BareScreen) {
    let label = View("label", in: screen.simulation)
    screen.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate([
      label.bottomAnchor.constraint(equalTo: screen.bar.topAnchor),
      label.leftAnchor.constraint(equalTo: screen.bar.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func placesWhatConstraintsManage() throws {
    _ = try setUp { screen in
      let child = View("child", in: screen.simulation)
      screen.view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        child.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: screen.bar.topAnchor, constant: -10),
        child.widthAnchor.constraint(equalTo: screen.view.widthAnchor, multiplier: 0.5),
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ])
      screen.view.layoutIfNeeded()
      #expect(child.frame == Rect(x: 93.75, y: 598, width: 187.5, height: 30))
    }
  }

  /// Constraints first, then a frame, then a superview: the order in which initialisers and their callers come.
  @Test func aViewThatIsNowhereGivesWayToWhatIsRequired() throws {
    let film = try setUp { screen in
      for superviewComes in [true, false] {
        let bar = View("own bar", in: screen.simulation)
        let child = View("child", in: screen.simulation)
        bar.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        let least = child.widthAnchor.constraint(equalToConstant: 300)
        least.priority = Constraint.Priority.high
        Constraint.activate([
          child.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
          child.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
          child.leftAnchor.constraint(equalTo: bar.leftAnchor),
          child.rightAnchor.constraint(equalTo: bar.rightAnchor),
          child.heightAnchor.constraint(equalToConstant: 40), least,
        ])
        bar.frame = Rect(x: 0, y: 0, width: 100, height: superviewComes ? 56 : 30)
        if superviewComes { screen.view.addSubview(bar) }
        bar.layoutIfNeeded()
        // Its width holds against what is not required, its height not against what is.
        #expect(child.frame == Rect(x: 0, y: 8, width: 100, height: 40))
      }
    }
    #expect(film.warnings.isEmpty)
  }

  /// With a superview its frame is fixed, and the film says what contradicts it.
  @Test func aViewWithASuperviewKeepsItsFrame() throws {
    let film = try setUp { screen in
      let bar = View("own bar", in: screen.simulation)
      let child = View("child", in: screen.simulation)
      bar.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        child.topAnchor.constraint(equalTo: bar.topAnchor),
        child.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        child.heightAnchor.constraint(equalToConstant: 40),
      ])
      screen.view.addSubview(bar)
      #expect(bar.frame == .zero)
      bar.removeFromSuperview()
      bar.frame = Rect(x: 0, y: 0, width: 10, height: 40)
      screen.view.addSubview(bar)
    }
    #expect(film.warnings.count == 1)
    #expect(film.warnings.first?.text.contains("The frame of own bar contradicts") == true)
  }

  @Test func priorityDecidesAndEqualsMeetInequalities() throws {
    _ = try setUp { screen in
      let child = View("child", in: screen.simulation)
      screen.view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let wide = child.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = Constraint.Priority.high
      let narrow = child.widthAnchor.constraint(equalToConstant: 20)
      narrow.priority = Constraint.Priority.low
      Constraint.activate([
        child.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 8),
        child.rightAnchor.constraint(lessThanOrEqualTo: screen.view.rightAnchor, constant: -8),
        child.topAnchor.constraint(equalTo: screen.view.topAnchor),
        child.heightAnchor.constraint(equalToConstant: 10), wide, narrow,
      ])
      screen.view.layoutIfNeeded()
      #expect(child.frame == Rect(x: 8, y: 0, width: 359, height: 10))
    }
  }

  @Test func viewsOfDifferentSuperviewsCanBeTied() throws {
    _ = try setUp { screen in
      let inner = View("inner", in: screen.simulation)
      screen.bar.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      screen.view.safeAreaInsets.top = 20
      Constraint.activate([
        inner.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
        inner.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
        inner.widthAnchor.constraint(equalToConstant: 5),
        inner.heightAnchor.constraint(equalToConstant: 5),
      ])
      screen.view.layoutIfNeeded()
      #expect(inner.frame.minY == 20 - 623)
      #expect(inner.convert(inner.bounds, to: nil).minY == 20)
    }
  }

  @Test func aContradictionIsReportedByNameAndTheRestContinues() throws {
    let film = try setUp { screen in
      let tall = screen.bar.heightAnchor.constraint(equalToConstant: 60)
      tall.identifier = "tall bar"
      tall.isActive = true
      #expect(tall.isActive)
      screen.view.layoutIfNeeded()
      #expect(screen.bar.frame.height == 44)
    }
    let warning = try #require(film.warnings.first?.text)
    #expect(warning.contains("“tall bar”"))
    #expect(warning.contains("“bar.height == 44”"))
  }

  /// Apps switch frames off before or after.
  @Test(arguments: [false, true])
  func aContradictionOfAFrameWaitsForLayout(isManaged: Bool) throws {
    let film = try setUp { screen in
      let child = View("child", in: screen.simulation)
      screen.view.addSubview(child)
      let tall = child.heightAnchor.constraint(equalToConstant: 30)
      let idle = child.heightAnchor.constraint(equalToConstant: 50)
      Constraint.activate([tall, idle, child.topAnchor.constraint(equalTo: screen.view.topAnchor)])
      idle.isActive = false
      #expect(tall.isActive && !idle.isActive)
      child.translatesAutoresizingMaskIntoConstraints = !isManaged
      screen.view.layoutIfNeeded()
      #expect(child.frame.height == (isManaged ? 30 : 0))
      #expect(tall.isActive && !idle.isActive)
    }
    #expect(film.warnings.count == (isManaged ? 0 : 1))
    #expect(film.warnings.allSatisfy { $0.text.contains("contradicts a fixed frame") })
  }

  @Test func viewsWithoutACommonSuperviewCannotBeTied() throws {
    let film = try setUp { screen in
      let stranger = View("stranger", in: screen.simulation)
      let constraint = stranger.topAnchor.constraint(equalTo: screen.view.topAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(film.warnings.contains { $0.text.contains("no common superview") })
  }

  @Test func constantsThatOnlyFitTogetherMayChangeOneAfterTheOther() throws {
    let film = try setUp { screen in
      let child = View("child", in: screen.simulation)
      screen.view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let top = child.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 0)
      let bottom = child.bottomAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10)
      Constraint.activate([
        top, bottom, child.heightAnchor.constraint(equalToConstant: 10),
        child.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
        child.widthAnchor.constraint(equalToConstant: 10),
      ])
      screen.view.layoutIfNeeded()
      top.constant = 100
      bottom.constant = 110
      screen.view.layoutIfNeeded()
      #expect(child.frame.minY == 100)
    }
    #expect(film.warnings.isEmpty)
  }

  @Test func goingToFramesAndBackPutsTheViewWhereTheConstraintsHaveIt() throws {
    _ = try setUp { screen in
      screen.view.layoutIfNeeded()
      screen.barBottom.isActive = false
      screen.bar.translatesAutoresizingMaskIntoConstraints = true
      screen.bar.frame.origin.y = 100
      screen.bar.translatesAutoresizingMaskIntoConstraints = false
      screen.barBottom.isActive = true
      screen.view.layoutIfNeeded()
      #expect(screen.bar.frame.minY == 623)
    }
  }

  @Test func boundsReachWhatIsTiedToTheView() throws {
    let film = try testScript().play(
      byConstraints: false,
      Handlers(
        load: addLabelAboveBar,
        show: { _, screen in screen.bar.bounds.size.height = 144 }))
    #expect(try film.top(of: "label", at: 0) == 563)
  }

  @Test func aPriorityMayChangeWhileActive() throws {
    _ = try setUp { screen in
      let child = View("child", in: screen.simulation)
      screen.view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let wide = child.widthAnchor.constraint(equalToConstant: 300)
      let narrow = child.widthAnchor.constraint(equalToConstant: 20)
      wide.priority = 100
      narrow.priority = 500
      Constraint.activate([
        wide, narrow, child.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
        child.topAnchor.constraint(equalTo: screen.view.topAnchor),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
      screen.view.layoutIfNeeded()
      #expect(child.frame.width == 20)
      wide.priority = 900
      screen.view.layoutIfNeeded()
      #expect(child.frame.width == 300)
      wide.priority = .nan
      #expect(wide.priority == 900)
    }
  }

  @Test func removingAViewFreesWhatWasTiedToIt() throws {
    _ = try setUp { screen in
      screen.view.layoutIfNeeded()
      screen.bar.removeFromSuperview()
      #expect(!screen.barBottom.isActive)
    }
  }

  @Test func comingToTheFrontBreaksNoConstraint() throws {
    _ = try setUp { screen in
      screen.view.addSubview(screen.bar)
      #expect(screen.barBottom.isActive)
      screen.view.layoutIfNeeded()
      #expect(screen.bar.frame.minY == 623)
    }
  }

  @Test func numbersThatAreNotFiniteWarnAndChangeNothing() throws {
    let film = try setUp { screen in
      screen.barBottom.constant = .nan
      screen.barBottom.constant = .infinity
      #expect(screen.barBottom.constant == 0)
      let tall = screen.bar.heightAnchor.constraint(
        equalTo: screen.view.heightAnchor, multiplier: .nan)
      tall.isActive = true
      #expect(!tall.isActive)
    }
    #expect(film.warnings.count >= 2)
  }

  /// Rows that are tiled while the table is laid out have constraints of their own.
  @Test func viewsAddedWhileLayingOutAreLaidOutToo() throws {
    let film = try testScript().play(
      Handlers(
        load: { screen in
          let table = Table("table", in: screen.simulation)
          screen.view.addSubview(table)
          table.translatesAutoresizingMaskIntoConstraints = false
          Constraint.activate([
            table.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 23),
            table.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
            table.rightAnchor.constraint(equalTo: screen.view.rightAnchor),
            table.bottomAnchor.constraint(equalTo: screen.bar.topAnchor),
          ])
          table.configureRow = { row, _ in
            let part = View("part", in: row.simulation)
            row.addSubview(part)
            part.translatesAutoresizingMaskIntoConstraints = false
            Constraint.activate([
              part.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 5),
              part.topAnchor.constraint(equalTo: row.topAnchor, constant: 5),
              part.widthAnchor.constraint(equalToConstant: 30),
              part.heightAnchor.constraint(equalToConstant: 30),
            ])
          }
          screen.barBottom.constant = -300
          table.rowHeights = Array(repeating: 100, count: 20)
        }, show: { _, screen in screen.barBottom.constant = 0 }))
    let parts = film.layers.indices.filter { film.layers[$0].name == "part" }
    #expect(parts.count == 6)
    for part in parts { #expect(film.rect(of: part, at: .at(0))?.height == 30) }
  }

  // MARK: When

  /// The share of its way that the bar has gone at 0.1 s, of 100 points.
  private func share(
    context: HandlerContext = .deferred, _ show: @escaping (BareScreen) -> Void
  ) throws -> Double {
    let film = try testScript(context: context).play(Handlers(show: { _, screen in show(screen) }))
    return (623 - (try film.top(of: "bar", at: 0.1))) / 100
  }

  private let options: AnimationOptions = .curveLinear

  @Test func layoutIfNeededOnTheSuperviewAnimates() throws {
    let share = try share { screen in
      screen.animate(withDuration: 0.4, options: options) {
        screen.barBottom.constant = -100
        screen.view.layoutIfNeeded()
      }
    }
    #expect(abs(share - 0.25) < 1e-7)
  }

  @Test(arguments: HandlerContext.allCases)
  func aConstantInABlockWithoutLayoutJumps(context: HandlerContext) throws {
    let share = try share(context: context) { screen in
      screen.animate(withDuration: 0.4) { screen.barBottom.constant = -100 }
    }
    #expect(share == 1)
  }

  @Test func layoutIfNeededOnTheBarItselfStillJumps() throws {
    let share = try share { screen in
      screen.animate(withDuration: 0.4) {
        screen.barBottom.constant = -100
        screen.bar.layoutIfNeeded()
      }
    }
    #expect(share == 1)
  }

  @Test func aFrameSetOnAManagedViewStaysUntilTheSuperviewIsLaidOut() throws {
    let move = { (screen: BareScreen) in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.bar.frame.origin.y -= 100
      }
    }
    #expect(abs(try share(move) - 0.25) < 1e-7)
    // Undone by the layout pass; the running addition goes on, so the bar starts 100 points too low.
    let undone = try share { screen in
      move(screen)
      screen.view.setNeedsLayout()
    }
    #expect(abs(undone - -0.75) < 1e-7)
  }

  @Test func layoutIsBlindToTransforms() throws {
    let film = try testScript().play(
      Handlers(show: { _, screen in
        screen.bar.transform = .translation(x: 0, y: -50)
        screen.barBottom.constant = -100
      }))
    #expect(try film.top(of: "bar", at: 0) == 623 - 150)
  }

  @Test func frameLaidOutViewsHoldWhatIsTiedToThem() throws {
    let film = try testScript().play(
      byConstraints: false,
      Handlers(
        load: addLabelAboveBar,
        show: { _, screen in screen.bar.frame.origin.y -= 100 }))
    #expect(try film.top(of: "label", at: 0) == 513)
  }
}
