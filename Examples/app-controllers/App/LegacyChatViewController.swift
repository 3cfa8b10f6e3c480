//  LegacyChatViewController.swift
//  A chat screen as apps of 2015 were written: frames, begin and commit, names of Swift 3.

import Foundation
import UIKit

@objc class LegacyChatViewController: UIViewController, UITableViewDataSource, UITextViewDelegate {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var inputBar: UIView!
    @IBOutlet weak var textView: UITextView!

    private var messages: [String] = (1...24).map { "Message \($0)" }
    private var keyboardHeight: CGFloat = 0
    private var barHeight: CGFloat = 50

    override func viewDidLoad() {
        super.viewDidLoad()
        let tableView = UITableView(frame: .zero, style: .plain)
        tableView.dataSource = self
        tableView.rowHeight = 56
        view.addSubview(tableView)
        self.tableView = tableView

        let inputBar = UIView(frame: .zero)
        inputBar.backgroundColor = .lightGray
        view.addSubview(inputBar)
        self.inputBar = inputBar

        let textView = UITextView(frame: .zero)
        textView.delegate = self
        textView.font = UIFont.systemFont(ofSize: 16)
        inputBar.addSubview(textView)
        self.textView = textView
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(LegacyChatViewController.keyboardWillHide(_:)),
            name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOut()
    }

    private func layOut() {
        let size = view.bounds.size
        let bottom = size.height - keyboardHeight
        inputBar.frame = CGRect(x: 0, y: bottom - barHeight, width: size.width, height: barHeight)
        textView.frame = CGRect(x: 8, y: 7, width: size.width - 16, height: barHeight - 14)
        tableView.frame = CGRect(x: 0, y: 0, width: size.width, height: inputBar.frame.origin.y)
    }

    @objc func keyboardWillShow(_ notification: NSNotification) {
        guard let info = notification.userInfo else { return }
        let frame = (info[UIKeyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
        keyboardHeight = view.bounds.height - view.convert(frame, from: nil).origin.y
        animate(with: info)
    }

    @objc func keyboardWillHide(_ notification: NSNotification) {
        keyboardHeight = 0
        animate(with: notification.userInfo ?? [:])
    }

    private func animate(with info: [AnyHashable: Any]) {
        let duration = (info[UIKeyboardAnimationDurationUserInfoKey] as! NSNumber).doubleValue
        let curve = (info[UIKeyboardAnimationCurveUserInfoKey] as! NSNumber).intValue
        UIView.beginAnimations("keyboard", context: nil)
        UIView.setAnimationDuration(duration)
        UIView.setAnimationCurve(UIViewAnimationCurve(rawValue: curve)!)
        UIView.setAnimationBeginsFromCurrentState(true)
        layOut()
        UIView.commitAnimations()
    }

    func textViewDidChange(_ textView: UITextView) {
        let fitting = textView.sizeThatFits(
            CGSize(width: textView.frame.size.width, height: .greatestFiniteMagnitude))
        barHeight = min(max(50, fitting.height + 14), 140)
        layOut()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message")
            ?? UITableViewCell(style: .default, reuseIdentifier: "message")
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}
