import CustomDump
import Headgate
import Testing

struct ButtonStateTests {
  private enum Choice: Hashable { case delete, keep }
  private enum Outer: Equatable { case choice(Choice), none }

  // holds: NAV-21
  @Test func `a button has a label, and may have a role and an action`() {
    let plain = ButtonState<Choice> { TextState("OK") }
    #expect(plain.role == nil)
    #expect(plain.action == .send(nil))
    #expect(plain.action.action == nil)
    #expect(String(state: plain.label) == "OK")
    let delete = ButtonState(role: .destructive, action: Choice.delete) { TextState("Delete") }
    #expect(delete.role == .destructive)
    #expect(delete.action.action == .delete)
    #expect(delete == ButtonState(role: .destructive, action: .send(.delete)) { TextState("Delete") })
    let optional: Choice? = .keep
    #expect(ButtonState(action: .send(optional)) { TextState("Keep") }.action.action == .keep)
    #expect(ButtonState<Choice>(role: .cancel) { TextState("Cancel") }.role == .cancel)
  }

  // holds: NAV-22
  @Test func `ids differ and do not count`() {
    let one = ButtonState(action: Choice.delete) { TextState("Delete") }
    let other = ButtonState(action: Choice.delete) { TextState("Delete") }
    #expect(one.id != other.id)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != ButtonState(action: .keep) { TextState("Delete") })
    #expect(one != ButtonState(action: .delete) { TextState("Remove") })
    #expect(one != ButtonState(role: .cancel, action: .delete) { TextState("Delete") })
    #expect(one != ButtonState { TextState("Delete") })
    var copy = one
    copy.label = TextState("Remove")
    #expect(copy.id == one.id)
  }

  // holds: NAV-23
  @Test func `map changes the action and keeps the rest`() {
    let button = ButtonState(role: .destructive, action: Choice.delete) { TextState("Delete") }
    let outer = button.map { $0.map(Outer.choice) }
    #expect(outer == ButtonState(role: .destructive, action: .choice(.delete)) { TextState("Delete") })
    #expect(outer.id == button.id)
    let cancel = ButtonState<Choice>(role: .cancel) { TextState("Cancel") }
    #expect(cancel.map { $0.map(Outer.choice) }.action == .send(nil))
    #expect(cancel.map { $0.map(Outer.choice) ?? Outer.none }.action == .send(Outer.none))
    #expect(button.map { _ in Never?.none }.action.action == nil)
  }

  // holds: NAV-24
  @Test func `a dump shows what differs from a plain button`() {
    #expect(
      String(customDumping: ButtonState(role: .destructive, action: Choice.delete) { TextState("Delete") }) == """
        ButtonState(
          role: .destructive,
          action: .send(
            .delete
          ),
          label: "Delete"
        )
        """
    )
    #expect(String(customDumping: ButtonState<Never> { TextState("OK") }) == #"ButtonState(label: "OK")"#)
  }
}
