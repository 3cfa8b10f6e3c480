public import Foundation

/// Its text is shown plain, its pictures are not.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: UICellConfigurationState) -> Self { self }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// The film sets the second text below the first, in grey.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// The labels that show it, pinned to a view.
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
