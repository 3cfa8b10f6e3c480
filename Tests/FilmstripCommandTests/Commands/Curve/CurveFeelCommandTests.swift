import Foundation
import Testing

struct CurveFeelCommandTests {
  @Test func itSaysHowAMotionFeels() throws {
    let text = try filmstrip("curve", "feel", "keyboard").output
    #expect(text.contains("half-way   91.9 ms\n"))
    #expect(text.contains("settles    363.6 ms, within 1 % of its way\n"))
    #expect(text.contains("fastest    6.72 ways a second at 54.8 ms"))
    let jump = try filmstrip("curve", "feel", "steps(2)", "--duration", "1").output
    #expect(jump.contains("fastest    a jump at 500.0 ms"))
    #expect(try filmstrip("curve", "feel", "keyboard", "--tolerance", "0.2").status == 64)
    #expect(try filmstrip("curve", "feel", "kyeboard").status == 64)
  }

  @Test func itsJSONHasTheSame() throws {
    let result = try filmstrip(
      "curve", "feel", "linear", "--duration", "2", "--tolerance", "0.05", "--json")
    let report = try #require(try result.json() as? [String: Any])
    #expect(report["halfway"] as? Double == 1)
    #expect(abs(try #require(report["settled"] as? Double) - 1.9) < 1e-12)
    #expect(report["overshoot"] as? Double == 0)
    #expect(report["duration"] as? Double == 2 && report["tolerance"] as? Double == 0.05)
    let fastest = try #require(report["fastest"] as? [String: Double])
    #expect(fastest == ["time": 0, "speed": 0.5])
    let steps = try #require(
      try filmstrip("curve", "feel", "steps(2)", "--json").json() as? [String: Any])
    #expect((steps["fastest"] as? [String: Any])?["speed"] is NSNull)
  }
}
