public import Foundation

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: UIObject {
  /// The film's collection scrolls down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      if scrollDirection == .horizontal {
        Play.warn("A collection that scrolls across scrolls down.")
      }
    }
  }
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Groups below each other, section by section; a group is a row of the film's table.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in .list(configuration) }
  }

  override func lines(of collection: UICollectionView) -> [CollectionLine] {
    let environment = LayoutEnvironment(collection)
    var lines: [CollectionLine] = []
    for (index, count) in collection.shownCounts.enumerated() {
      let section = collection.play.calls.run("the layout's section provider") {
        provider(index, environment)
      }
      guard let section else {
        Play.warn("A compositional layout has no section \(index): its items are not shown.")
        continue
      }
      if let last = lines.indices.last {
        lines[last].height += Double(configuration.interSectionSpacing)
      }
      let items = (0..<count).map { CollectionElement.item(IndexPath(item: $0, section: index)) }
      lines += section.lines(of: items, index, in: collection)
    }
    return collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? lines.map { $0.mirrored(in: CGFloat(collection.measuredWidth)) } : lines
  }
}

extension CollectionLine {
  /// Laid out from right to left in a width, in points.
  fileprivate func mirrored(in width: CGFloat) -> CollectionLine {
    var line = self
    line.parts = parts.map { element, frame in
      (element, CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size))
    }
    return line
  }
}

/// A collection's size and traits.
@MainActor
private final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  private let collection: UICollectionView
  init(_ collection: UICollectionView) { self.collection = collection }
  var container: any NSCollectionLayoutContainer { self }
  var contentSize: CGSize { collection.bounds.size }
  var effectiveContentSize: CGSize { contentSize }
  var traitCollection: UITraitCollection { collection.traitCollection }
}

/// The film shows only the margins of its looks.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  // Films have no swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) { self.appearance = appearance }
}

@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Not shown.
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
