import FilesFeature
import Terminal

extension KeySection {
  static var directory: KeySection {
    KeySection(
      title: "Directory",
      bindings: moves(withLetters: true) { .directory(.moved($0)) } + [
        KeyBinding(
          .enter,
          .right,
          .character("l"),
          does: "enter the selected directory; show the selected file in the pager",
          hint: "open",
          .directory(.enterPressed)
        ),
        KeyBinding(
          .left,
          .backspace,
          .character("h"),
          does: "go back, or to the directory around this one",
          hint: "back",
          .directory(.leavePressed)
        ),
        KeyBinding(.character("-"), does: "go to the directory around this one", .app(.parentPressed)),
        KeyBinding(.character("e"), does: "open the selected file in the editor", .app(.editPressed)),
        KeyBinding(.character("?"), does: "show all keys", hint: "help", .showHelp),
        KeyBinding(.character("q"), does: "quit", hint: "quit", .app(.quitPressed)),
        KeyBinding(.character("/"), does: "search below this directory", hint: "search", .directory(.searchPressed)),
        KeyBinding(
          .character("s"),
          does: "scan everything below this directory",
          hint: "scan",
          .directory(.scanPressed)
        ),
      ] + changeKeys + [
        KeyBinding(
          .character("S"),
          .control(" "),
          does: "add up the selected directory; again stops it",
          hint: "size",
          .directory(.measurePressed)
        ),
        KeyBinding(.character("."), does: "show or hide hidden entries", hint: "hidden", .directory(.hiddenPressed)),
        KeyBinding(.character("o"), does: "order by name, size or date", hint: "order", .directory(.orderPressed)),
        KeyBinding(.character("O"), does: "reverse the order", .directory(.reversePressed)),
        KeyBinding(.character("r"), does: "read the directory again", hint: "reload", .directory(.reloadPressed)),
        KeyBinding(.escape, does: "stop the running change; remove the message", .app(.escapePressed)),
      ] + bookmarkKeys + settingsKeys + previewKeys
    )
  }
}
