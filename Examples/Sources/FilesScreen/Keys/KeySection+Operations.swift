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
      typed: { .name(.typed(String($0))) },
      pasted: { .name(.pasted($0)) },
      typedMeaning: "change the name"
    )
  }

  /// The keys for marks and changes in a directory.
  static var changeKeys: [KeyBinding] {
    [
      KeyBinding(
        .character(" "),
        does: "mark the selected row, or remove its mark, and go down",
        hint: "mark",
        .directory(.markPressed)
      ),
      KeyBinding(
        .character("v"),
        .character("*"),
        does: "mark the other rows instead",
        .directory(.invertMarksPressed)
      ),
      KeyBinding(.character("V"), does: "remove all marks", .directory(.unmarkPressed)),
      KeyBinding(.character("y"), does: "copy the marked or the selected files", hint: "copy", .app(.copyPressed)),
      KeyBinding(.character("x"), does: "move the marked or the selected files", hint: "move", .app(.movePressed)),
      KeyBinding(.character("p"), does: "put them into this directory", hint: "put", .app(.pastePressed)),
      KeyBinding(
        .character("d"),
        .delete,
        does: "move the marked or the selected files to the trash",
        hint: "trash",
        .app(.trashPressed)
      ),
      KeyBinding(.character("R"), does: "rename the selected file", .app(.renamePressed)),
      KeyBinding(.character("n"), does: "make a directory", .app(.makeDirectoryPressed)),
      KeyBinding(.character("u"), does: "undo the last change", .app(.undoPressed)),
    ]
  }

  /// The keys of any question.
  static var question: KeySection {
    KeySection(
      title: "Question",
      bindings: [
        KeyBinding(.character("y"), does: "yes", hint: "yes", nil),
        KeyBinding(.character("k"), .character("K"), does: "keep both files, one under a new name; K for all", nil),
        KeyBinding(.character("s"), .character("S"), does: "leave the file out; S for all", nil),
        KeyBinding(
          .character("r"),
          .character("R"),
          does: "replace the old file, which goes to the trash; R for all",
          nil
        ),
        KeyBinding(
          .character("n"),
          .escape,
          .enter,
          does: "no; of several files, all others",
          hint: "no",
          .answer(nil)
        ),
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
    let label = alert.buttons.first { $0.role == .cancel }.map { String(state: $0.label) } ?? "cancel"
    if label == "no" {
      return KeySection(title: question.title, bindings: buttons + question.bindings.filter { $0.command != nil })
    }
    // First, because a narrow screen does not have room for all answers.
    let cancel = KeyBinding(.escape, .character("n"), .enter, does: label, hint: label, .answer(nil))
    return KeySection(title: question.title, bindings: [cancel] + buttons)
  }
}
