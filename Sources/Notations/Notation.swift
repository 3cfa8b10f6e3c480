import Basics
import Easing

/// A language or tool in which a motion can be written down.
package enum Notation: String, Sendable, CaseIterable {
  case css, cssKeyframes = "css-keyframes"
  case uikit, swiftui, compose, android, flutter
  case lottie, figma, dtcg, json

  /// What it is, in a line of help.
  package var summary: String {
    switch self {
    case .css: "CSS: a duration and an easing, springs as linear() with the fewest stops"
    case .cssKeyframes: "CSS: @keyframes, for browsers without linear()"
    case .uikit: "UIKit and Core Animation"
    case .swiftui: "SwiftUI"
    case .compose: "Jetpack Compose"
    case .android: "Android's interpolators and SpringForce"
    case .flutter: "Flutter's curves and SpringSimulation"
    case .lottie: "a Lottie animation of a square that goes this way"
    case .figma: "a transition as Figma's plugins write it, in seconds"
    case .dtcg: "a design token of the W3C community group's format"
    case .json: "every number: the spring in its three notations, stops, and errors"
    }
  }

  /// How far an approximation may be off by default, as a fraction of the distance.
  package static let usualTolerance = 0.0003

  /// A motion written down, ending in a line break.
  ///
  /// - Parameter tolerance: The greatest error of an approximation, as a fraction of the distance, 0.00001…0.1.
  /// - Throws: `Failure` if this notation cannot express the motion.
  package func text(of motion: NotedMotion, within tolerance: Double) throws -> String {
    switch self {
    case .css: try motion.css(within: tolerance)
    case .cssKeyframes: try motion.cssKeyframes(within: tolerance)
    case .uikit: try motion.uikit()
    case .swiftui: try motion.swiftUI()
    case .compose: try motion.compose()
    case .android: try motion.android()
    case .flutter: try motion.flutter()
    case .lottie: try motion.lottie(within: tolerance)
    case .figma: try motion.figma()
    case .dtcg: try motion.designToken(within: tolerance)
    case .json: try motion.numbers(within: tolerance)
    }
  }
}

extension NotedMotion {
  /// A distance that readers know: the keyboard of most phones upright.
  static let keyboardHeight = 336.0

  /// “34 stops, off by at most 0.0003 of the distance: 0.1 pt of 336 pt”.
  static func accuracy(_ count: String, _ error: Double) -> String {
    guard error > 0 else { return "\(count), exact" }
    let points = (error * keyboardHeight * 1000).rounded(.up) / 1000
    let share = (error * 1_000_000).rounded(.up) / 1_000_000
    return
      "\(count), off by at most \(share.shortest) of the distance: \(points.shortest) pt of 336 pt"
  }
}
