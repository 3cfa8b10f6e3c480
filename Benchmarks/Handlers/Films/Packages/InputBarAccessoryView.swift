import FilmstripUIKit

// Of InputBarAccessoryView: a bar that grows with its text, and over the home indicator.

@MainActor
protocol InputBarAccessoryViewDelegate: AnyObject {
  func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String)
  func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize)
}

class InputBarAccessoryView: UIView {
  weak var delegate: (any InputBarAccessoryViewDelegate)?
  let inputTextView = UITextView()
  let topStackView = UIStackView()
  var shouldAnimateTextDidChangeLayout = false
  func invalidatePlugins() {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    for part in [topStackView, inputTextView] as [UIView] {
      addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
      part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    }
    NSLayoutConstraint.activate([
      topStackView.topAnchor.constraint(equalTo: topAnchor),
      topStackView.heightAnchor.constraint(equalToConstant: 20),
      inputTextView.topAnchor.constraint(equalTo: topStackView.bottomAnchor, constant: 6),
      inputTextView.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20 + 48)
  }
}
