extension View {
  func set(_ property: Property, to value: Double) {
    switch property {
    case .centerX: center = Point(x: value, y: center.y)
    case .centerY: center = Point(x: center.x, y: value)
    case .width:
      bounds = Rect(origin: bounds.origin, size: Size(width: value, height: bounds.height))
    case .height:
      bounds = Rect(origin: bounds.origin, size: Size(width: bounds.width, height: value))
    case .originX: bounds = Rect(origin: Point(x: value, y: bounds.minY), size: bounds.size)
    case .originY: bounds = Rect(origin: Point(x: bounds.minX, y: value), size: bounds.size)
    case .translationX:
      transform = Transform(
        translation: Point(x: value, y: transform.translation.y), scale: transform.scale)
    case .translationY:
      transform = Transform(
        translation: Point(x: transform.translation.x, y: value), scale: transform.scale)
    case .scaleX:
      transform = Transform(
        translation: transform.translation,
        scale: Size(width: value, height: transform.scale.height))
    case .scaleY:
      transform = Transform(
        translation: transform.translation, scale: Size(width: transform.scale.width, height: value)
      )
    case .alpha: alpha = value
    }
  }
}
