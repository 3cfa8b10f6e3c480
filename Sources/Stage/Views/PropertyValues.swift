/// The values of a view's properties.
struct PropertyValues {
  var centerX = 0.0
  var centerY = 0.0
  var width = 0.0
  var height = 0.0
  var originX = 0.0
  var originY = 0.0
  var translationX = 0.0
  var translationY = 0.0
  var scaleX = 1.0
  var scaleY = 1.0
  var alpha = 1.0

  subscript(property: Property) -> Double {
    get {
      switch property {
      case .centerX: centerX
      case .centerY: centerY
      case .width: width
      case .height: height
      case .originX: originX
      case .originY: originY
      case .translationX: translationX
      case .translationY: translationY
      case .scaleX: scaleX
      case .scaleY: scaleY
      case .alpha: alpha
      }
    }
    set {
      switch property {
      case .centerX: centerX = newValue
      case .centerY: centerY = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .originX: originX = newValue
      case .originY: originY = newValue
      case .translationX: translationX = newValue
      case .translationY: translationY = newValue
      case .scaleX: scaleX = newValue
      case .scaleY: scaleY = newValue
      case .alpha: alpha = newValue
      }
    }
  }
}
