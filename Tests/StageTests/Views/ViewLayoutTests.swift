import Stage
import Testing

/// Which views a layout pass visits.
struct ViewLayoutTests {
  /// A view that counts how often it is laid out, and places its subviews side by side: a subclass as apps write it.
  private final class Row: View {
    var layouts = 0
    /// Called in `layoutSubviews`.
    var work: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      work()
    }
  }

  /// Plays what happens to an inner view in an outer one, after both were laid out.
  private func play(_ check: @escaping (BareScreen, _ outer: Row, _ inner: Row) -> Void) throws
    -> Film
  {
    var rows: [Row] = []
    var checks = 0
    let film = try testScript().play(
      Handlers(
        load: { screen in
          rows = ["outer", "inner"].map { Row($0, in: screen.simulation) }
          screen.view.addSubview(rows[0])
          rows[0].addSubview(rows[1])
          rows[0].frame = Rect(x: 0, y: 0, width: 200, height: 100)
          rows[1].frame = Rect(x: 0, y: 0, width: 50, height: 50)
        },
        show: { _, screen in
          for row in rows { row.layouts = 0 }
          check(screen, rows[0], rows[1])
          checks += 1
        }))
    #expect(checks == 1)
    return film
  }

  /// flowkey/UIKit-cross-platform, Sources/CALayer.swift: a layer whose bounds change their size marks its superlayer's
  /// view, "strange" as its comment finds that, to be as iOS is; moving marks nothing.
  @Test func aViewWhoseSizeChangesMarksItselfAndItsSuperview() throws {
    _ = try play { screen, outer, inner in
      inner.frame.size.width = 60
      outer.layoutIfNeeded()
      #expect(outer.layouts == 1 && inner.layouts == 1)
      inner.bounds.size.height = 10
      outer.layoutIfNeeded()
      #expect(outer.layouts == 2 && inner.layouts == 2)
      inner.frame.origin.x = 5
      inner.center.y = 70
      inner.transform = .scale(x: 2, y: 2)
      screen.view.layoutIfNeeded()
      #expect(outer.layouts == 2 && inner.layouts == 2)
    }
  }

  @Test func layoutBeginsAtTheSuperviewThatTheSizeMarked() throws {
    _ = try play { _, outer, inner in
      outer.work = { [unowned outer, unowned inner] in
        inner.frame.origin.x = outer.bounds.width - inner.bounds.width
      }
      inner.frame.size.width = 80
      inner.layoutIfNeeded()
      #expect(inner.frame == Rect(x: 120, y: 0, width: 80, height: 50))
    }
  }

  /// So that a superview that sizes its subviews settles, however often it is asked.
  @Test func whatALayoutSizesDoesNotMarkItAgain() throws {
    let film = try play { screen, outer, inner in
      outer.work = { [unowned outer, unowned inner] in
        inner.frame.size.width = 50 + Double(outer.layouts)
        let part = View("part", in: outer.simulation)
        outer.addSubview(part)
      }
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      outer.layoutIfNeeded()
      #expect(outer.layouts == 1)
      #expect(inner.layouts == 1)
      screen.async { [unowned outer] in #expect(outer.layouts == 1) }
    }
    #expect(film.warnings.isEmpty)
  }

  /// A frame that is set by hand on a view that constraints manage lasts until its superview is laid out: a sibling's
  /// new size brings that about, a sibling's new position does not.
  @Test(arguments: [false, true]) func aSiblingsSizeUndoesAFrame(resizes: Bool) throws {
    var sibling: View?
    let film = try testScript().play(
      Handlers(
        load: { screen in
          let view = View("sibling", in: screen.simulation)
          screen.view.addSubview(view)
          view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
          sibling = view
        },
        show: { _, screen in
          screen.bar.frame.origin.y = 400
          if resizes { sibling?.frame.size.width = 20 } else { sibling?.frame.origin.x = 20 }
        }))
    #expect(try film.top(of: "bar", at: 0) == (resizes ? 667 - 44 : 400))
  }

  /// A view that notes where it comes to lie.
  private final class Mover: View {
    var heard: [String] = []
    override func didMoveToSuperview() { heard.append("superview \(superview?.name ?? "none")") }
    override func didMoveToWindow() { heard.append("window \(window?.name ?? "none")") }
  }

  @Test func aSubclassIsNotifiedOfItsFrame() throws {
    var heard: [[String]] = []
    _ = try testScript().play(
      Handlers(load: { screen in
        let mover = Mover("mover", in: screen.simulation)
        let box = View("box", in: screen.simulation)
        func hear(_ work: () -> Void) {
          mover.heard = []
          work()
          heard.append(mover.heard)
        }
        hear { box.addSubview(mover) }
        hear { screen.view.addSubview(box) }
        hear { screen.view.addSubview(mover) }
        hear { screen.view.addSubview(mover) }
        hear { screen.view.removeFromSuperview() }
        hear { screen.simulation.window.addSubview(screen.view) }
        hear { mover.removeFromSuperview() }
        hear { mover.removeFromSuperview() }
      }))
    #expect(
      heard == [
        ["superview box"], ["window window"], ["superview view"], [], ["window none"],
        ["window window"], ["superview none", "window none"], [],
      ])
  }

  @Test func constraintsNameTheirItems() throws {
    _ = try testScript().play(
      Handlers(load: { screen in
        #expect(screen.view.constraints.count == 3)
        #expect(screen.bar.constraints.map(\.firstAttribute) == [.height])
        #expect(screen.bar.constraints.first?.secondItem == nil)
        let bottom = screen.barBottom
        #expect(bottom.firstItem === screen.bar && bottom.firstAttribute == .bottom)
        #expect(bottom.secondItem === screen.view && bottom.secondAttribute == .bottom)
        #expect(bottom.multiplier == 1)
        bottom.isActive = false
        #expect(!screen.view.constraints.contains { $0 === bottom })
        bottom.isActive = true
        #expect(screen.view.constraints.last === bottom && screen.view.constraints.count == 3)
        #expect(screen.simulation.window.constraints.isEmpty)
      }))
  }

  @Test func whatMarksItselfForEverOnlyWarns() throws {
    let film = try play { _, outer, inner in
      outer.work = { [unowned outer] in outer.setNeedsLayout() }
      inner.work = { [unowned inner] in inner.layoutIfNeeded() }
      outer.setNeedsLayout()
      inner.setNeedsLayout()
    }
    #expect(film.warnings.map(\.text).contains { $0.contains("did not settle") })
  }
}
