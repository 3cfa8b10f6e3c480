import Foundation
import Geometry
import Testing

@testable import Graphics

struct MovingLottieTests {
  private let fonts: Fonts
  private let hole = Rect(x: 0, y: 0, width: 100, height: 200)

  init() throws { fonts = try Fonts() }

  private func part(
    _ height: Double, _ places: [MovingPicture.Place?], _ draw: (Canvas) -> Void = { _ in }
  ) throws -> MovingPicture.Part {
    let canvas = try Canvas(
      size: Size(width: 100, height: height), anyScale: 2, background: .black, medium: .marks,
      fonts: fonts)
    draw(canvas)
    return MovingPicture.Part(.picture(canvas), places)
  }

  private func place(_ top: Double, _ height: Double = 20, clip: Rect? = nil, alpha: Double = 1)
    -> MovingPicture.Place?
  {
    MovingPicture.Place(
      Rect(x: 0, y: top, width: 100, height: height), clip: clip, in: hole, alpha: alpha)
  }

  /// The file, and the layers of its first cell from the top.
  private func lottie(
    _ parts: [MovingPicture.Part], frames: Int
  ) throws -> (file: [String: Any], layers: [[String: Any]]) {
    var picture = MovingPicture(size: hole.size, background: .white, frameCount: frames)
    picture.add(parts, in: hole)
    let text = try picture.lottie(
      MovingPicture.Play(delay: 0.1, loops: 0, still: 0), title: "A & \"B\"", description: "moves",
      fonts: fonts)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let assets = try #require(file["assets"] as? [[String: Any]])
    return (file, assets.compactMap { $0["layers"] as? [[String: Any]] }.first ?? [])
  }

  /// A property's value at a frame, between key frames on a straight line, as players have it.
  private func value(_ property: Any?, at frame: Double) throws -> [Double] {
    let property = try #require(property as? [String: Any])
    guard property["a"] as? Int == 1 else {
      return try (property["k"] as? [Double]) ?? [#require(property["k"] as? Double)]
    }
    let keys = try #require(property["k"] as? [[String: Any]])
    let times = keys.compactMap { $0["t"] as? Double }
    let index = try #require(times.lastIndex { $0 <= frame })
    let start = try #require(keys[index]["s"] as? [Double])
    guard index + 1 < keys.count, keys[index]["h"] == nil else { return start }
    let part = (frame - times[index]) / (times[index + 1] - times[index])
    return zip(start, try #require(keys[index + 1]["s"] as? [Double])).map { $0 + ($1 - $0) * part }
  }

  @Test func aFileSaysWhatItIs() throws {
    let (file, layers) = try lottie([part(20, [place(10), place(10)])], frames: 2)
    #expect(file["nm"] as? String == "A & \"B\"")
    #expect((file["meta"] as? [String: Any])?["d"] as? String == "moves")
    #expect(file["fr"] as? Double == 10 && file["op"] as? Int == 2)
    #expect(file["w"] as? Int == 100 && file["h"] as? Int == 200)
    // A colour is no picture, and what stands still has no key frames.
    #expect(layers.count == 1 && layers[0]["ty"] as? Int == 1)
    let transform = try #require(layers[0]["ks"] as? [String: Any])
    #expect(transform.values.allSatisfy { ($0 as? [String: Any])?["a"] as? Int == 0 })
    #expect(try value(transform["s"], at: 0) == [50, 50])
    #expect(try value(transform["o"], at: 0) == [100])
  }

  /// At every frame a part is where it is given, within a tenth of a point; the last key frame ends the motion.
  @Test(arguments: 0..<20) func placesAreTheFilms(seed: Int) throws {
    var generator = SystemRandomNumberGenerator()
    var top = 100.0
    let tops = (0..<40).map { index -> Double in
      top += Double.random(in: -8...8, using: &generator)
      return index == 20 ? top + 60 : top
    }
    let (_, layers) = try lottie([part(20, tops.map { place($0) })], frames: tops.count)
    let transform = try #require(layers.first?["ks"] as? [String: Any])
    for (frame, top) in tops.enumerated() {
      let found = try value(transform["p"], at: Double(frame))
      #expect(abs(found[1] - top) <= 0.1 && found[0] == 0)
    }
    let keys = try #require((transform["p"] as? [String: Any])?["k"] as? [[String: Any]])
    #expect(keys.last?["i"] == nil && keys.last?["t"] as? Int == tops.count)
  }

  /// A part that is absent is transparent at once, and one that fades does so in steps of a hundredth.
  @Test func absentPartsAreTransparent() throws {
    let places = [place(10), nil, nil, place(10), place(10, alpha: 0.5)]
    let (_, layers) = try lottie([part(20, places)], frames: 5)
    let transform = try #require(layers.first?["ks"] as? [String: Any])
    #expect(
      try [0, 0.9, 1, 2.9, 3].map { try value(transform["o"], at: $0)[0] } == [100, 100, 0, 0, 100])
    #expect(try abs(value(transform["o"], at: 4)[0] - 50) <= 1)
  }

  /// A clip that stands while its part moves is a mask that moves the other way, in the part's pixels.
  @Test func clipsAreMasks() throws {
    let clip = Rect(x: 0, y: 50, width: 100, height: 30)
    let (_, layers) = try lottie(
      [part(20, [place(40, clip: clip), place(45, clip: clip)])], frames: 2)
    let masks = try #require(layers.first?["masksProperties"] as? [[String: Any]])
    let path = try #require(masks.first?["pt"] as? [String: Any])
    let keys = try #require(path["k"] as? [[String: Any]])
    let tops = keys.compactMap { key in
      ((key["s"] as? [[String: Any]])?.first?["v"] as? [[Double]])?.first?[1]
    }
    #expect(tops == [20, 10, 10])
  }

  /// A drawing is a picture as large as what is drawn, each once.
  @Test func equalPicturesAreOne() throws {
    func drawn(_ top: Double) throws -> MovingPicture.Part {
      let canvas = try Canvas(
        size: hole.size, anyScale: 2, medium: .marks, fonts: fonts)
      canvas.fill(.circle(center: Point(x: 50, y: 100), radius: 10), .black)
      return MovingPicture.Part(.picture(canvas), [MovingPicture.Place(hole, in: hole)])
    }
    let (file, layers) = try lottie([drawn(0), drawn(0)], frames: 1)
    let pictures = (file["assets"] as? [[String: Any]] ?? []).filter { $0["p"] != nil }
    #expect(pictures.count == 1 && layers.count == 2)
    #expect(pictures.first?["w"] as? Int ?? 0 < 50)
    let transform = try #require(layers[0]["ks"] as? [String: Any])
    let anchor = try value(transform["a"], at: 0)
    #expect(abs(anchor[0] + 80) < 3 && abs(anchor[1] + 180) < 3)
  }
}
