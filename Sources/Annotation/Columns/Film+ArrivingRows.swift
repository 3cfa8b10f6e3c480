import Stage

extension Film {
  /// Whether rows move in from an empty frame in one of some frames.
  ///
  /// A table makes a row's view as it comes into view. In an animation block that view's frame is animated like any
  /// other, from the empty one that it was made with.
  func hasArrivingRows(at frames: [Int]) -> Bool {
    layers.indices.contains { index in
      let layer = layers[index]
      guard layer.birth.isFinite, rect(of: index, at: .at(layer.birth))?.isEmpty == true,
        let settled = rect(of: index, at: .before(min(layer.death, duration))),
        !settled.isEmpty
      else { return false }
      return frames.contains { frame in
        guard let rect = rect(of: index, at: .at(time(ofFrame: frame))) else { return false }
        return settled.width - rect.width >= device.pixel
      }
    }
  }
}
