extension ChatScreen {
  /// Fills a row with a message.
  func configure(_ row: View, with layout: MessageLayout) {
    let isMine = layout.sender == .me
    row.backgroundColor = .cell
    row.clipsToBounds = true
    for part in Part.allCases {
      let view = View(part.rawValue, in: simulation)
      switch part {
      // A lively chat: all within a minute.
      case .time: view.contents = .caption("19:03")
      case .avatar: view.contents = .avatar(initials: isMine ? "JL" : "MC", outgoing: isMine)
      case .bubble:
        view.backgroundColor = isMine ? .bubbleOutgoing : .bubbleIncoming
        view.cornerRadius = 10
      }
      row.addSubview(view)
      view.frame = frame(of: part, layout, inRow: row.bounds.width)
      guard part == .bubble else { continue }
      let text = View("text", in: simulation)
      text.contents = .message(layout.lines)
      view.addSubview(text)
      text.frame = layout.textFrame
    }
  }

  /// Moves the parts of a row to where its width has them.
  func layOutParts(of row: View, with layout: MessageLayout) {
    for part in Part.allCases {
      row.subviews.first { $0.name == part.rawValue }?.frame =
        frame(of: part, layout, inRow: row.bounds.width)
    }
  }

  private enum Part: String, CaseIterable {
    case time, avatar, bubble
  }

  private func frame(of part: Part, _ layout: MessageLayout, inRow rowWidth: Double) -> Rect {
    // On its side a phone's notch takes room from both edges.
    let insets = view.safeAreaInsets
    let width = rowWidth - insets.left - insets.right
    let frame =
      switch part {
      case .time: layout.captionFrame(width: width)
      case .avatar: layout.avatarFrame(width: width)
      case .bubble: layout.bubbleFrame(width: width)
      }
    return frame.offset(x: insets.left, y: 0)
  }
}
