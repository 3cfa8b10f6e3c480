extension NamedApproach {
  /// From SwiftUI to Android; UIKit's own `layout-guide`, `input-accessory` are in ``system``.
  package static let frameworks: [NamedApproach] = [
    NamedApproach(
      "swiftui",
      summary:
        "SwiftUI makes the keyboard a part of the safe area; Apple does not say on which curve, and here it is the "
        + "keyboard's own.",
      code: """
        // SwiftUI, by itself; curve unknown
        animate(withDuration: duration,
                options: curve << 16) {
          stand(onInset: inset)
        }
        """
    ) { SwiftUIAvoidance() },
    NamedApproach(
      "swiftui-safe-area-inset",
      summary:
        "SwiftUI's safeAreaInset leaves its bar where it is while a finger takes the keyboard, and jumps once it is gone.",
      code: """
        // after a finger's hide
        func keyboardDidHide() {
          stand(onInset: 0)
        }
        """
    ) { SwiftUISafeAreaInset() },
    NamedApproach(
      "react-native",
      summary:
        "React Native's old architecture passes the curve it saw last to a UIView block; JavaScript's latency is left "
        + "out.",
      code: """
        // the curve that was seen last
        animate(
          withDuration: max(duration, 0.01),
          options: curve << 16) {
          stand(onInset: height)
        }
        """
    ) { ReactNative() },
    NamedApproach(
      "react-native-fabric",
      summary:
        "Fabric interpolates layouts by itself and knows no keyboard type, so the bar moves evenly for the notified time.",
      code: """
        // Fabric, at each frame
        switch type {
        case .easeIn: passed * passed
        // …no case for the keyboard
        default: passed
        }
        """
    ) { ReactNativeFabric() },
    NamedApproach(
      "react-native-avoiding-view",
      summary:
        "Today's KeyboardAvoidingView moves evenly on show, and on hide lays out before it asks for an animation.",
      code: """
        func keyboardWillHide() {
          setBottom(0)
          // returns: no LayoutAnimation
        }
        """
    ) { ReactNativeAvoidingView() },
    NamedApproach(
      "react-native-keyboard-controller",
      summary:
        "Reads where the keyboard was seen, and tells JavaScript where its animation will be two frames on.",
      code: """
        // at each tick of the display
        let time = animation.time(
          of: keyboardPosition)
        onMove(to: animation.value(
          at: time + link.duration
            * framesAhead))
        """
    ) { KeyboardController() },
    NamedApproach(
      "flutter",
      summary:
        "Flutter copies the keyboard's spring off a hidden view and asks it a frame ahead, for the frame it builds next.",
      code: """
        // at each tick of the display
        send(spring.value(
          at: link.targetTimestamp
            + link.duration - startTime))
        """
    ) { FlutterInsets() },
    NamedApproach(
      "compose",
      summary:
        "Compose Multiplatform reads the height of a hidden view that the keyboard's curve animates, a frame late.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          view.frame.height = size
        }
        // at each tick of the display
        update(view.presentationFrame.height
               / size)
        """
    ) { ComposeInsets() },
    NamedApproach(
      "android-insets-animation",
      summary:
        "Android with an insets animation callback: the system hands over the keyboard's progress with each frame.",
      code: """
        func onProgress(inset) {
          draw(onInset: inset)
        }
        """
    ) { AndroidInsetsAnimation() },
    NamedApproach(
      "android-resize",
      summary:
        "Android with adjustResize alone: the layout takes the end's insets at once, and the keyboard follows.",
      code: """
        // as the animation begins
        draw(onInset: inset)
        """
    ) { AndroidResize() },
  ]
}
