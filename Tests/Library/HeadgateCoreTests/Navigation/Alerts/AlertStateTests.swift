import CustomDump
import Headgate
import Testing

struct AlertStateTests {
  private enum Choice: Hashable { case delete }
  private enum Outer: Equatable { case alert(Choice) }

  private func makeAlert(message: String = "It cannot be restored.") -> AlertState<Choice> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(message)
    }
  }

  // holds: NAV-22
  @Test func `an alert has a title, and may have buttons and a message`() {
    let alert = makeAlert()
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.message == TextState("It cannot be restored."))
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    let plain = AlertState<Never> { TextState("The disk is full.") }
    #expect(plain.message == nil)
    #expect(plain.buttons.isEmpty)
    let told = AlertState<Never> {
      TextState("The disk is full.")
    } message: {
      TextState("Delete something.")
    }
    #expect(told.message == TextState("Delete something."))
    #expect(told != plain)
  }

  // holds: NAV-22
  @Test func `ids differ and do not count`() {
    let alert = makeAlert()
    #expect(alert.id != makeAlert().id)
    #expect(alert == makeAlert())
    #expect(alert.hashValue == makeAlert().hashValue)
    #expect(alert != makeAlert(message: ""))
    var copy = alert
    copy.buttons.removeLast()
    #expect(copy != alert)
    #expect(copy.id == alert.id)
    copy = alert
    copy.title = TextState("Remove?")
    #expect(copy != alert)
    #expect(Set([alert, makeAlert(), copy]).count == 2)
  }

  // holds: NAV-23
  @Test func `map changes the actions and keeps the rest`() {
    let alert = makeAlert()
    let outer = alert.map { $0.map(Outer.alert) }
    #expect(outer.buttons.map(\.action) == [.send(.alert(.delete)), .send(nil)])
    #expect(outer.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(outer.id == alert.id)
    #expect(outer.title == alert.title)
    #expect(outer.message == alert.message)
  }

  // holds: NAV-24
  @Test func `a dump shows title, actions and message, and no id`() {
    #expect(
      String(customDumping: makeAlert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .delete
              ),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Cancel"
            )
          ],
          message: "It cannot be restored."
        )
        """
    )
    #expect(String(customDumping: AlertState<Never> { TextState("Full") }) == #"AlertState(title: "Full")"#)
    #expect(diff(makeAlert(), makeAlert()) == nil)
    let alert = makeAlert()
    let outer = alert.map { $0.map { _ in NotEquatable() } }
    #expect(diff(outer, makeAlert().map { $0.map { _ in NotEquatable() } }) == nil)
  }

  private struct NotEquatable {}
}
