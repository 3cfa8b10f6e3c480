public import Foundation

/// What a cell shows, as a value: UIKit's `UIContentConfiguration`.
///
/// The film shows those that are lists' own.
public protocol UIContentConfiguration {}

/// The content of a list's cell: UIKit's `UIListContentConfiguration`.
///
/// Pictures are not shown.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text is set.
  public struct TextProperties: Hashable {
    /// The typeface.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The ink.
    public var color = UIColor.label
    /// The most lines; 0 is as many as it takes.
    public var numberOfLines = 0
  }

  /// The text.
  public var text: String?
  /// The second text, below the first.
  public var secondaryText: String?
  /// The text, of which the film shows the letters.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The picture; not shown.
  public var image: UIImage?
  /// How the text is set.
  public var textProperties = TextProperties()
  /// How the second text is set.
  public var secondaryTextProperties = TextProperties()

  /// A cell with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A cell with a second, smaller text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// A cell with a second text in grey; the film sets it below the first.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// The labels that show it, pinned to a cell's content.
  @MainActor
  func fill(_ content: UIView) -> [UILabel] {
    let texts = [(text, textProperties), (secondaryText, secondaryTextProperties)]
    let labels = texts.compactMap { text, properties -> UILabel? in
      guard let text else { return nil }
      let label = UILabel()
      label.text = text
      label.font = properties.font
      label.textColor = properties.color
      label.numberOfLines = properties.numberOfLines
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      return label
    }
    var top = content.topAnchor
    for (index, label) in labels.enumerated() {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top, constant: index == 0 ? 11 : 2),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      ])
      top = label.bottomAnchor
    }
    if !labels.isEmpty {
      content.bottomAnchor.constraint(equalTo: top, constant: 11).isActive = true
    }
    return labels
  }
}
