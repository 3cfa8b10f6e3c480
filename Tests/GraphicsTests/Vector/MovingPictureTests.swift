import Geometry
import Testing

@testable import Graphics

struct MovingPictureTests {
  private let fonts: Fonts
  private let hole = Rect(x: 0, y: 0, width: 100, height: 200)

  init() throws { fonts = try Fonts() }

  private func part(
    _ color: Color, _ height: Double, _ tops: [Double?], clip: Rect? = nil, alphas: [Double] = []
  ) throws -> MovingPicture.Part {
    let canvas = try Canvas(
      size: Size(width: 100, height: height), anyScale: 2, background: color, medium: .marks,
      fonts: fonts)
    return MovingPicture.Part(
      .picture(canvas),
      tops.enumerated().map { index, top in
        top.flatMap { top in
          MovingPicture.Place(
            Rect(x: 0, y: top, width: 100, height: height), clip: clip, in: hole,
            alpha: alphas.isEmpty ? 1 : alphas[index])
        }
      })
  }

  private func svg(
    _ parts: [MovingPicture.Part], frames: Int = 5, loops: Int = 0, still: Int = 0
  ) throws -> String {
    var picture = MovingPicture(size: hole.size, background: .white, frameCount: frames)
    picture.add(parts, in: hole)
    return try picture.svg(
      MovingPicture.Play(delay: 0.1, loops: loops, still: still), scale: 2, title: "A & B",
      description: "moves", fonts: fonts)
  }

  @Test func stillPartsHaveNoKeyframes() throws {
    let svg = try svg([part(.black, 20, [10, 10, 10, 10, 10])])
    #expect(!svg.contains("<style>") && !svg.contains("class="))
    #expect(svg.contains("<rect x=\"0\" y=\"10\" width=\"100\" height=\"20\" fill=\"#000000\""))
    #expect(svg.contains("<title>A &amp; B</title>") && svg.contains("<desc>moves</desc>"))
    #expect(svg.contains("role=\"img\"") && !svg.contains("<script"))
  }

  /// Bar and keyboard that move alike have one list of keyframes and one group, so that no gap opens between them.
  @Test func equalMotionsShareOneListOfKeyframes() throws {
    let rise = [150.0, 150, 120, 100, 100]
    let svg = try svg([
      part(.black, 20, rise), part(.white, 80, rise.map { $0 + 20 }),
    ])
    #expect(svg.ranges(of: "@keyframes").count == 1)
    #expect(svg.ranges(of: "class=").count == 1)
    #expect(svg.contains("[class]{animation:.5s linear infinite}"))
    #expect(svg.contains("0%{transform:translateY(0px)}"))
    #expect(svg.contains("60%{transform:translateY(-50px)}100%{transform:translateY(-50px)}"))
    #expect(
      svg.contains("@media (prefers-reduced-motion:reduce){[class]{animation:none!important}}"))
  }

  /// Without animations the still frame is seen: parts stand where they are in it.
  @Test func theStillFrameIsSeenWithoutAnimations() throws {
    let svg = try svg(
      [part(.black, 20, [150, 150, 120, 100, 100]), part(.white, 5, [nil, nil, 7, nil, nil])],
      still: 3)
    #expect(svg.contains("<rect x=\"0\" y=\"100\""))
    #expect(svg.contains("0%{transform:translateY(50px)}"))
    #expect(svg.contains("visibility=\"hidden\""))
    #expect(
      svg.contains(
        "0%{visibility:hidden}40%{visibility:visible}60%{visibility:hidden}100%{visibility:hidden}")
    )
  }

  @Test func aPartMayGrowFadeAndBeCut() throws {
    let rects = [10.0, 20, 30, 40, 50].map { Rect(x: 0, y: 0, width: 100, height: $0) }
    let canvas = try Canvas(
      size: Size(width: 100, height: 10), anyScale: 2, background: .black, medium: .marks,
      fonts: fonts)
    let growing = MovingPicture.Part(
      .picture(canvas), rects.map { MovingPicture.Place($0, in: hole) })
    let svg = try svg([
      growing, part(.white, 20, [0, 0, 0, 0, 0], alphas: [1, 0.75, 0.5, 0.25, 0.25]),
      part(.white, 20, [50, 50, 50, 50, 50], clip: Rect(x: 0, y: 55, width: 100, height: 100)),
    ])
    #expect(svg.contains("80%{transform:translate(0px,0px) scale(1,5)}"))
    #expect(svg.contains("0%{opacity:1}60%{opacity:.25}100%{opacity:.25}"))
    #expect(svg.contains("<rect x=\"0\" y=\"55\" width=\"100\" height=\"100\"/></clipPath>"))
  }

  @Test func aLoopThatEndsStaysAtItsEnd() throws {
    let svg = try svg([part(.black, 20, [150, 150, 120, 100, 100])], loops: 3)
    #expect(svg.contains("[class]{animation:.5s linear 3 forwards}"))
  }

  /// Glass shows once more, blurred, all that lies behind it.
  @Test func glassShowsThePartsBehind() throws {
    let tray = MovingPicture.Part(
      .frost(blur: 18, radius: 10, corners: .all),
      [100, 90, 80, 70, 60].map {
        MovingPicture.Place(Rect(x: 0, y: $0, width: 100, height: 100), in: hole)
      })
    let svg = try svg([part(.black, 20, [10, 10, 10, 10, 10]), tray])
    #expect(svg.contains("<g id=\"b1\">") && svg.contains("<use href=\"#b1\"/>"))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"9\"/>"))
  }
}
