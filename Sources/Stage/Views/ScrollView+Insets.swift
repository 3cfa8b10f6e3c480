extension ScrollView {
  /// When insets include the safe area: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, Sendable, Hashable, CaseIterable {
    /// As `scrollableAxes`, but always above and below for the screen's own `scrollView`.
    ///
    /// UIKit documents that for the scroll view of a view controller in a navigation controller.
    case automatic
    /// Along the axes on which the content is larger than the view.
    case scrollableAxes
    case never
    case always
  }

  /// The room around the content, in points, including the safe area's part.
  public var adjustedContentInset: Insets { contentInset + safeAreaAdjustment }

  /// Both scroll indicators' insets, in points: kept and logged; films show none.
  ///
  /// The getter returns the vertical one's.
  public var scrollIndicatorInsets: Insets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  private var safeAreaAdjustment: Insets {
    guard contentInsetAdjustmentBehavior != .never, simulation.system >= .ios11 else {
      return .zero
    }
    let scrolls = (
      across: contentSize.width > bounds.width, down: contentSize.height > bounds.height
    )
    let axes: (across: Bool, down: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: scrolls
      case .automatic:
        (scrolls.across, scrolls.down || simulation.screen?.scrollView === self)
      }
    guard axes.across || axes.down else { return .zero }
    let safe = safeAreaInsets
    return Insets(
      top: axes.down ? safe.top : 0, left: axes.across ? safe.left : 0,
      bottom: axes.down ? safe.bottom : 0, right: axes.across ? safe.right : 0)
  }

  func indicatorInsetsDidChange(from old: Insets, to new: Insets) {
    guard new != old else { return }
    simulation.log(.indicatorInsets(of: name, new))
  }
}
