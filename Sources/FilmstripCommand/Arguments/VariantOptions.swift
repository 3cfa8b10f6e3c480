import ArgumentParser
import Scenarios

/// The settings in which a command plays films besides the scenario's own.
struct VariantOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Play each approach in these settings of the phone's owner, too: a text size from xS to AX5, boldText, reduceMotion, \
      crossFade or rightToLeft, or several joined by +; may be given more than once.
      """, valueName: "settings"), completion: .list(SettingsVariant.words),
    transform: { text in
      guard let variant = SettingsVariant(text) else {
        throw ValidationError(SettingsVariant.problem(of: text))
      }
      return variant
    })
  var variant: [SettingsVariant] = []

  var decisions: [WorkOption] { [.work("--variant", variant.map(\.name), for: [.scenario])] }
}
