import Headgate
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("Shapes of adapters")
struct AdapterShapesTests {
  @Test("Extensions of wrappers, stacks, links and alerts work in the host", arguments: [true, false])
  func shapes(tracksPrimitives: Bool) throws {
    let store = Store(initialState: Counter.State()) { Counter() }
    let host = ViewHost(ShapesView(store: store), tracksPrimitives: tracksPrimitives)
    try host.focus("Title")
    try host.type("New", into: "Title")
    #expect(store.title == "New")
    host.endFocus()
    #expect(host.alert?.title == "Changed to")
    try host.press("OK")
    #expect(store.count == 1)
    try host.tap("Next 1")
    #expect(host.texts == ["Number 1"])
    try host.pop()
    #expect(host.depth == 0)
  }
}
