import Stage
import Testing

/// Which of several required constraints that exclude one another is broken: github.com/Vercantez/openuikit,
/// uikit/docs/agent_reports/guest-interactive-2.md, of iOS 26.1.
struct BrokenConstraintTests {
  /// Every order of some numbers.
  private func orders(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { index in
        var order = order
        order.insert(count - 1, at: index)
        return order
      }
    }
  }

  /// A view in the screen's, 375 points wide, with these constraints added in each order; the last of them is broken.
  private func expectLastIsBroken(
    _ frame: (x: Double, width: Double), _ constraints: @escaping (View, View) -> [Constraint],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let count = 3
    for order in orders(count) {
      var broken: String?
      let film = try testScript().play(
        Handlers(load: { screen in
          let view = View("view", in: screen.simulation)
          screen.view.addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          let all = constraints(view, screen.view)
          for index in order where index < all.count { all[index].isActive = true }
          broken = all.last?.description
          screen.view.layoutIfNeeded()
          #expect(view.frame.minX == frame.x, "\(order)", sourceLocation: sourceLocation)
          #expect(view.frame.width == frame.width, "\(order)", sourceLocation: sourceLocation)
          #expect(!all.contains { !$0.isActive }, sourceLocation: sourceLocation)
        }))
      #expect(film.warnings.count == 1, sourceLocation: sourceLocation)
      let (text, name) = (try #require(film.warnings.first?.text), try #require(broken))
      #expect(text.contains("constraints: “\(name)” contradicts"), sourceLocation: sourceLocation)
    }
  }

  @Test func theLargerConstant() throws {
    try expectLastIsBroken((0, 100)) { view, _ in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
      ]
    }
  }

  @Test func theTrailingEdgeBeforeTheLeadingOneAndTheWidth() throws {
    try expectLastIsBroken((10, 100)) { view, parent in
      [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -20),
      ]
    }
  }

  @Test func theMiddleBeforeTheEdges() throws {
    try expectLastIsBroken((30, 325)) { view, parent in
      [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 30),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -20),
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      ]
    }
  }

  @Test func anInequalityBeforeAnEquality() throws {
    try expectLastIsBroken((0, 100)) { view, _ in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      ]
    }
    try expectLastIsBroken((0, 200)) { view, _ in
      [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      ]
    }
  }

  /// The constraint of a subview gives way to one of its superview.
  @Test func theDeepestItem() throws {
    for innerIsFirst in [true, false] {
      var widths: [Double] = []
      _ = try testScript().play(
        Handlers(load: { screen in
          let outer = View("outer", in: screen.simulation)
          let inner = View("inner", in: screen.simulation)
          screen.view.addSubview(outer)
          outer.addSubview(inner)
          for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
          let same = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
          let large = outer.widthAnchor.constraint(equalToConstant: 300)
          let small = inner.widthAnchor.constraint(equalToConstant: 100)
          small.identifier = "small"
          Constraint.activate(innerIsFirst ? [small, same, large] : [large, same, small])
          screen.view.layoutIfNeeded()
          widths = [outer.frame.width, inner.frame.width]
        }))
      #expect(widths == [300, 100], "\(innerIsFirst)")
    }
  }

  /// A broken one holds again once nothing excludes it, as it stays active.
  @Test func whatWasBrokenHoldsOnceItCan() throws {
    _ = try testScript().play(
      Handlers(load: { screen in
        let view = View("view", in: screen.simulation)
        screen.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let small = view.widthAnchor.constraint(equalToConstant: 100)
        let large = view.widthAnchor.constraint(equalToConstant: 200)
        Constraint.activate([large, small])
        screen.view.layoutIfNeeded()
        #expect(view.frame.width == 100)
        small.isActive = false
        screen.view.layoutIfNeeded()
        #expect(view.frame.width == 200)
      }))
  }
}
