import FilmstripUIKit

/// A chat as apps of 2025 have it: the keyboard's layout guide, and tasks.
@MainActor
final class Chat2025: UIViewController {
  let tableView = UITableView()
  let inputBar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let textField = UITextField()
  var onStep: (String) -> Void = { _ in }
  private var searching: Task<Void, any Error>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
    textField.borderStyle = .roundedRect
    for child in [tableView, inputBar] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    textField.translatesAutoresizingMaskIntoConstraints = false
    inputBar.contentView.addSubview(textField)
    let content = inputBar.contentView
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: inputBar.bottomAnchor),
      textField.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
      textField.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -6),
      textField.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      textField.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.note("isolated") }
      Task { @MainActor [weak self] in self?.note("task") }
    }
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      Task { await self?.search() }
    }
  }

  private let begin = CACurrentMediaTime()

  private func note(_ what: String) {
    let millis = Int(((CACurrentMediaTime() - begin) * 1000).rounded())
    onStep("\(what) \(millis)")
  }

  private func search() {
    searching?.cancel()
    searching = Task {
      note("begin")
      try await Task.sleep(for: .milliseconds(50))
      note("slept")
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        var sum = 0
        for await number in group { sum += number }
        return sum
      }
      note("sum \(sum)")
      let detached = await Task.detached { Thread.isMainThread ? "film" : "elsewhere" }.value
      MainActor.preconditionIsolated()
      note(detached)
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 400_000_000) }
      note("cancelled")
    }
  }
}
