public import Foundation
import Stage

/// The film's presentation is the scenario's, and an app's own never animates.
@preconcurrency @MainActor
open class UIPresentationController: UIObject {
  // A controller keeps its presentation, not the other way round.
  public unowned let presentedViewController: UIViewController
  private weak var starting: UIViewController?
  public let presentationStyle: UIModalPresentationStyle
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public required init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    starting = presenting
    presentationStyle = presentedViewController.modalPresentationStyle
  }

  /// Until it presents, the one it was made with, else the presented one; then the one that presents.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? starting ?? presentedViewController
  }

  /// The window while it presents.
  open var containerView: UIView? {
    presentedViewController.presenter == nil ? nil : presentedView?.window
  }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedView.map { $0.convert($0.bounds, to: containerView) } ?? .zero
  }
  // Never called.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// The film's sheet is as high as its scenario has it: large on a phone.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  public final class Detent: Sendable {
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
  }

  open var detents: [Detent] = [.large()] { didSet { warnOfHeight(detents.map(\.identifier)) } }
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { warnOfHeight(selectedDetentIdentifier.map { [$0] } ?? []) }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }

  private func warnOfHeight(_ identifiers: [Detent.Identifier]) {
    guard identifiers.contains(where: { $0 != .large }) else { return }
    Play.warn("A sheet's detents change nothing: it is as high as the scenario's presentation.")
  }
}

/// Never called: no sheet is dragged in a film, and the scenario's presentation does not adapt.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: OptionalMethods {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}
