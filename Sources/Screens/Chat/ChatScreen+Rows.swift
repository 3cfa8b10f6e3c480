extension ChatScreen {
  func configure(_ row: View, with layout: MessageLayout) {
    let isMine = layout.sender == .me
    row.backgroundColor = table.backgroundColor
    row.clipsToBounds = true
    let content = content(of: row)
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
      content.addSubview(view)
      view.frame = frame(of: part, layout, inRow: row.bounds.width)
      guard part == .bubble else { continue }
      let text = View("text", in: simulation)
      text.contents = .message(layout.lines)
      text.textLook = layout.look
      view.addSubview(text)
      text.frame = layout.textFrame
    }
  }

  func layOutParts(of row: View, with layout: MessageLayout) {
    let content = content(of: row)
    if content !== row {
      content.bounds.size = row.bounds.size
      content.center = Point(x: row.bounds.width / 2, y: row.bounds.height / 2)
    }
    for part in Part.allCases {
      content.subviews.first { $0.name == part.rawValue }?.frame =
        frame(of: part, layout, inRow: row.bounds.width)
    }
  }

  /// A row's parts' parent: the row, or, in a list turned over, a view turned back.
  private func content(of row: View) -> View {
    guard setting.isUpsideDown else { return row }
    if let content = row.subviews.first { return content }
    let content = View("row content", in: simulation)
    row.addSubview(content)
    content.frame = Rect(origin: .zero, size: row.bounds.size)
    content.transform = .scale(x: 1, y: -1)
    return content
  }

  private enum Part: String, CaseIterable {
    case time, avatar, bubble
  }

  private func frame(of part: Part, _ layout: MessageLayout, inRow rowWidth: Double) -> Rect {
    // In landscape a phone's notch insets both edges.
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
