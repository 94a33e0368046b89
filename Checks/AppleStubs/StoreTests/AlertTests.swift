import Headgate
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("Alerts of a store")
struct AlertTests {
  let store = Store(initialState: Screens.State()) { Screens() }

  private func shown(_ action: Screens.Action) -> ViewHost {
    let host = ViewHost(ScreensView(store: store))
    store.send(action)
    host.update()
    return host
  }

  // holds: UI-20
  @Test("An alert shows its title, its message and its buttons")
  func contents() {
    let host = shown(.ask("Delete?"))
    #expect(host.alert?.title == "Delete?")
    #expect(host.alert?.message == "It cannot be restored.")
    #expect(host.alert?.buttons == ["Delete", "Ask again", "Cancel"])
    #expect(host.alert?.isDialog == false)
  }

  // holds: UI-21
  @Test("A button sends its action once and no dismissal, in both orders", arguments: ViewHost.AlertOrder.allCases)
  func action(order: ViewHost.AlertOrder) async throws {
    let host = shown(.ask("Delete?"))
    try host.press("Delete", order: order)
    #expect(store.log == ["confirmed"])
    #expect(store.alert == nil)
    #expect(host.alert == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(store.log == ["confirmed"])
  }

  // holds: UI-22
  @Test("A button without an action sends a dismissal, in both orders", arguments: ViewHost.AlertOrder.allCases)
  func cancel(order: ViewHost.AlertOrder) async throws {
    let host = shown(.ask("Delete?"))
    try host.press("Cancel", order: order)
    #expect(store.log == ["dismiss alert"])
    #expect(host.alert == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(store.log == ["dismiss alert"])
  }

  // holds: UI-23
  @Test("An action that asks again shows the new alert", arguments: ViewHost.AlertOrder.allCases)
  func again(order: ViewHost.AlertOrder) async throws {
    let host = shown(.ask("Delete?"))
    try host.press("Ask again", order: order)
    for _ in 0..<10 { await Task.yield() }
    host.update()
    #expect(store.log == ["again"])
    #expect(store.alert != nil)
    #expect(host.alert?.title == "Really?")
  }

  // holds: UI-21
  @Test("An alert that is answered twice sends the first answer only", arguments: ["Ask again", "Cancel", "Delete"])
  func twice(second: String) async throws {
    let host = shown(.ask("Delete?"))
    try host.pressTogether(["Delete", second])
    for _ in 0..<10 { await Task.yield() }
    #expect(store.log == ["confirmed"])
    #expect(host.alert == nil)
  }

  // holds: UI-24
  @Test("A dialog behaves like an alert", arguments: ViewHost.AlertOrder.allCases)
  func dialog(order: ViewHost.AlertOrder) async throws {
    let host = shown(.choose)
    #expect(host.alert?.title == "Choose")
    #expect(host.alert?.buttons == ["One"])
    #expect(host.alert?.isDialog == true)
    try host.press("One", order: order)
    #expect(store.log == ["confirmed"])
    store.send(.choose)
    host.update()
    // The system adds this button. Its dismissal waits for the action of another button.
    try host.press("Cancel", order: order)
    while store.dialog != nil { await host.nextChange() }
    #expect(store.log == ["confirmed", "dismiss dialog"])
  }

  // holds: UI-24
  @Test("An alert in an enum of destinations is answered", arguments: ViewHost.AlertOrder.allCases)
  func destination(order: ViewHost.AlertOrder) throws {
    let question = AlertState<Screens.Destination.Question> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
    let host = shown(.present(.alert(question)))
    #expect(host.alert?.title == "Sure?")
    try host.press("Yes", order: order)
    #expect(store.destination == nil)
    #expect(store.log.isEmpty)
  }
}
