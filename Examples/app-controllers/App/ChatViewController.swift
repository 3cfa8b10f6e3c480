//  ChatViewController.swift
//  A chat screen as apps of 2020 were written: constraints, selectors, and a dispatch that somebody added.

import UIKit

final class ChatViewController: UIViewController {
    private let tableView = UITableView()
    private let inputBar = UIView()
    private let textView = UITextView()
    private let sendButton = UIButton(type: .system)

    private var inputBarBottom: NSLayoutConstraint!
    private var textViewHeight: NSLayoutConstraint!
    private var messages = (1...20).map { "Message \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollToBottom(animated: false)
    }

    private func setUpViews() {
        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        if #available(iOS 13.0, *) {
            inputBar.backgroundColor = .secondarySystemBackground
        } else {
            inputBar.backgroundColor = .lightGray
        }
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isScrollEnabled = false
        textView.layer.cornerRadius = 16
        textView.delegate = self
        sendButton.setTitle("Send", for: .normal)
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)

        for subview in [tableView, inputBar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        for subview in [textView, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            inputBar.addSubview(subview)
        }
        inputBarBottom = inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        textViewHeight = textView.heightAnchor.constraint(equalToConstant: 36)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputBarBottom,
            textViewHeight,
            textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 12),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
            textView.bottomAnchor.constraint(
                equalTo: inputBar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -12),
            sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 52),
        ])
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
              let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        let overlap = max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
        // "Fixes the jump on some phones."
        DispatchQueue.main.async {
            self.inputBarBottom.constant = -overlap
            UIView.animate(withDuration: duration) {
                self.view.layoutIfNeeded()
            }
        }
    }

    @objc private func send() {
        guard let text = textView.text, !text.isEmpty else { return }
        messages.append(text)
        textView.text = ""
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
        scrollToBottom(animated: true)
    }

    private func scrollToBottom(animated: Bool) {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(
            at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }
}

extension ChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}

extension ChatViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        let fitting = textView.sizeThatFits(
            CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        textViewHeight.constant = min(max(36, fitting.height), 120)
        view.layoutIfNeeded()
    }
}
