import FilesFeature
import Terminal

extension KeySection {
  static var search: KeySection {
    KeySection(
      title: "Search",
      bindings: moves(withLetters: false) { .search(.moved($0)) } + [
        KeyBinding(.enter, does: "show the selected match in its directory", hint: "show", .search(.enterPressed)),
        KeyBinding(.control("u"), does: "clear the text", hint: "clear", .search(.clearPressed)),
        KeyBinding(.escape, does: "close", hint: "close", .search(.closePressed)),
        KeyBinding(.backspace, does: "delete a character; in an empty field, close", .search(.deletePressed)),
      ],
      typed: { .search(.typed(String($0))) },
      pasted: { .search(.pasted($0)) },
      typedMeaning: "change the text; the search begins when the text rests for 150 ms"
    )
  }

  static func scan(isRunning: Bool) -> KeySection {
    KeySection(
      title: "Scan",
      bindings: [
        KeyBinding(
          .escape,
          .left,
          .backspace,
          .character("h"),
          .character("c"),
          does: "stop the scan; when it has ended, close",
          hint: isRunning ? "stop" : "close",
          .scan(.stopPressed)
        )
      ] + moves(withLetters: true) { .scan(.moved($0)) } + [
        KeyBinding(
          .enter,
          .right,
          .character("l"),
          does: "show the selected part in its directory",
          hint: "show",
          .scan(.enterPressed)
        ),
        KeyBinding(.character("s"), does: "scan again", hint: isRunning ? nil : "again", .scan(.againPressed)),
        KeyBinding(.character("q"), does: "quit", .app(.quitPressed)),
      ]
    )
  }

  static var help: KeySection {
    KeySection(
      title: "Help",
      bindings: [
        KeyBinding(
          .escape,
          .character("q"),
          .character("?"),
          .left,
          .character("h"),
          .enter,
          does: "close",
          hint: "close",
          .help(.closePressed)
        )
      ] + moves(withLetters: true) { .help(.moved($0)) }
    )
  }
}
