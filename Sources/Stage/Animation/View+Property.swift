extension View {
  func set(_ property: Property, to value: Double) {
    switch property {
    case .centerX: center.x = value
    case .centerY: center.y = value
    case .width: bounds.size.width = value
    case .height: bounds.size.height = value
    case .originX: bounds.origin.x = value
    case .originY: bounds.origin.y = value
    case .translationX: transform.translation.x = value
    case .translationY: transform.translation.y = value
    case .scaleX: transform.scale.width = value
    case .scaleY: transform.scale.height = value
    case .alpha: alpha = value
    }
  }
}
