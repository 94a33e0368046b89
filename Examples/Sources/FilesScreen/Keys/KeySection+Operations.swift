import FilesFeature
import Headgate
import Terminal

extension KeySection {
  static var name: KeySection {
    KeySection(
      title: "Name",
      bindings: [
        KeyBinding(.enter, does: "use the name", hint: "use", .name(.enterPressed)),
        KeyBinding(.control("u"), does: "clear the name", hint: "clear", .name(.clearPressed)),
        KeyBinding(.escape, does: "close", hint: "close", .name(.closePressed)),
        KeyBinding(.backspace, does: "delete a character", .name(.deletePressed)),
      ],
      typed: { .name(.typed($0)) },
      typedMeaning: "change the name"
    )
  }

  /// The keys of any question.
  static var question: KeySection {
    KeySection(
      title: "Question",
      bindings: [
        KeyBinding(.character("y"), does: "yes", hint: "yes", nil),
        KeyBinding(.character("n"), .escape, .enter, does: "no", hint: "no", .answer(nil)),
      ]
    )
  }

  /// The keys of a question: each button is pressed with the first letter of its label.
  static func question(_ alert: AlertState<Operations.Alert>) -> KeySection {
    let buttons = alert.buttons.compactMap { button -> KeyBinding? in
      let label = String(state: button.label)
      guard let letter = label.first, let action = button.action.action else { return nil }
      return KeyBinding(.character(letter), does: label, hint: label, .answer(action))
    }
    return KeySection(title: question.title, bindings: buttons + question.bindings.filter { $0.command != nil })
  }
}
