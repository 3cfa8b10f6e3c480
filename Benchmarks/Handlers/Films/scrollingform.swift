import FilmstripCommand
import FilmstripUIKit

/// The controller with its storyboard's views.
final class Screen: ViewController {
  override func loadView() {
    let (all, scrolling, rows) = (UIView(), UIScrollView(), UIStackView())
    view = all
    rows.axis = .vertical
    for _ in 0..<7 {
      let (box, field) = (UIView(), UITextField())
      rows.addArrangedSubview(box)
      box.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 100),
        field.heightAnchor.constraint(equalToConstant: 30),
        field.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
        field.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
      ])
    }
    all.addSubview(scrolling)
    scrolling.addSubview(rows)
    for part in [scrolling, rows] { part.translatesAutoresizingMaskIntoConstraints = false }
    let safe = all.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrolling.topAnchor.constraint(equalTo: all.topAnchor),
      scrolling.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scrolling.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrolling.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      rows.topAnchor.constraint(equalTo: scrolling.topAnchor),
      rows.bottomAnchor.constraint(equalTo: scrolling.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: scrolling.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scrolling.trailingAnchor),
      rows.widthAnchor.constraint(equalTo: all.widthAnchor),
    ])
    scrollView = scrolling
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), embedding: .none, scrollView: { $0.scrollView },
      field: { controller, _ in
        (controller.scrollView.subviews.first as? UIStackView)?.arrangedSubviews[5].subviews.first
      })
  ]
}
