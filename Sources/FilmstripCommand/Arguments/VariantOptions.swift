import ArgumentParser
import Scenarios

/// The settings in which a command plays films in addition to the scenario's own.
struct VariantOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Play each approach in this variant, too: on a device such as 'iPhone SE 3', on a system such as iOS-26, deferred or \
      inherited, or in settings of the phone's owner: a text size from xS to AX5, boldText, reduceMotion, crossFade or \
      rightToLeft. Several of these are joined by +; may be given more than once.
      """, valueName: "variant"), completion: .list(Variant.words),
    transform: { text in
      guard let variant = Variant(text) else {
        throw ValidationError(Variant.problem(of: text))
      }
      return variant
    })
  var variant: [Variant] = []

  var decisions: [WorkOption] { [.work("--variant", variant.map(\.name), for: [.scenario])] }
}
