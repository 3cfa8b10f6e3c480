extension Scenario {
  /// Built-in scenarios about one thing.
  public struct Group: Sendable {
    /// What they are about, in a few words.
    public let title: String
    /// The scenarios' names, in the order they are listed.
    public var names: [String] { texts.map(\.name) }

    let texts: [(name: String, bytes: [UInt8])]
  }

  /// The built-in scenarios, group by group.
  public static let builtInGroups: [Group] = [
    Group(
      title: "A toolbar",
      texts: [
        ("keyboard-gap", PackageResources.keyboard_gap_yaml),
        ("property-against-curve", PackageResources.property_against_curve_yaml),
        ("inherited-context", PackageResources.inherited_context_yaml),
        ("hide-alone", PackageResources.hide_alone_yaml),
        ("every-cause", PackageResources.every_cause_yaml),
      ]),
    Group(
      title: "A chat in three cases",
      texts: [
        ("no-message-only-the-bar-rises", PackageResources.no_message_only_the_bar_rises_yaml),
        ("few-messages-stay", PackageResources.few_messages_stay_yaml),
        ("some-messages-rise-a-little", PackageResources.some_messages_rise_a_little_yaml),
        (
          "many-messages-rise-with-the-screen",
          PackageResources.many_messages_rise_with_the_screen_yaml
        ),
        ("first-message-stays", PackageResources.first_message_stays_yaml),
        ("new-messages-lift-the-list", PackageResources.new_messages_lift_the_list_yaml),
        (
          "new-messages-lift-the-list-to-its-stop",
          PackageResources.new_messages_lift_the_list_to_its_stop_yaml
        ),
        ("new-message-scrolls-in", PackageResources.new_message_scrolls_in_yaml),
        ("new-message-behind-the-keyboard", PackageResources.new_message_behind_the_keyboard_yaml),
        ("blank-after-a-lower-keyboard", PackageResources.blank_after_a_lower_keyboard_yaml),
        ("bar-drops-at-once", PackageResources.bar_drops_at_once_yaml),
      ]),
    Group(
      title: "Tables that resize or move",
      texts: [
        ("cells-fly-in-on-hide", PackageResources.cells_fly_in_on_hide_yaml),
        ("only-message-leaves-the-top", PackageResources.only_message_leaves_the_top_yaml),
      ]),
    Group(
      title: "Lists that rise or stay",
      texts: [
        ("list-rises-from-its-end", PackageResources.list_rises_from_its_end_yaml),
        ("list-rises-under-the-reader", PackageResources.list_rises_under_the_reader_yaml),
      ]),
    Group(
      title: "A field in a form",
      texts: [
        ("field-left-behind", PackageResources.field_left_behind_yaml),
        ("next-field-covered", PackageResources.next_field_covered_yaml),
        ("field-in-boxes", PackageResources.field_in_boxes_yaml),
        ("text-view-covered", PackageResources.text_view_covered_yaml),
        ("sign-in-landscape", PackageResources.sign_in_landscape_yaml),
        ("sign-in-landscape-left", PackageResources.sign_in_landscape_left_yaml),
        ("sign-in-upside-down", PackageResources.sign_in_upside_down_yaml),
        ("ios7-landscape", PackageResources.ios7_landscape_yaml),
        ("ios7-landscape-left", PackageResources.ios7_landscape_left_yaml),
        ("ios8-landscape", PackageResources.ios8_landscape_yaml),
      ]),
    Group(
      title: "A keyboard manager",
      texts: [
        ("manager-left-behind", PackageResources.manager_left_behind_yaml),
        ("manager-scrolls-first", PackageResources.manager_scrolls_first_yaml),
        ("manager-scrolls-inside-out", PackageResources.manager_scrolls_inside_out_yaml),
        ("header-pushed-off", PackageResources.header_pushed_off_yaml),
        ("half-height-misses", PackageResources.half_height_misses_yaml),
        ("form-sheet-rises", PackageResources.form_sheet_rises_yaml),
        ("unmanaged-field-covered", PackageResources.unmanaged_field_covered_yaml),
        ("alert-left-alone", PackageResources.alert_left_alone_yaml),
        ("table-scrolls-itself", PackageResources.table_scrolls_itself_yaml),
      ]),
    Group(
      title: "The system's own",
      texts: [
        ("tied-to-the-keyboard", PackageResources.tied_to_the_keyboard_yaml),
        ("padding-above-the-keyboard", PackageResources.padding_above_the_keyboard_yaml),
        ("undocked-followed", PackageResources.undocked_followed_yaml),
      ]),
    Group(
      title: "Bugs people met",
      texts: [
        ("safe-area-twice", PackageResources.safe_area_twice_yaml),
        ("tab-bar-left-out", PackageResources.tab_bar_left_out_yaml),
        ("back-from-background", PackageResources.back_from_background_yaml),
        ("curve-left-out", PackageResources.curve_left_out_yaml),
        ("starts-late", PackageResources.starts_late_yaml),
        ("one-frame-late", PackageResources.one_frame_late_yaml),
        ("no-animation", PackageResources.no_animation_yaml),
        ("several-notifications", PackageResources.several_notifications_yaml),
        ("height-changes", PackageResources.height_changes_yaml),
        ("applied-twice", PackageResources.applied_twice_yaml),
        ("view-and-guide", PackageResources.view_and_guide_yaml),
        ("last-message-hidden", PackageResources.last_message_hidden_yaml),
        ("scrolls-on-its-own-clock", PackageResources.scrolls_on_its_own_clock_yaml),
        ("finger-takes-keyboard", PackageResources.finger_takes_keyboard_yaml),
        ("finger-lets-keyboard-back", PackageResources.finger_lets_keyboard_back_yaml),
        ("null-end-frame", PackageResources.null_end_frame_yaml),
        ("floating-keyboard", PackageResources.floating_keyboard_yaml),
        ("undocked-keyboard", PackageResources.undocked_keyboard_yaml),
        ("hardware-keyboard", PackageResources.hardware_keyboard_yaml),
        ("sheet-moves", PackageResources.sheet_moves_yaml),
        ("turned-with-keyboard", PackageResources.turned_with_keyboard_yaml),
        ("wrong-axis", PackageResources.wrong_axis_yaml),
        ("growing-bar", PackageResources.growing_bar_yaml),
        ("rounded-keyboard", PackageResources.rounded_keyboard_yaml),
        ("push-in-progress", PackageResources.push_in_progress_yaml),
        ("feedback-loop", PackageResources.feedback_loop_yaml),
      ]),
  ]

  private static let texts = builtInGroups.flatMap(\.texts)

  /// The names of the built-in scenarios.
  public static let builtInNames: [String] = texts.map(\.name)

  /// The text of a built-in scenario; nil for a name that is none.
  public static func builtInText(named name: String) -> String? {
    texts.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// A built-in scenario.
  ///
  /// - Throws: `ScenarioError` that says which name may have been meant, for a name that is none.
  public static func named(
    _ name: String, overrides: Overrides = .none
  ) throws(ScenarioError) -> Scenario {
    guard let text = builtInText(named: name) else {
      throw ScenarioError(
        file: name, line: nil,
        "there is no built-in scenario of this name; `filmstrip list scenarios` names them, and a file's path "
          + "contains / or ends in .yaml." + NearestName.hint(for: name, among: builtInNames)
      )
    }
    return try Scenario(yaml: text, file: name, overrides: overrides)
  }
}
