// Members in apps' chat controllers that a film does not have.

public import Foundation

extension UIApplication {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Nothing is opened: a film has one app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    Play.warn("“\(url)” is not opened: a film shows one app.")
    if let completionHandler { DispatchQueue.main.run { completionHandler(false) } }
  }

  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  public func canOpenURL(_ url: URL) -> Bool { false }
}

extension UIView {
  /// An empty view of its size: nothing that the app draws is seen.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    Play.warn("snapshotView(afterScreenUpdates:) of a \(type(of: self)) is an empty view.")
    return UIView(frame: bounds)
  }

  /// No delegate hears of the ends of `beginAnimations`.
  public class func setAnimationDelegate(_ delegate: Any?) {}

  public class func setAnimationWillStart(_ selector: Selector?) {
    if let selector { Play.warn("\(selector) is not called as an animation begins.") }
  }

  public class func setAnimationDidStop(_ selector: Selector?) {
    if let selector { Play.warn("\(selector) is not called as an animation ends.") }
  }

  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  /// Films have no touches.
  public func addInteraction(_ interaction: any UIInteraction) {}
  public func removeInteraction(_ interaction: any UIInteraction) {}
}

public protocol UIInteraction: AnyObject {}

extension UIViewController {
  /// A controller that was made in code.
  public var storyboard: UIStoryboard? { nil }

  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    Play.warn("The segue “\(identifier)” is not performed: storyboards are not read.")
  }

  public func show(_ controller: UIViewController, sender: Any?) {
    Play.warn("\(type(of: self)) shows \(type(of: controller)), which the film does not show.")
  }

  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }
}

extension UITableView {
  /// A cell that asks for it has no views of the nib: it is made by no class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    Play.warn("A nib was registered for the cell “\(identifier)”, which is not read.")
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    Play.warn("A nib was registered for the cell “\(identifier)”, which is not read.")
  }
}

extension Bundle {
  @MainActor
  @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}
