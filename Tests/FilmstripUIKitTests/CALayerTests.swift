import Easing
import FilmstripUIKit
import Stage
import Testing

/// Layers that stand alone: their trees, and the animations that changes of them make by themselves.
@Suite struct CALayerTests {
  /// A layer of 10 × 20 pt at a height, in a view's layer, named by its class.
  final class Standing: CALayer {
    @MainActor
    static func add(to screen: LayerScreen, at y: CGFloat = 100) -> Standing {
      let layer = Standing()
      layer.frame = CGRect(x: 0, y: y, width: 10, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      screen.view.layer.addSublayer(layer)
      return layer
    }
  }

  /// Films a standing layer that is there from the start and does something as the keyboard comes.
  private func film(
    _ notes: FilmNotes = FilmNotes(),
    _ body: @escaping @MainActor @Sendable (CALayer, LayerScreen) -> Void
  ) throws -> Film {
    try LayerScreen.film(notes, load: { _ = Standing.add(to: $0) }) { screen in
      guard let layer = screen.view.layer.sublayers?.first(where: { $0 is Standing }) else {
        return
      }
      body(layer, screen)
    }
  }

  /// Where the standing layer's top is, in points.
  private func top(_ film: Film, _ time: Double) throws -> Double {
    let layer = try #require(film.layers.firstIndex { $0.name == "Standing" })
    return try #require(film.rect(of: layer, at: .at(time))).minY
  }

  @Test func aStandingLayerAnimatesByItself() throws {
    let film = try film { layer, _ in layer.position.y += 100 }
    for time in [0.05, 0.125, 0.2] {
      #expect(near(try top(film, time), 100 + 100 * UnitCurve.ease.value(at: time / 0.25)))
    }
    #expect(try top(film, 0.25) == 200)
  }

  @Test func aTransactionPacesItAndBlocksDoNot() throws {
    let slow = try film { layer, screen in
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.frame.origin.y = 200
      screen.bar.layer.position.y = 522
      CATransaction.commit()
    }
    #expect(near(try top(slow, 0.5), 150))
    #expect(slow.rect(of: .toolbar, at: .at(0))?.midY == 522)
    let blocks = try film { layer, _ in
      UIView.animate(withDuration: 1) { layer.frame.origin.y = 200 }
    }
    #expect(try top(blocks, 0.25) == 200)
    let without = try film { layer, _ in
      UIView.performWithoutAnimation { layer.frame.origin.y = 200 }
    }
    #expect(try top(without, 0) == 100)
  }

  /// Ways to keep a change from animating.
  static let still: [@MainActor @Sendable (CALayer, LayerScreen) -> Void] = [
    { layer, _ in
      CATransaction.setDisableActions(true)
      layer.position.y += 100
    },
    { layer, _ in
      CATransaction.setAnimationDuration(0)
      layer.position.y += 100
    },
    { layer, _ in
      layer.actions = ["position": NSNull()]
      layer.position.y += 100
    },
    { layer, screen in
      layer.delegate = screen
      layer.position.y += 100
    },
    { layer, _ in
      layer.removeFromSuperlayer()
      layer.position.y += 100
      CATransaction.setDisableActions(true)
    },
  ]

