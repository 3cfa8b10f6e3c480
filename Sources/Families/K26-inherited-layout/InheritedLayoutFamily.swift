import Basics

extension Family {
  /// A view is laid out for the first time inside an animation, and grows from nothing.
  static let inheritedLayout = Family(
    .inheritedLayout, rules: [.inheritedLayout],
    approaches: [
      NamedApproach(
        "strip-in-block",
        summary: "Makes a strip above the bar and lays it out in the block that moves the bar.",
        code: """
          view.addSubview(strip)
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.inBlock) },
      NamedApproach(
        "strip-before-block",
        summary: "Makes a strip above the bar and lays it out before the block that moves the bar.",
        code: """
          view.addSubview(strip)
          view.layoutIfNeeded()
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.beforeBlock) },
      NamedApproach(
        "strip-without-animation",
        summary:
          "Makes a strip above the bar and lays it out with animations off before the bar moves.",
        code: """
          performWithoutAnimation {
            view.addSubview(strip)
            view.layoutIfNeeded()
          }
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.withoutAnimation) },
    ])
}

extension Rule {
  /// K26: a view grows from nothing, across and down, as an animation has its first layout.
  static let inheritedLayout = Rule(.looks, on: .any) { features in
    guard let growth = features.firstGrowth else { return nil }
    let size = "\(growth.size.width.rounded().shortest) × \(growth.size.height.points)"
    return Finding(
      .inheritedLayout, cause: "first layout", features.faulty.isEmpty ? .whole : .partial,
      isUnambiguous: true,
      evidence:
        "A view of \(size) takes \(growth.duration.milliseconds) to grow from nothing, from "
        + "\(growth.distance.points) away: its first layout was in an animation. "
        + (features.film.context == .inherited
          ? "UIKit calls handlers inside the keyboard's own block, which animates what they lay out before theirs, too."
          : "A block animates what is laid out in it, new or not."),
      fix: """
        UIView.performWithoutAnimation {
          view.addSubview(strip)
          view.layoutIfNeeded()  // before the block; in keyboardWillShow the keyboard's own is around that, too
        }
        """)
  }
}

extension Features {
  /// A view that an animation makes of nothing.
  fileprivate struct Growth {
    let size: Size
    /// From where it began to where it belongs, in points.
    let distance: Double
    /// In seconds.
    let duration: Double
  }

  /// The largest of the app's views that grow so, rows of a table left out.
  fileprivate var firstGrowth: Growth? {
    let layers = film.layers.indices.filter {
      let layer = film.layers[$0]
      return layer.resizes && (layer.background != nil || layer.contents != .none) && isApps($0)
    }
    return episodes.flatMap { episode in layers.compactMap { growth(of: $0, in: episode) } }
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }

  private func growth(of layer: Int, in episode: Episode) -> Growth? {
    let pixel = film.device.pixel
    let shown = episode.samples.compactMap { sample in
      film.size(of: layer, at: sample.moment).map { (moment: sample.moment, size: $0) }
    }
    guard let first = shown.first, let last = shown.last, first.size.width < pixel,
      first.size.height < pixel, last.size.width >= 1, last.size.height >= 1,
      let parent = film.layers[layer].parent
    else { return nil }
    // Views that are there at once, a turn later, do not pass through sizes in between.
    let growing = shown.filter { _, size in
      size.width > pixel && size.width < 0.98 * last.size.width
        && size.height > pixel && size.height < 0.98 * last.size.height
    }
    func place(at moment: Moment) -> Point? {
      guard let own = film.rect(of: layer, at: moment),
        let outer = film.rect(of: parent, at: moment)
      else { return nil }
      return Point(x: own.midX - outer.minX, y: own.midY - outer.minY)
    }
    guard growing.count > 1, let end = growing.last, let from = place(at: first.moment),
      let to = place(at: last.moment)
    else { return nil }
    let (x, y) = (to.x - from.x, to.y - from.y)
    return Growth(
      size: last.size, distance: (x * x + y * y).squareRoot(),
      duration: end.moment.time - first.moment.time)
  }

  /// Whether a layer is in the app's window and in no table.
  private func isApps(_ layer: Int) -> Bool {
    let table = film.landmarks[.table]
    var root = layer
    while let outer = film.layers[root].parent {
      if table?.contains(root) == true { return false }
      root = outer
    }
    return film.landmarks[.keyboard]?.contains { keys in
      var other = keys
      while let outer = film.layers[other].parent { other = outer }
      return other == root
    } != true
  }
}
