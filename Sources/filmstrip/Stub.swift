import Painting
import Imaging
import Scenarios
struct SeamPlotPainter {
  init(_ a: Appearance, scale: Double) throws {};
  func draw(title: String, _ f: [Film], range: ClosedRange<Double>) throws -> Bitmap {
    fatalError()
  }
}
struct OffsetPlotPainter {
  init(_ a: Appearance, scale: Double) throws {};
  func draw(title: String, _ f: FrameOffsets) throws -> Bitmap { fatalError() }
}
struct CurveCardsPainter {
  init(_ a: Appearance, scale: Double) throws {}; func draw() throws -> Bitmap { fatalError() }
}
