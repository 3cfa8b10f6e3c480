extension ChatScreen {
  /// Fills a row with a message.
  func configure(_ row: View, with layout: MessageLayout) {
    let isMine = layout.sender == .me
    row.backgroundColor = .cell
    row.clipsToBounds = true
    for (part, frame) in frames(of: layout, inRow: row.bounds.width) {
      let view = View(part.rawValue, in: simulation)
      switch part {
      case .time: view.contents = .caption(isMine ? "19:04" : "19:03")
      case .avatar: view.contents = .avatar(initials: isMine ? "JL" : "MC", outgoing: isMine)
      case .bubble:
        view.backgroundColor = isMine ? .bubbleOutgoing : .bubbleIncoming
        view.cornerRadius = 10
      }
      row.addSubview(view)
      view.frame = frame
      guard part == .bubble else { continue }
      let text = View("text", in: simulation)
      text.contents = .message(layout.lines)
      view.addSubview(text)
      text.frame = layout.textFrame
    }
  }

  /// Moves the parts of a row to where its width has them.
  func layOutParts(of row: View, with layout: MessageLayout) {
    for (part, frame) in frames(of: layout, inRow: row.bounds.width) {
      row.subviews.first { $0.name == part.rawValue }?.frame = frame
    }
  }

  private enum Part: String {
    case time, avatar, bubble
  }

  private func frames(of layout: MessageLayout, inRow rowWidth: Double) -> [(Part, Rect)] {
    // On its side a phone's notch takes room from both edges.
    let insets = view.safeAreaInsets
    let width = rowWidth - insets.left - insets.right
    return [
      (Part.time, layout.captionFrame(width: width)),
      (.avatar, layout.avatarFrame(width: width)),
      (.bubble, layout.bubbleFrame(width: width)),
    ].map { ($0.0, $0.1.offset(x: insets.left, y: 0)) }
  }
}
