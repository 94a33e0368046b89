import Headgate
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("A view with a store, without adapters")
struct CounterViewTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  @Test("A tap sends an action, and evaluates only the views that read the field")
  func tap() throws {
    let host = ViewHost(CounterView(store: store))
    let evaluations = host.evaluations(of: CountText.self)
    try host.tap("Increment")
    #expect(host.texts.contains("Count: \(store.count)"))
    #expect(host.evaluations(of: CountText.self) == evaluations + 1)
    #expect(host.evaluations(of: CounterView.self) == 1)
    host.close()
  }

  @Test("A binding of closures sends an action")
  func text() throws {
    let host = ViewHost(CounterView(store: store))
    try host.type("New", into: "Title")
    #expect(store.title == "New")
    #expect(try host.text(in: "Title") == "New")
    host.close()
  }
}
