extension Film {
  /// Where the bar and its content have a background, on the screen.
  func barGrounds(at moment: Moment) -> [Rect] {
    guard let bar = layer(of: .toolbar, at: moment) else { return [] }
    var inside: Set<Int> = [bar]
    var grounds: [Rect] = []
    for index in bar..<layers.count {
      if let parent = layers[index].parent, inside.contains(parent) { inside.insert(index) }
      guard inside.contains(index), layers[index].background != nil else { continue }
      if let rect = rect(of: index, at: moment) { grounds.append(rect) }
    }
    return grounds
  }
}
