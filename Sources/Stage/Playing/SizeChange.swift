/// What gives the app's view another size: UIKit tells it by `viewWillTransition(to:with:)`.
package enum SizeChange: String, Sendable, Hashable, CaseIterable {
  case rotation, resize, fold
}
