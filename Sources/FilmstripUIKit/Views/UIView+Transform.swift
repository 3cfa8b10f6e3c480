import Foundation
import Stage

extension UIView {
  /// Takes a transform as far as the stage has it: what turns or shears moves the view, and no more.
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
