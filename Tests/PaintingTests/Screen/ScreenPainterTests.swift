import Approaches
import Graphics
import Imaging
import Screens
import Stage
import Testing

@testable import Painting

struct ScreenPainterTests {
  /// Moves nothing.
  private struct Quiet: Approach { typealias Screen = ChatScreen }

  /// A chat on an iPhone 7 whose keyboard comes at 0.1 s.
  private func film(
    _ move: BarMove = BarMove(.transform), messages: Int = 3,
    set: @escaping (ChatScreen) -> Void = { _ in }
  ) throws -> Film {
    let device = try #require(Device(named: "iPhone 7"))
    let script = Script(
      device: device, keyboard: KeyboardSetting(height: 258),
      events: [ScriptEvent(at: 0.1, .showKeyboard())], until: 1)
    return try script.play(move, named: "test") { simulation in
      let chat = ChatScreen(Message.conversation(count: messages), in: simulation)
      set(chat)
      return chat
    }
  }

  private func picture(
    of film: Film, at time: Double, scale: Double = 2, theme: Theme = .light, window: Rect? = nil
  ) throws -> Bitmap {
    let fonts = try Fonts()
    let painter = ScreenPainter(theme, scale: scale, fonts: fonts)
    let canvas = try painter.canvas(for: window ?? film.screen, fonts: fonts)
    painter.draw(film, at: time, on: canvas, window: window)
    return try canvas.bitmap()
  }

  /// A part that is drawn once shows what the whole screen shows there, and is the same whatever was drawn before.
  @Test(arguments: [2.0, 3, 7])
  func aPartThatIsDrawnOnceIsThatPart(scale: Double) throws {
    let film = try film(messages: 8)
    let window = Rect(x: 40, y: 380, width: 70, height: 60)
    let fonts = try Fonts()
    func part(_ painter: ScreenPainter, isOnce: Bool) throws -> Bitmap {
      let canvas = try painter.canvas(for: window, fonts: fonts)
      painter.draw(film, at: 1, on: canvas, window: window, isOnce: isOnce)
      return try canvas.bitmap()
    }
    let painter = ScreenPainter(.light, scale: scale, fonts: fonts)
    // Curves' edges may come out by so much where Cairo draws them in another place.
    let mostLevels = 2
    let once = try part(painter, isOnce: true)
    // The keyboard at least is too large to be drawn as a whole.
    let drawn = painter.cachedLayers
    let whole = try part(painter, isOnce: false)
    #expect(painter.cachedLayers > drawn || scale == 2)
    #expect(try part(painter, isOnce: true) == once)
    let most = zip(once.pixels, whole.pixels).reduce(0) { most, pair in
      [0, 8, 16].reduce(most) { most, shift in
        max(most, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
    #expect(most <= mostLevels)
  }

  private func color(_ swatch: SemanticColor) -> UInt32 {
    0xFF00_0000 | Theme.light.screen.fill(swatch).hex
  }

  /// At a left edge where only backgrounds lie, every row has the colour of the layer that the film
  /// puts there.
  @Test(arguments: [1.0, 2, 3, 0.7])
  func edgesLandOnTheirPixelRow(scale: Double) throws {
    let film = try film(BarMove(.transform, curve: .named(.easeInOut)))
    let tray = 0xFF00_0000 | Theme.light.keyboard.tray.hex
    for time in [0, 0.13, 0.19, 0.25, 0.31, 0.36, 1] {
      let bitmap = try picture(of: film, at: time, scale: scale)
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(time)))
      let toolbar = try #require(film.rect(of: .toolbar, at: .at(time)))
      func row(_ y: Double) -> Int { Int((y * scale + 0.5).rounded(.down)) }
      for y in row(toolbar.minY)..<bitmap.height {
        let expected =
          if y >= row(keyboard.minY) {
            tray
          } else if (row(toolbar.minY)..<row(toolbar.maxY)).contains(y) {
            color(.toolbar)
          } else {
            color(.screen)
          }
        // Between the toolbar's hairline and the first keys nothing else lies at the edge.
        let isHairline = y == row(toolbar.minY) && y < row(keyboard.minY)
        let isAmongKeys = y >= row(keyboard.minY + 40)
        if !isHairline, !isAmongKeys { #expect(bitmap[0, y] == expected, "row \(y) at \(time)") }
      }
    }
  }

  /// A bar that rides on the keyboard shows no pixel of what lies behind, at any time and scale.
  @Test(arguments: [1.0, 2, 3, 0.37, 0.7])
  func noGapHasNoPixel(scale: Double) throws {
    let film = try film()
    let window = Rect(x: 0, y: 300, width: 4, height: 367)
    for step in 0...40 {
      let time = 0.1 + Double(step) / 61
      let bitmap = try picture(of: film, at: time, scale: scale, window: window)
      let toolbar = try #require(film.rect(of: .toolbar, at: .at(time)))
      let seam =
        Int(((toolbar.maxY - 0) * scale + 0.5).rounded(.down))
        - Int((300 * scale + 0.5).rounded(.down))
      for y in (seam - 2)..<min(seam + 2, bitmap.height) {
        #expect(bitmap[0, y] != color(.screen), "row \(y) at \(time)")
      }
    }
  }

  /// Beside a hardware keyboard's narrow bar, and between the halves of a split keyboard, the screen is seen as if there
  /// were no keyboard; on iOS 26 too, whose glass blurs what lies behind it.
  @Test(arguments: [18, 26], [KeyboardPosition.docked, .split])
  func theAreaNextToTheKeysIsSeen(major: Int, position: KeyboardPosition) throws {
    let device = try #require(Device(named: "iPad 9.7"))
    func picture(hasKeyboard: Bool) throws -> (bitmap: Bitmap, keyboard: Rect) {
      var script = Script(
        device: device,
        keyboard: KeyboardSetting(
          motion: major == 26 ? .ios26 : .ios7, height: 320, position: position,
          isHardware: position == .docked),
        events: hasKeyboard ? [ScriptEvent(at: 0.1, .showKeyboard())] : [], until: 1)
      script.system = try #require(SystemVersion(major: major))
      let film = try script.play(Quiet(), named: "test") {
        ChatScreen(Message.conversation(count: 30), in: $0)
      }
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(1)))
      return (try self.picture(of: film, at: 1, scale: 1), keyboard)
    }
    let (shown, frame) = try picture(hasKeyboard: true)
    let (bare, _) = try picture(hasKeyboard: false)
    let top = Int(frame.minY), bottom = Int(min(frame.maxY, device.size.height))
    // Columns beside a bar of 320, or between two halves of a third each.
    let free = position == .split ? Array(270..<498) : Array(0..<220) + Array(548..<768)
    for y in top..<bottom {
      for x in free where shown[x, y] != bare[x, y] {
        Issue.record("\(x), \(y)")
        return
      }
    }
    let taken = position == .split ? 130 : 384
    #expect((top..<bottom).contains { shown[taken, $0] != bare[taken, $0] })
  }

