/// An entry of the help.
struct HelpTopic: Identifiable, Sendable {
  let title: String
  let text: String

  var id: String { title }

  static let all = [
    HelpTopic(title: "Open", text: "Tap a directory to go there. Tap a file to select it and to see its preview."),
    HelpTopic(title: "Back", text: "Goes to the previous directory, or to the directory around this one."),
    HelpTopic(title: "Parent directory", text: "Goes to the directory around this one."),
    HelpTopic(title: "Mark", text: "Swipe a row to the right. Changes are about all marked rows."),
    HelpTopic(title: "Copy, Move, Put here", text: "Choose files, go to another directory, and put the files there."),
    HelpTopic(title: "Trash", text: "Moves the marked rows, or the selected row, to the trash."),
    HelpTopic(title: "Undo", text: "Undoes the last change of files."),
    HelpTopic(title: "Rename, Edit, Size", text: "Swipe a row to the left. Size adds up a directory, or stops that."),
    HelpTopic(title: "Search", text: "Finds names below this directory. Tap a match to show it in its directory."),
    HelpTopic(title: "Scan", text: "Adds up everything below this directory, and shows its largest parts."),
    HelpTopic(title: "Bookmark", text: "Makes a bookmark of this directory, or removes it."),
  ]
}
