import CustomDump
import Headgate
import Testing

struct ConfirmationDialogStateTests {
  private enum Choice: Hashable { case move(String) }
  private enum Outer: Equatable { case dialog(Choice) }

  private func makeDialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .visible
  ) -> ConfirmationDialogState<Choice> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Move")
    } actions: {
      for folder in ["Inbox", "Archive"] {
        ButtonState(action: .move(folder)) { TextState(folder) }
      }
    } message: {
      TextState("Where to?")
    }
  }

  // holds: NAV-22
  @Test func `a dialog has a title that may be hidden, and may have buttons and a message`() {
    let dialog = makeDialog()
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.title == TextState("Move"))
    #expect(dialog.message == TextState("Where to?"))
    #expect(dialog.buttons.map(\.action.action) == [.move("Inbox"), .move("Archive")])
    let plain = ConfirmationDialogState<Never> { TextState("Move") }
    #expect(plain.titleVisibility == .automatic)
    #expect(plain.message == nil)
    #expect(plain.buttons.isEmpty)
  }

  // holds: NAV-22
  @Test func `ids differ and do not count`() {
    let dialog = makeDialog()
    #expect(dialog.id != makeDialog().id)
    #expect(dialog == makeDialog())
    #expect(dialog.hashValue == makeDialog().hashValue)
    #expect(dialog != makeDialog(.hidden))
    var copy = dialog
    copy.message = nil
    #expect(copy != dialog)
    #expect(copy.id == dialog.id)
    copy = dialog
    copy.buttons.removeLast()
    #expect(copy != dialog)
    copy = dialog
    copy.title = TextState("Copy")
    #expect(copy != dialog)
    #expect(Set([dialog, makeDialog(), copy]).count == 2)
  }

  // holds: NAV-23
  @Test func `map changes the actions and keeps the rest`() {
    let dialog = makeDialog(.hidden)
    let outer = dialog.map { $0.map(Outer.dialog) }
    #expect(outer.buttons.map(\.action.action) == [.dialog(.move("Inbox")), .dialog(.move("Archive"))])
    #expect(outer.buttons.map(\.id) == dialog.buttons.map(\.id))
    #expect(outer.id == dialog.id)
    #expect(outer.title == dialog.title)
    #expect(outer.titleVisibility == .hidden)
    #expect(outer.message == dialog.message)
  }

  // holds: NAV-24
  @Test func `a dump shows what differs from a plain dialog`() {
    var dialog = makeDialog()
    dialog.buttons.removeLast()
    #expect(
      String(customDumping: dialog) == """
        ConfirmationDialogState(
          title: "Move",
          titleVisibility: .visible,
          actions: [
            [0]: ButtonState(
              action: .send(
                .move("Inbox")
              ),
              label: "Inbox"
            )
          ],
          message: "Where to?"
        )
        """
    )
    let plain = ConfirmationDialogState<Never> { TextState("Move") }
    #expect(String(customDumping: plain) == #"ConfirmationDialogState(title: "Move")"#)
  }
}
