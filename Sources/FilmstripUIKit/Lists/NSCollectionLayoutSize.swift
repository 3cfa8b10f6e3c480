public import Foundation

/// A length of a compositional layout: of its container's, in points, or what the contents need.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind { case width, height, absolute, estimated }
  private let kind: Kind
  /// A fraction, or points.
  public let dimension: CGFloat
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(.width, fraction) }
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self(.height, fraction) }
  public static func absolute(_ points: CGFloat) -> Self { Self(.absolute, points) }
  /// A height is the contents'; a width is taken as it is.
  public static func estimated(_ points: CGFloat) -> Self { Self(.estimated, points) }
  /// Items do not become as high as their siblings here.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(.estimated, estimate)
  }

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  public var isFractionalWidth: Bool { kind == .width }
  public var isFractionalHeight: Bool { kind == .height }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  /// In points, an estimate as it is.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

public final class NSCollectionLayoutSize: Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  /// In points, estimates as they are.
  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// The room between items, in points.
public final class NSCollectionLayoutSpacing: Sendable {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// The film takes it as it is.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
}
