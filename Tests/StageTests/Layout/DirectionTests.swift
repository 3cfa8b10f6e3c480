import Stage
import TestSupport
import Testing

/// Leading and trailing edges where lines begin at the right.
struct DirectionTests {
  private func frames(
    rightToLeft: Bool, _ make: @escaping (BareScreen) -> [View]
  ) throws -> (frames: [[Rect]], width: Double) {
    var script = try testScript()
    script.settings.rightToLeft = rightToLeft
    var views: [View] = []
    var frames: [[Rect]] = []
    var width = 0.0
    let film = try script.play(
      Handlers(
        load: { screen in
          views = make(screen)
          width = screen.view.bounds.width
          screen.view.layoutIfNeeded()
          frames.append(views.map(\.frame))
        },
        show: { _, screen in
          screen.view.layoutIfNeeded()
          frames.append(views.map(\.frame))
        }))
    #expect(film.warnings.isEmpty || rightToLeft)
    return (frames, width)
  }

  private func expectMirrored(_ make: @escaping (BareScreen) -> [View]) throws {
    let usual = try frames(rightToLeft: false, make)
    let mirrored = try frames(rightToLeft: true, make)
    for (frames, others) in zip(usual.frames, mirrored.frames) {
      for (frame, other) in zip(frames, others) {
        #expect(
          other
            == Rect(
              x: usual.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
      }
    }
  }

  /// Rows of views by leading and trailing edges, with constants of both signs, inequalities and priorities.
  @Test(arguments: 0..<200)
  func whatLeadsIsMirrored(seed: UInt64) throws {
    try expectMirrored { screen in
      var random = SeededGenerator(seed)
      var views: [View] = []
      for index in 0...random.next(5) {
        let view = View("\(index)", in: screen.simulation)
        screen.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let anchor: Anchor<HorizontalAxis>
        if let before = views.last, random.next(3) > 0 {
          anchor = random.next(2) == 0 ? before.trailingAnchor : before.leadingAnchor
        } else {
          let safe = screen.view.safeAreaLayoutGuide
          anchor = random.next(2) == 0 ? screen.view.leadingAnchor : safe.leadingAnchor
        }
        let constant = Double(random.next(60)) - 20
        let own = random.next(3) == 0 ? view.trailingAnchor : view.leadingAnchor
        let weak = own.constraint(equalTo: anchor, constant: constant)
        weak.priority = Double(random.next(500) + 400)
        let limit = Double(random.next(40))
        let limited =
          random.next(2) == 0
          ? own.constraint(greaterThanOrEqualTo: anchor, constant: limit)
          : own.constraint(lessThanOrEqualTo: anchor, constant: limit)
        Constraint.activate([
          weak, limited,
          view.widthAnchor.constraint(equalToConstant: Double(random.next(80) + 1)),
          view.topAnchor.constraint(equalTo: screen.view.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
        views.append(view)
      }
      return views
    }
  }

  /// A constant that changes goes on along the line.
  @Test func aConstantGrowsAlongTheLine() throws {
    try expectMirrored { screen in
      let view = View("child", in: screen.simulation)
      screen.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let leading = view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 4)
      Constraint.activate([
        leading, view.widthAnchor.constraint(equalToConstant: 30),
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      screen.view.layoutIfNeeded()
      leading.constant = 20
      return [view]
    }
  }

  /// Left is left, and a frame is a frame.
  @Test func whatIsPhysicalStays() throws {
    func make(_ screen: BareScreen) -> [View] {
      let framed = View("framed", in: screen.simulation)
      framed.frame = Rect(x: 7, y: 0, width: 50, height: 10)
      let left = View("left", in: screen.simulation)
      left.translatesAutoresizingMaskIntoConstraints = false
      let centred = View("centred", in: screen.simulation)
      centred.translatesAutoresizingMaskIntoConstraints = false
      for view in [framed, left, centred] { screen.view.addSubview(view) }
      Constraint.activate([
        left.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 9),
        left.rightAnchor.constraint(lessThanOrEqualTo: screen.view.rightAnchor, constant: -100),
        left.widthAnchor.constraint(equalToConstant: 40),
        centred.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor, constant: 12),
        centred.widthAnchor.constraint(equalToConstant: 40),
      ])
      for view in [left, centred] {
        Constraint.activate([
          view.topAnchor.constraint(equalTo: screen.view.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      return [framed, left, centred]
    }
    #expect(
      try frames(rightToLeft: false, make).frames == frames(rightToLeft: true, make).frames)
  }
}
