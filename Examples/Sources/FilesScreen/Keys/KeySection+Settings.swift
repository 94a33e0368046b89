import FilesFeature
import Terminal

extension KeySection {
  static var settings: KeySection {
    KeySection(
      title: "Settings",
      bindings: [
        KeyBinding(
          .character(" "),
          .enter,
          .right,
          .character("l"),
          does: "change to the next value",
          hint: "change",
          .changeSetting(1)
        ),
        KeyBinding(.left, .character("h"), does: "change to the value before", hint: "back", .changeSetting(-1)),
        KeyBinding(
          .escape,
          .character(","),
          .backspace,
          does: "close",
          hint: "close",
          .settings(.closePressed)
        ),
        KeyBinding(.character("q"), does: "quit", .app(.quitPressed)),
      ] + moves(withLetters: true) { .settings(.moved($0)) }
    )
  }

  /// The key for settings in a directory.
  static var settingsKeys: [KeyBinding] {
    [KeyBinding(.character(","), does: "show the settings", hint: "settings", .app(.settingsPressed))]
  }

  /// The keys for the preview in a directory.
  static var previewKeys: [KeyBinding] {
    [
      KeyBinding(.character("i"), does: "show or hide the preview", hint: "preview", .app(.previewPressed)),
      KeyBinding(.character("J"), does: "scroll the preview down", .preview(.scrolled(.down))),
      KeyBinding(.character("K"), does: "scroll the preview up", .preview(.scrolled(.up))),
      KeyBinding(.character("]"), does: "scroll the preview down a page", .preview(.scrolled(.pageDown))),
      KeyBinding(.character("["), does: "scroll the preview up a page", .preview(.scrolled(.pageUp))),
    ]
  }
}
