import Diagnosis
import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct SignedPictureTests {
  @Test func theFileHoldsThePixelsAndSaysWhatDrewThem() throws {
    let film = try Scenario.named("keyboard-gap").film(of: #require(NamedApproach.named("frame")))
    let picture = try PicturePainter().picture(of: film, at: 0.1, scale: 2, appearance: .light)
    #expect(picture.bitmap.width == 750 && picture.bitmap.height == 1334)
    let file = try picture.file()
    #expect(try PNG.decode(file) == picture.bitmap)
    #expect(Fingerprint.signature(of: file) == picture.fingerprint.description)
    let dark = try PicturePainter().picture(of: film, at: 0.1, scale: 2, appearance: .dark)
    #expect(dark.bitmap != picture.bitmap)
  }

  @Test func aPartOfTheScreenIsDrawnAlone() throws {
    let film = try Scenario.named("keyboard-gap").film(of: #require(NamedApproach.named("frame")))
    let crop = try #require(Crop("0,300,375,200"))
    let whole = try PicturePainter().picture(of: film, at: 0.1, scale: 1, appearance: .light)
    let part = try PicturePainter().picture(
      of: film, at: 0.1, scale: 1, appearance: .light, crop: crop)
    #expect(part.bitmap.width == 375 && part.bitmap.height == 200)
    #expect(part.bitmap.pixels == Array(whole.bitmap.pixels[(300 * 375)..<(500 * 375)]))
  }
}
