/// Converts pixels between spaces with the same curve, through linear light.
///
/// A colour that the other space does not have becomes the nearest that it has.
struct ColorConversion: Sendable {
  private let matrix: ColorMatrix
  private let lights: [Double]
  /// The light from which on the next level is nearer.
  private let limits: [Double]
  /// The level at which to begin searching for a light, by quantised light.
  private let starts: [UInt8]
  private static let steps = 4096

  /// A conversion; nil where none is needed, or a space is unknown.
  init?(from space: ColorSpace, to other: ColorSpace) {
    guard !space.isReadAs(other), let matrix = ColorConversion.matrix(from: space, to: other)
    else { return nil }
    self.init(matrix)
  }

  private init(_ matrix: ColorMatrix) {
    self.matrix = matrix
    lights = (0...255).map { SRGBCurve.light(of: Double($0) / 255) }
    limits = (0..<255).map { SRGBCurve.light(of: (Double($0) + 0.5) / 255) }
    var starts: [UInt8] = []
    for step in 0...ColorConversion.steps {
      var level = starts.last ?? 0
      while level < 255, limits[Int(level)] <= Double(step) / Double(ColorConversion.steps) {
        level += 1
      }
      starts.append(level)
    }
    self.starts = starts
  }

  /// From one space's linear light to the other's, both under D65.
  static func matrix(from space: ColorSpace, to other: ColorSpace) -> ColorMatrix? {
    guard let one = space.primaries, let back = other.primaries?.inverse else { return nil }
    return back * one
  }

  /// Converts pixels 0xAARRGGBB with straight alpha.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    var (last, converted) = (UInt32(0), UInt32(0))
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last { (last, converted) = (pixel, self.converted(pixel)) }
      pixels[index] = converted
    }
  }

  func converted(_ pixel: UInt32) -> UInt32 {
    func light(_ shift: UInt32) -> Double { lights[Int(pixel >> shift & 0xFF)] }
    let other = matrix * SIMD3(light(16), light(8), light(0))
    return pixel & 0xFF00_0000 | level(other.x) << 16 | level(other.y) << 8 | level(other.z)
  }

  private func level(_ light: Double) -> UInt32 {
    if light <= 0 { return 0 }
    if light >= 1 { return 255 }
    var level = Int(starts[Int(light * Double(ColorConversion.steps))])
    while level < 255, limits[level] <= light { level += 1 }
    return UInt32(level)
  }
}