  @Test func aGapShowsTheScreen() throws {
    let film = try film(BarMove(.transform, curve: .named(.easeOut)))
    let time = 0.133
    let gap = try #require(film.rect(of: .toolbar, at: .at(time))).maxY
    let keyboard = try #require(film.rect(of: .keyboard, at: .at(time))).minY
    #expect(keyboard - gap > 20)
    let bitmap = try picture(of: film, at: time)
    #expect(bitmap[200, Int((gap + keyboard).rounded())] == color(.screen))
  }

  @Test(arguments: [1.0, 2, 0.7])
  func aCropIsAPartOfTheWhole(scale: Double) throws {
    let film = try film()
    let whole = try picture(of: film, at: 0.2, scale: scale)
    let window = Rect(x: 0, y: 350.3, width: 375, height: 120)
    let part = try picture(of: film, at: 0.2, scale: scale, window: window)
    let top = Int((350.3 * scale + 0.5).rounded(.down))
    #expect(part.width == whole.width)
    for y in 0..<part.height {
      for x in 0..<part.width where part[x, y] != whole[x, y + top] {
        Issue.record("\(x), \(y)")
        return
      }
    }
  }

  @Test func framesDoNotDependOnTheirOrder() throws {
    let film = try film()
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 1, fonts: fonts)
    let canvas = try painter.canvas(for: film.screen, fonts: fonts)
    painter.draw(film, at: 0.3, on: canvas)
    let first = try canvas.bitmap()
    for time in [0, 0.9, 0.2] { painter.draw(film, at: time, on: canvas) }
    painter.draw(film, at: 0.3, on: canvas)
    #expect(try canvas.bitmap() == first)
    #expect(try picture(of: film, at: 0.3, scale: 1) == first)
  }

  @Test func layersAreDrawnOnce() throws {
    let film = try film()
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 1, fonts: fonts)
    let canvas = try painter.canvas(for: film.screen, fonts: fonts)
    for frame in 0..<film.frameCount {
      painter.draw(film, at: film.time(ofFrame: frame), on: canvas)
    }
    let kept = painter.cachedLayers
    for frame in 0..<film.frameCount {
      painter.draw(film, at: film.time(ofFrame: frame), on: canvas)
    }
    #expect(painter.cachedLayers == kept && kept > 5 && kept < 60)
  }

  @Test func opacityLetsThroughThePartsBehind() throws {
    let film = try film { chat in chat.toolbar.alpha = 0.5 }
    let bitmap = try picture(of: film, at: 0)
    let seen = Color(bitmap[1, 1330] & 0xFF_FFFF)
    let half = Theme.light.screen.fill(.screen).mixed(
      with: Theme.light.screen.fill(.toolbar), by: 0.5)
    #expect(seen.difference(from: half) < 1)
  }

  @Test func scaledLayersFillTheirRectangle() throws {
    let film = try film { chat in chat.toolbar.transform = .scale(x: 0.5, y: 0.5) }
    let bitmap = try picture(of: film, at: 0)
    let toolbar = try #require(film.rect(of: .toolbar, at: .at(0)))
    #expect(toolbar.width == 187.5)
    let middle = Int(toolbar.maxY * 2) - 4
    let left = Int(toolbar.minX * 2)
    #expect(
      Color(bitmap[left + 2, middle] & 0xFF_FFFF).difference(
        from: Theme.light.screen.fill(.toolbar)) < 2)
    #expect(bitmap[left - 2, middle] == color(.screen))
  }

  @Test func framesHaveRoundCorners() throws {
    let film = try film()
    let fonts = try Fonts()
    let canvas = try Canvas(
      size: Size(width: 200, height: 360), background: Color(0x00FF00), fonts: fonts)
    let painter = ScreenPainter(.light, scale: 0.5, fonts: fonts)
    painter.draw(film, at: 0, on: canvas, at: Point(x: 5, y: 5), isFramed: true)
    let bitmap = try canvas.bitmap()
    let size = painter.pixelSize(of: film.screen)
    #expect(bitmap[5, 5] == 0xFF00_FF00 && bitmap[4, 100] == 0xFF00_FF00)
    #expect(bitmap[5, 100] != 0xFF00_FF00 && bitmap[5 + size.width - 1, 100] != 0xFF00_FF00)
    #expect(bitmap[5 + size.width, 100] == 0xFF00_FF00)
    #expect(bitmap[100, 5 + size.height] == 0xFF00_FF00)
  }

  @Test func roundedKeyboardsBlurThePartsBehind() throws {
    let device = try #require(Device(named: "iPhone 17"))
    let script = Script(
      device: device, keyboard: KeyboardSetting(motion: .ios26, height: 335),
      events: [ScriptEvent(at: 0, .showKeyboard())], until: 1)
    func corner(_ appearance: Appearance) throws -> (corner: UInt32, inside: UInt32) {
      let film = try script.play(BarMove(.transform), named: "test") {
        ChatScreen(Message.conversation(count: 6), in: $0)
      }
      let bitmap = try picture(of: film, at: 1, scale: 1, theme: Theme(appearance))
      let top = Int(try #require(film.rect(of: .keyboard, at: .at(1))).minY)
      return (bitmap[0, top], bitmap[60, top + 6])
    }
    for appearance in Appearance.allCases {
      let (outside, inside) = try corner(appearance)
      #expect(outside & 0xFF_FFFF == Theme(appearance).screen.fill(.toolbar).hex)
      #expect(inside & 0xFF_FFFF != Theme(appearance).keyboard.tray.hex)
      #expect(Color(inside & 0xFF_FFFF).difference(from: Theme(appearance).keyboard.tray) < 8)
    }
  }

  @Test func equalFilmsAreEqualBytes() throws {
    let first = try PNG.encode(picture(of: film(), at: 0.25, scale: 1))
    let second = try PNG.encode(picture(of: film(), at: 0.25, scale: 1))
    #expect(first == second)
  }
}
