import Foundation
import Stage

extension UIView {
  /// Applies the stage's part of a transform: a rotation or a shear only moves the view.
  func move(by transform: CGAffineTransform) {
    play.calls.step()
    turned = transform.turnsOrShears ? transform : nil
    guard transform.turnsOrShears else {
      node.transform = Transform(transform)
      return
    }
    node.simulation.warn(
      "The transform of \(node.name) turns or shears it, which the film does not show.")
    node.transform = .translation(x: Double(transform.tx), y: Double(transform.ty))
  }
}
