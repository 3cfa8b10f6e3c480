import Painting

/// What `render` shapes its strips or pages for.
enum PictureShape: Hashable {
  case strip(StripShape)
  /// A page in a frame of another page.
  case embed
}

extension PictureShape: ArgumentValue, CustomStringConvertible {
  static var names: [String] { StripShape.names + ["embed"] }

  init?(argument: String) {
    if argument == "embed" {
      self = .embed
    } else if let shape = StripShape(argument: argument) {
      self = .strip(shape)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .strip(let shape): shape.rawValue
    case .embed: "embed"
    }
  }

  /// The sheet of strips next to an embedded page.
  var ofStrips: StripShape { if case .strip(let shape) = self { shape } else { .sheet } }
}
