/// A layer that series are measured on.
///
/// Users type and reports print the raw values, so they never change.
public enum Landmark: String, Sendable, Hashable, CaseIterable {
  /// The keyboard in its own window.
  case keyboard
  /// The bar that should ride on the keyboard, with its background.
  case toolbar
  /// The part of the bar that the keyboard must not cover: the field's row.
  case toolbarContent
  /// The list of messages.
  case table
  /// The bar above, which stays when the view below it moves.
  case navigationBar
  /// What a form's approaches move: the view controller's view, or its content view where it has one.
  case view
  /// What should stay at the top of a form while the rest moves.
  case header
  /// The sheet that a form is presented on, which the system moves.
  case sheet

  /// Its index among all cases.
  fileprivate var index: Int {
    switch self {
    case .keyboard: 0
    case .toolbar: 1
    case .toolbarContent: 2
    case .table: 3
    case .navigationBar: 4
    case .view: 5
    case .header: 6
    case .sheet: 7
    }
  }
}

/// The layers that are a film's landmarks.
package struct Landmarks: Sendable, Hashable {
  /// By `Landmark.index`; empty where the film has none.
  private let layers: [[Int]]

  init(_ layers: [Landmark: [Int]]) {
    self.layers = Landmark.allCases.map { layers[$0] ?? [] }
  }

  /// The layers that are a landmark, in drawing order; nil where the film has none.
  package subscript(landmark: Landmark) -> [Int]? {
    let layers = layers[landmark.index]
    return layers.isEmpty ? nil : layers
  }
}
