/// A layer that series are measured on; users type the raw values, so they never change.
public enum Landmark: String, Sendable, Hashable, CaseIterable {
  /// The keyboard in its own window.
  case keyboard
  /// The bar that should ride on the keyboard, with its background.
  case toolbar
  /// The part of the bar that the keyboard must not cover: the field's row.
  case toolbarContent
  /// The list of messages.
  case table
  case navigationBar
  /// The view that a form's approaches move: the controller's view, or its content view.
  case view
  /// The header of a form, which should stay at the top.
  case header
  /// The sheet that presents a form, which the system moves.
  case sheet

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

/// A film's landmark layers.
package struct Landmarks: Sendable, Hashable, Codable {
  /// By `Landmark.index`; empty where the film has none.
  private let layers: [[Int]]

  init(_ layers: [Landmark: [Int]]) {
    self.layers = Landmark.allCases.map { layers[$0] ?? [] }
  }

  package subscript(landmark: Landmark) -> [Int]? {
    let layers = layers[landmark.index]
    return layers.isEmpty ? nil : layers
  }
}
