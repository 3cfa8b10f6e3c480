// swift-format-ignore-file
// Carried code keeps its columns.

import FilmstripUIKit

/// A chat's bar and list, with what the handlers of `BarMove.handler` need.
class BarController: UIViewController {
  let bar = UIView()
  let list = UITableView()
  let field = UITextField()
  lazy var barBottom = bar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  var isLaidOutByFrames: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, bar] { view.addSubview(child) }
    bar.addSubview(field)
    guard !isLaidOutByFrames else { return }
    for child in [list, bar] { child.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      barBottom,
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isLaidOutByFrames else { return }
    let (width, height) = (view.bounds.width, view.bounds.height)
    list.frame = CGRect(x: 0, y: 0, width: width, height: height - 44)
    bar.frame = CGRect(x: 0, y: height - 44, width: width, height: 44)
  }
}

final class LiftedByTransform: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Sets the bar's transform with the keyboard's curve.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedByTransform.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedByTransform.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let duration = notification.userInfo?[durationKey] as? Double ?? 0.25
    let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
    let curve = notification.userInfo?[curveKey] as? UInt ?? 7
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: curve << 16)
    ) { [self] in
      bar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
  }
}

final class LiftedByFrame: BarController {
  override var isLaidOutByFrames: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Sets the bar's frame with no curve option, so easeInOut, in 0.4 s, 0.1 s late.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedByFrame.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedByFrame.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
      UIView.animate(withDuration: 0.4) { [self] in
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        bar.frame.origin.y = bottom - bar.frame.height - height
      }
    }
  }
}

final class LiftedByConstraint: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Changes the bar's constraint and lays out in the block with linear, 3 ticks late.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedByConstraint.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedByConstraint.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let duration = notification.userInfo?[durationKey] as? Double ?? 0.25
    _ = TickCounter(3) { [self] in
      UIView.animate(
        withDuration: duration, delay: 0,
        options: .curveLinear
      ) { [self] in
        barBottom.constant = -height
        view.layoutIfNeeded()
      }
    }
  }

  @MainActor private final class TickCounter: NSObject {
    private var left: Int
    private let work: () -> Void

    init(_ count: Int, work: @escaping () -> Void) {
      left = count
      self.work = work
      super.init()
      CADisplayLink(target: self, selector: Selector("tick:", TickCounter.tick(_:))).add(to: .main, forMode: .common)
    }

          private func tick(_ link: CADisplayLink) {
      left -= 1
      guard left <= 0 else { return }
      link.invalidate()
      work()
    }
  }
}

final class LiftedByLayoutPass: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Changes the bar's constraint in the block without laying out with the raw options 7, 0.05 s late, 2 ticks late.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedByLayoutPass.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedByLayoutPass.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let duration = notification.userInfo?[durationKey] as? Double ?? 0.25
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [self] in
      _ = TickCounter(2) { [self] in
        UIView.animate(
          withDuration: duration, delay: 0,
          options: UIView.AnimationOptions(rawValue: 7)
        ) { [self] in
          barBottom.constant = -height
        }
      }
    }
  }

  @MainActor private final class TickCounter: NSObject {
    private var left: Int
    private let work: () -> Void

    init(_ count: Int, work: @escaping () -> Void) {
      left = count
      self.work = work
      super.init()
      CADisplayLink(target: self, selector: Selector("tick:", TickCounter.tick(_:))).add(to: .main, forMode: .common)
    }

          private func tick(_ link: CADisplayLink) {
      left -= 1
      guard left <= 0 else { return }
      link.invalidate()
      work()
    }
  }
}

final class LiftedOnASpring: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Sets the bar's transform on a spring of duration 0.4, bounce 0.2.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedOnASpring.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedOnASpring.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let duration = notification.userInfo?[durationKey] as? Double ?? 0.25
    let timing = UISpringTimingParameters(
      duration: 0.4, bounce: 0.2)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [self] in
      bar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
    animator.startAnimation()
  }
}

final class LiftedOnABezierCurve: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  // Changes the bar's constraint and lays out in the block on cubic-bezier(0.2, 0, 0, 1), in 0.3 s.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedOnABezierCurve.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedOnABezierCurve.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0),
      controlPoint2: CGPoint(x: 0, y: 1))
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
    animator.addAnimations { [self] in
      barBottom.constant = -height
      view.layoutIfNeeded()
    }
    animator.startAnimation()
  }
}

final class LiftedByKeyframes: BarController {
  override var isLaidOutByFrames: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    observeKeyboard()
  }

  private var risen: CGFloat = 0

  // Sets the bar's frame on a line through 3 points, in 0.3 s, 0.05 s late.
  // Call this in viewDidLoad.
  private func observeKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWillShow:", LiftedByKeyframes.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillHide:", LiftedByKeyframes.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

        private func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let screen = view.window?.screen
    else { return }
    let frame = view.convert(end, from: screen.coordinateSpace)
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
  }

        private func keyboardWillHide(_ notification: Notification) {
    moveBar(up: 0, with: notification)
  }

  private func moveBar(up height: CGFloat, with notification: Notification) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [self] in
      let before = risen
      risen = height
      let points: [(Double, Double)] = [(0, 0), (0.25, 0.5), (1, 1)]
      let even = UIView.AnimationOptions.curveLinear.rawValue
      UIView.animateKeyframes(
        withDuration: 0.3, delay: 0, options: .init(rawValue: even)
      ) { [self] in
        for (start, end) in zip(points, points.dropFirst()) {
          let rise = before + (height - before) * end.1
          UIView.addKeyframe(withRelativeStartTime: start.0, relativeDuration: end.0 - start.0) { [self] in
            let bottom = view.bounds.height - view.safeAreaInsets.bottom
            bar.frame.origin.y = bottom - bar.frame.height - rise
          }
        }
      }
    }
  }
}
