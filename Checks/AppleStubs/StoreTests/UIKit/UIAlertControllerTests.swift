import Headgate
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Alerts of a store in UIKit")
struct UIAlertControllerTests {
  let store: StoreOf<Screens>
  let window: TestWindow

  init() {
    store = Store(initialState: Screens.State()) { Screens() }
    let root = ScreensController(store: store) { controller in
      controller.present(item: controller.$store.scope(state: \.alert, action: \.alert)) {
        UIAlertController(store: $0)
      }
      controller.present(item: controller.$store.scope(state: \.dialog, action: \.dialog)) {
        UIAlertController(store: $0)
      }
    }
    window = TestWindow(root)
  }

  private func alert() throws -> UIAlertController { try #require(window.presented.last as? UIAlertController) }

  // holds: KIT-30
  @Test("An alert has the title, the message and the buttons of its state, with their roles")
  func contents() throws {
    store.send(.ask("Delete?"))
    let alert = try alert()
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It cannot be restored.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Delete", "Ask again", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .default, .cancel])
  }

  // holds: KIT-30
  @Test("Only one button has the style for cancelling, and an alert without buttons gets one")
  func styles() {
    let twice = AlertState<Never> {
      TextState("Title")
    } actions: {
      ButtonState(role: .cancel) { TextState("First") }
      ButtonState(role: .cancel) { TextState("Second") }
    }
    #expect(UIAlertController(state: twice) { _ in }.actions.map(\.style) == [.cancel, .default])
    let none = AlertState<Never> { TextState("Title") }
    var answers = 0
    let alert = UIAlertController(state: none) { _ in answers += 1 }
    alert._press("OK")
    #expect(answers == 1)
  }

  // holds: KIT-31
  @Test(
    "A button sends its action once; a button without an action sends one dismissal",
    arguments: ["Delete", "Cancel"]
  )
  func buttons(title: String) async throws {
    store.send(.ask("Delete?"))
    try alert()._press(title)
    await settle()
    #expect(store.log == [title == "Delete" ? "confirmed" : "dismiss alert"])
    #expect(window.presented.isEmpty)
  }

  // holds: KIT-31
  @Test("An alert that is answered twice sends the first answer only", arguments: ["Delete", "Ask again", "Cancel"])
  func twice(second: String) async throws {
    store.send(.ask("Delete?"))
    let alert = try alert()
    alert._press("Delete")
    alert._press(second)
    await settle()
    #expect(store.log == ["confirmed"])
    #expect(window.presented.isEmpty)
  }

  // holds: KIT-31
  @Test("Only the first of two answers during the dismissal is sent", arguments: ["Delete", "Ask again"])
  func duringDismissal(early: String) async throws {
    store.send(.ask("Delete?"))
    let alert = try alert()
    window.window._holdsTransitions = true
    alert._press("Cancel")
    alert._press(early)
    window.window._finishTransitions()
    await settle()
    window.window._finishTransitions()
    #expect(store.log == [early == "Delete" ? "confirmed" : "again"])
    #expect(window.presented.map(\.title) == (early == "Delete" ? [] : ["Really?"]))
  }

  // holds: KIT-31
  @Test("A second answer to an alert that is presented again with the same id sends nothing")
  func sameID() async throws {
    let store = store
    let question = AlertState<Screens.Destination.Question> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
    let root = ScreensController(store: store) { controller in
      controller.present(item: controller.$store.scope(state: \.destination?.alert, action: \.destination.alert)) {
        UIAlertController(store: $0)
      }
    }
    let window = TestWindow(root)
    store.send(.present(.alert(question)))
    let first = try #require(window.presented.first as? UIAlertController)
    first._press("Yes")
    await settle()
    store.send(.present(.alert(question)))
    #expect(window.presented.count == 1)
    first._press("Yes")
    #expect(store.destination != nil)
  }

  // holds: KIT-31
  @Test("An answer to an alert that was replaced sends nothing")
  func replaced() async throws {
    store.send(.ask("First"))
    let first = try alert()
    store.send(.ask("Second"))
    first._press("Delete")
    await settle()
    #expect(store.log.isEmpty)
    #expect(try alert().title == "Second")
  }

  // holds: KIT-32
  @Test("An action that asks again presents the new alert")
  func again() async throws {
    store.send(.ask("Delete?"))
    let first = try alert()
    first._press("Ask again")
    await settle()
    #expect(store.log == ["again"])
    #expect(try alert().title == "Really?")
  }

  // holds: KIT-33
  @Test("A dialog is an action sheet")
  func dialog() async throws {
    store.send(.choose)
    let sheet = try alert()
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.title == "Choose")
    sheet._press("One")
    await settle()
    #expect(store.log == ["confirmed"])
    #expect(window.presented.isEmpty)
    let hidden = ConfirmationDialogState<Never> { TextState("Hidden") }
    #expect(UIAlertController(state: hidden) { _ in }.title == nil)
  }

  // holds: KIT-31
  @Test("An alert that other code dismisses sends one dismissal")
  func dismissedByCode() async throws {
    store.send(.ask("Delete?"))
    window.window.rootViewController?.dismiss(animated: true)
    await settle()
    #expect(store.log == ["dismiss alert"])
    #expect(store.alert == nil)
  }
}
