import SwiftUI
import Testing
import ViewHost

@Observable
private final class Model {
  var isPresented = false
  var data: String?
  var events: [String] = []
}

private struct AlertScreen: View {
  let model: Model
  var body: some View {
    Text("Root").alert(
      Text("Delete?"),
      isPresented: Binding(
        get: { model.isPresented },
        set: {
          model.isPresented = $0
          model.events.append("\($0)")
        }
      ),
      presenting: model.data
    ) { data in
      Button("Delete \(data)", role: .destructive) { model.events.append("delete") }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("\($0) will be gone.")
    }
  }
}

private struct EmptyAlert: View {
  @Bindable var model: Model
  var body: some View { Text("Root").alert("Hello", isPresented: $model.isPresented) {} }
}

private struct DialogScreen: View {
  @Bindable var model: Model
  var body: some View {
    Text("Root").confirmationDialog("Choose", isPresented: $model.isPresented, titleVisibility: .visible) {
      Button("One") { model.events.append("one") }
    }
  }
}

@MainActor
@Suite("Alerts")
struct AlertTests {
  @Test("An alert shows its data, and its buttons dismiss it", arguments: ViewHost.AlertOrder.allCases)
  func buttons(order: ViewHost.AlertOrder) throws {
    let model = Model()
    let host = ViewHost(AlertScreen(model: model))
    model.data = "File"
    model.isPresented = true
    host.update()
    let alert = try #require(host.alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "File will be gone.")
    #expect(alert.buttons == ["Delete File", "Keep"])
    #expect(!alert.isDialog)
    try host.press("Delete File", order: order)
    #expect(model.events == (order == .actionFirst ? ["delete", "false"] : ["false", "delete"]))
    #expect(host.alert == nil)
  }

  @Test("An alert needs data, and ignores later data")
  func data() {
    let model = Model()
    model.isPresented = true
    let host = ViewHost(AlertScreen(model: model))
    #expect(host.alert == nil)
    model.data = "A"
    host.update()
    #expect(host.alert?.buttons == ["Delete A", "Keep"])
    model.data = "B"
    host.update()
    #expect(host.alert?.buttons == ["Delete A", "Keep"])
  }

  @Test("An alert without actions has a button")
  func standardButton() throws {
    let model = Model()
    model.isPresented = true
    let host = ViewHost(EmptyAlert(model: model))
    #expect(throws: HostError.self) { try host.press("Cancel") }
    try host.press("OK")
    #expect(!model.isPresented)
  }

  @Test("A dialog without a cancel button can be cancelled")
  func dialog() throws {
    let model = Model()
    model.isPresented = true
    let host = ViewHost(DialogScreen(model: model))
    #expect(host.presentations == ["confirmationDialog"])
    try host.press("Cancel")
    #expect(!model.isPresented)
    #expect(model.events.isEmpty)
  }
}
