import Testing
import TestSupport

@testable import Stage

struct UprightWindowTests {
  /// A simulation of an iPhone 5, 320×568 points upright, held some way.
  private func simulation(
    _ orientation: Device.Orientation, _ system: SystemVersion = .ios7
  ) throws -> Simulation {
    Simulation(
      Script(
        device: try #require(Device(named: "iPhone 5", orientation: orientation)),
        keyboard: KeyboardSetting(height: 162), system: system, events: [], until: 0))
  }

  /// A view that fills the screen, and one in it that is moved, scrolled and scaled.
  private func views(in simulation: Simulation) -> [View] {
    let outer = View("outer", in: simulation)
    outer.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(outer)
    let inner = View("inner", in: simulation)
    inner.frame = Rect(x: 30, y: 40, width: 100, height: 80)
    inner.bounds.origin = Point(x: 7, y: -11)
    inner.transform = Transform(
      translation: Point(x: 5, y: -60), scale: Size(width: 2, height: 0.5))
    outer.addSubview(inner)
    return [outer, inner]
  }

  private static let square = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [
    (Device.Orientation.portrait, Rect(x: 10, y: 20, width: 30, height: 40)),
    (.portraitUpsideDown, Rect(x: 280, y: 508, width: 30, height: 40)),
    (.landscapeRight, Rect(x: 260, y: 10, width: 40, height: 30)),
    (.landscapeLeft, Rect(x: 20, y: 528, width: 40, height: 30)),
  ])
  func aRectangleIsInTheUprightWindow(orientation: Device.Orientation, inWindow: Rect) throws {
    let simulation = try simulation(orientation)
    let view = try #require(views(in: simulation).first)
    #expect(view.convert(UprightWindowTests.square, to: nil) == inWindow)
    #expect(view.convert(inWindow, from: nil) == UprightWindowTests.square)
    #expect(view.convert(UprightWindowTests.square, to: simulation.window) == inWindow)
    #expect(simulation.window.convert(inWindow, to: view) == UprightWindowTests.square)
    #expect(simulation.window.convert(inWindow, from: nil) == inWindow)
    #expect(simulation.window.convert(inWindow, to: nil) == inWindow)
  }

  /// The frames that apps logged on iOS 7: a keyboard at the interface's bottom is at the window's side.
  @Test(arguments: [
    (Device.Orientation.portrait, Rect(x: 0, y: 406, width: 320, height: 162)),
    (.portraitUpsideDown, Rect(x: 0, y: 0, width: 320, height: 162)),
    (.landscapeRight, Rect(x: 0, y: 0, width: 162, height: 568)),
    (.landscapeLeft, Rect(x: 158, y: 0, width: 162, height: 568)),
  ])
  func theKeyboardIsAnnouncedInTheUprightWindow(orientation: Device.Orientation, end: Rect) throws {
    var ends: [Rect] = []
    var begins: [Rect] = []
    let device = try #require(Device(named: "iPhone 5", orientation: orientation))
    var script = Script(
      device: device, keyboard: KeyboardSetting(height: 162), system: .ios7,
      events: [ScriptEvent(at: 0, .showKeyboard())], until: 0)
    let handlers = Handlers(show: { keyboard, screen in
      ends.append(keyboard.frameEnd)
      begins.append(keyboard.frameBegin)
      let inView = screen.view.convert(keyboard.frameEnd, from: nil)
      #expect(inView.maxY == screen.view.bounds.maxY)
      #expect(inView.height == 162)
      #expect(inView.width == screen.view.bounds.width)
    })
    _ = try script.play(handlers)
    #expect(ends == [end])
    script.system = .ios18
    _ = try script.play(handlers)
    let size = device.size
    #expect(ends.last == Rect(x: 0, y: size.height - 162, width: size.width, height: 162))
    #expect(begins.last == Rect(x: 0, y: size.height, width: size.width, height: 162))
  }

  @Test(arguments: Device.Orientation.allCases, [SystemVersion.ios7, .ios18])
  func thereAndBackIsWhereItWas(orientation: Device.Orientation, system: SystemVersion) throws {
    let simulation = try simulation(orientation, system)
    var generator = SeededGenerator(7)
    let views = views(in: simulation)
    for _ in 0..<200 {
      func number() -> Double { Double(Int.random(in: -800...800, using: &generator)) / 4 }
      let rect = Rect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      for view in views {
        #expect(view.convert(view.convert(rect, to: nil), from: nil) == rect)
        #expect(view.convert(view.convert(rect, from: nil), to: nil) == rect)
        for other in views {
          #expect(
            other.convert(view.convert(rect, to: other), to: nil) == view.convert(rect, to: nil))
        }
      }
    }
  }

  @Test(arguments: Device.Orientation.allCases)
  func fromIOS8OnWindowsAreTurnedWithTheInterface(orientation: Device.Orientation) throws {
    let simulation = try simulation(orientation, try #require(SystemVersion(major: 8)))
    let view = try #require(views(in: simulation).first)
    #expect(!simulation.system.keepsWindowsUpright)
    #expect(view.convert(UprightWindowTests.square, to: nil) == UprightWindowTests.square)
    #expect(
      view.convert(UprightWindowTests.square, to: simulation.window) == UprightWindowTests.square)
  }

  @Test func betweenViewsTheWindowPlaysNoPart() throws {
    let upright = try simulation(.landscapeLeft)
    let turned = try simulation(.landscapeLeft, .ios18)
    let old = views(in: upright)
    let new = views(in: turned)
    #expect(
      old[1].convert(UprightWindowTests.square, to: old[0])
        == new[1].convert(UprightWindowTests.square, to: new[0]))
  }

  @Test func theScreensBoundsAreUprightToo() throws {
    var bounds: [Rect] = []
    for system in [SystemVersion.ios7, .ios18] {
      let script = Script(
        device: try #require(Device(named: "iPhone 5", orientation: .landscapeRight)),
        keyboard: KeyboardSetting(height: 162), system: system, events: [], until: 0)
      _ = try script.play(Handlers(load: { bounds.append($0.screenBounds) }))
    }
    #expect(
      bounds == [
        Rect(x: 0, y: 0, width: 320, height: 568), Rect(x: 0, y: 0, width: 568, height: 320),
      ])
  }
}
