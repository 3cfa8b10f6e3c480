import Easing
import Testing

/// What is printed of a motion: its CSS or its numbers, and its times in seconds.
struct DescriptionTests {
  @Test func aSpringHasItsNumbers() throws {
    #expect("\(Spring.keyboardIOS7)" == "spring of mass 3, stiffness 1000 and damping 500")
    let thrown = try #require(Spring(stiffness: 100, damping: 20, initialVelocity: 1.5))
    #expect(
      "\(thrown)"
        == "spring of mass 1, stiffness 100 and damping 20 from 1.5 distances a second")
  }

  @Test(arguments: ["ease-in", "steps(4, jump-both)", "cubic-bezier(0.38, 0.7, 0.125, 1)"])
  func aCurveIsItsCSS(css: String) throws {
    let curve = try UnitCurve(css: css)
    #expect("\(curve)" == css)
    #expect("\(Motion.curve(curve))" == css)
  }

  @Test func aTimingHasItsTimes() throws {
    let timing = try #require(Timing(curve: .easeOut, duration: 0.25))
    #expect("\(timing)" == "ease-out for 0.25 s")
    let later = try #require(Timing(curve: .linear, duration: 0.25, begin: 0.1))
    #expect("\(later)" == "linear for 0.25 s from 0.1 s on")
  }

  @Test func framesSayWhereTheyAre() throws {
    let frames = try FrameOffsets(curve: .linear, duration: 0.5, distance: -300)
    #expect("\(frames)" == "31 frames at 60 per second over -300 pt: linear for 0.5 s")
    #expect("\(frames[15])" == "frame 15 at 0.25 s: -150 pt")
  }
}
