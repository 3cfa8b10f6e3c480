/// A view's appearance.
struct LayerStyle: Sendable, Hashable {
  var contents = Contents.none
  var backgroundColor: SemanticColor?
  var cornerRadius = 0.0
  var clipsToBounds = false
  var look = TextLook.usual
}
