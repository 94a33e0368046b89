import Foundation
import Headgate
import Testing

struct AlertStateCodableTests {
  private enum Choice: Hashable, Codable { case save(name: String), discard }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  // holds: REC-45
  @Test func `an alert is coded with its buttons, and gets a new id`() throws {
    let alert = AlertState<Choice> {
      TextState("Save?")
    } actions: {
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
      ButtonState(action: .save(name: "a")) { TextState("Save") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It is new.")
    }
    let decoded = try copy(alert)
    #expect(decoded == alert)
    #expect(decoded.id != alert.id)
    #expect(decoded.buttons.map(\.role) == [.destructive, nil, .cancel])
    let bare = AlertState<Choice> { TextState("Done") }
    #expect(try copy(bare) == bare)
  }

  // holds: REC-45
  @Test func `a dialog is coded with the visibility of its title`() throws {
    let dialog = ConfirmationDialogState<Choice>(titleVisibility: .hidden) {
      TextState("Save?")
    } actions: {
      ButtonState(action: .discard) { TextState("Discard") }
    }
    let decoded = try copy(dialog)
    #expect(decoded == dialog)
    #expect(decoded.titleVisibility == .hidden)
    #expect(decoded.id != dialog.id)
  }

  // holds: REC-45
  @Test func `a text is coded as its string`() throws {
    let text = TextState("Delete ") + TextState(verbatim: "a")
    #expect(String(decoding: try JSONEncoder().encode([text]), as: UTF8.self) == #"["Delete a"]"#)
    #expect(try copy([text]) == [text])
  }
}
