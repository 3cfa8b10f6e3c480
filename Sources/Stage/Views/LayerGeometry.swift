/// A view's mapping to its superview: Core Animation's position, bounds and transform.
struct LayerGeometry {
  var center: Point
  var bounds: Rect
  var transform: Transform

  /// Converts to the superview; of positive size under a negative scale, as UIKit's frames are.
  func toSuperview(_ rect: Rect) -> Rect {
    let scale = transform.scale
    return Rect(
      x: (rect.minX - bounds.midX) * scale.width + center.x + transform.translation.x,
      y: (rect.minY - bounds.midY) * scale.height + center.y + transform.translation.y,
      width: rect.width * scale.width, height: rect.height * scale.height
    ).upright(scale)
  }

  /// Converts from the superview; the view's scale must not be 0.
  func fromSuperview(_ rect: Rect) -> Rect {
    let scale = transform.scale
    return Rect(
      x: (rect.minX - center.x - transform.translation.x) / scale.width + bounds.midX,
      y: (rect.minY - center.y - transform.translation.y) / scale.height + bounds.midY,
      width: rect.width / scale.width, height: rect.height / scale.height
    ).upright(scale)
  }
}

extension Rect {
  /// The rectangle of positive size, where a scale turned it over.
  fileprivate func upright(_ scale: Size) -> Rect {
    scale.width < 0 || scale.height < 0 ? standardized : self
  }
}
