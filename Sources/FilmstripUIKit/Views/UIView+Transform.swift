import Foundation
import Stage

extension UIView {
  /// Applies the stage's part of a transform: a rotation or a shear only moves the view.
  func move(by transform: CGAffineTransform) {
    play.calls.step()
    turned = transform.turnsOrShears ? transform : nil
    node.move(by: transform)
  }
}

extension Stage.View {
  func move(by transform: CGAffineTransform) {
    guard transform.turnsOrShears else {
      self.transform = Transform(transform)
      return
    }
    simulation.warn("The transform of \(name) turns or shears it, which the film does not show.")
    self.transform = .translation(x: Double(transform.tx), y: Double(transform.ty))
  }
}
