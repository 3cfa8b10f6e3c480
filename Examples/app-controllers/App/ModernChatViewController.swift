//  ModernChatViewController.swift
//  A chat screen as apps of 2025 are written: Swift 6, blocks, tasks, a property animator.

import UIKit

final class ModernChatViewController: UIViewController {
    private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)
    private(set) lazy var inputBar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private(set) lazy var textView = UITextView()

    private var barBottom: NSLayoutConstraint?
    private var observers: [any NSObjectProtocol] = []
    private let messages: [String]

    init(messages: [String]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear

        [tableView, inputBar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        textView.translatesAutoresizingMaskIntoConstraints = false
        inputBar.contentView.addSubview(textView)

        let barBottom = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        self.barBottom = barBottom
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            barBottom,
            textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            textView.topAnchor.constraint(equalTo: inputBar.contentView.topAnchor, constant: 6),
            textView.leadingAnchor.constraint(equalTo: inputBar.contentView.leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: inputBar.contentView.trailingAnchor, constant: -16),
            textView.bottomAnchor.constraint(
                equalTo: inputBar.safeAreaLayoutGuide.bottomAnchor, constant: -6),
        ])
        observe(UIResponder.keyboardWillShowNotification)
        observe(UIResponder.keyboardWillHideNotification)
    }

    private func observe(_ name: Notification.Name) {
        let observer = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: .main
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            MainActor.assumeIsolated {
                self?.keyboardWillMove(to: frame ?? .zero, for: duration ?? 0.25, curve: curve ?? 7)
            }
        }
        observers.append(observer)
    }

    private func keyboardWillMove(to frame: CGRect, for duration: TimeInterval, curve: UInt) {
        let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
        barBottom?.constant = -overlap
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState]
        ) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            Task { @MainActor in
                self.tableView.flashScrollIndicators()
            }
        }
    }
}

extension ModernChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