  @Test(arguments: still.indices) func itCanBeKeptStill(index: Int) throws {
    let film = try film { Self.still[index]($0, $1) }
    if index < 4 { #expect(try top(film, 0) == 200) }
  }

  /// A change on the way begins where the layer is seen.
  @Test func aNewChangeTakesOverFromWhatIsSeen() throws {
    let film = try film { layer, screen in
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.y += 100
      screen.after(0.5) { _ in
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.y -= 100
      }
    }
    #expect(near(try top(film, 0.499999), 149.9999))
    #expect(near(try top(film, 1), 125))
    #expect(try top(film, 1.5) == 100)
  }

  @Test func layersAreInTheirOrderBetweenViews() throws {
    let notes = FilmNotes()
    let film = try LayerScreen.film(
      notes,
      load: { screen in
        let (below, above, inner) = (CALayer(), CALayer(), CALayer())
        let layer = screen.view.layer
        layer.insertSublayer(below, at: 0)
        layer.addSublayer(above)
        above.addSublayer(inner)
        screen.notes.expecting {
          #expect(layer.sublayers == [below, screen.bar.layer, above])
          layer.insertSublayer(above, below: screen.bar.layer)
          #expect(layer.sublayers == [below, above, screen.bar.layer])
          layer.insertSublayer(below, above: above)
          #expect(layer.sublayers == [above, below, screen.bar.layer])
          #expect(screen.view.subviews == [screen.bar])
          #expect(inner.superlayer === above && screen.bar.layer.superlayer === layer)
          layer.replaceSublayer(below, with: inner)
          #expect(layer.sublayers == [above, inner, screen.bar.layer])
          #expect(above.sublayers == nil && below.superlayer == nil)
          layer.addSublayer(layer)
        }
      }, { _ in })
    #expect(notes.all == [])
    #expect(film.warnings.count == 1)
  }

  @Test func geometryIsCoreAnimations() throws {
    let notes = FilmNotes()
    let film = try LayerScreen.film(
      notes,
      load: { screen in
        let (layer, inner) = (CALayer(), CALayer())
        screen.view.layer.addSublayer(layer)
        layer.addSublayer(inner)
        screen.notes.expecting {
          layer.anchorPoint = CGPoint(x: 0, y: 1)
          layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
          layer.position = CGPoint(x: 100, y: 200)
          #expect(layer.frame == CGRect(x: 100, y: 160, width: 30, height: 40))
          layer.bounds.size.height = 60
          #expect(layer.position == CGPoint(x: 100, y: 200) && layer.frame.minY == 140)
          layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
          #expect(layer.position == CGPoint(x: 10, y: 60))
          inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
          #expect(
            inner.convert(CGPoint(x: 1, y: 2), to: screen.view.layer) == CGPoint(x: 16, y: 27))
          #expect(layer.hitTest(CGPoint(x: 16, y: 26)) === inner)
          #expect(layer.hitTest(CGPoint(x: 35, y: 21)) === layer)
          #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
          #expect(inner.contains(CGPoint(x: 9, y: 9)) && !inner.contains(CGPoint(x: 10, y: 9)))
          let bar = screen.bar
          bar.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
          #expect(bar.center.y == 622 && bar.frame.minY == 622)
          bar.bounds.size.height = 10
          #expect(bar.center.y == 622 && bar.frame == CGRect(x: 0, y: 622, width: 320, height: 10))
        }
      }, { _ in })
    #expect(notes.all == [])
    #expect(film.warnings.isEmpty)
  }

  /// A handler that lays its layer out by hand in a block, as many do with gradients: the layer lags behind its view.
  @Test func aLayerLaidOutByHandLagsBehindItsView() throws {
    final class Gradient: CAGradientLayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let notes = FilmNotes()
    let film = try LayerScreen.film(
      notes, load: { $0.bar.layer.addSublayer(Gradient()) }
    ) { screen in
      guard let layer = screen.bar.layer.sublayers?.first as? Gradient else { return }
      screen.notes.add("\(layer.count)")
      layer.colors = [UIColor.red.cgColor]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        screen.bar.frame.size.height = 144
        layer.frame.size.height = 100
      }
      layer.layoutIfNeeded()
      screen.notes.add("\(layer.count)")
    }
    #expect(notes.all == ["1", "2"])
    let layer = try #require(film.layers.firstIndex { $0.name == "Gradient" })
    #expect(film.rect(of: layer, at: .at(0.25))?.height == 100)
    #expect(film.rect(of: .toolbar, at: .at(0.25)).map { near($0.height, 69) } == true)
    #expect(film.warnings.count == 1)
  }

  @Test func hidingAndFading() throws {
    let notes = FilmNotes()
    let film = try film(notes) { layer, screen in
      layer.opacity = 0
      screen.after(0.5) { _ in layer.isHidden = true }
      screen.after(0.6) { screen in
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        screen.notes.add("\(layer.opacity) \(layer.isHidden)")
      }
      screen.after(0.7) { _ in layer.isHidden = false }
    }
    let layer = try #require(film.layers.firstIndex { $0.name == "Standing" })
    let seen = [0.125, 0.65, 0.7].map { film.alpha(of: layer, at: .at($0)) }
    #expect(near(seen[0], 1 - UnitCurve.ease.value(at: 0.5)))
    #expect(seen[1] == 0 && seen[2] == 1)
    #expect(notes.all == ["1.0 true"])
  }
}

extension LayerScreen: CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
