import SwiftUI
import Testing
import ViewHost

@Observable
@MainActor
private final class Model {
  var id = 1
  var isShown = true
  var events: [String] = []
  var value = "none"
}

private struct TaskView: View {
  let model: Model
  var body: some View {
    if model.isShown {
      Text(model.value)
        .task(id: model.id) { [id = model.id] in
          model.value = "started \(id)"
          await untilCancelled()
          model.events.append("cancelled \(id)")
        }
    }
  }
}

/// Waits until the task is cancelled.
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}

private struct ChangeView: View {
  let model: Model
  var body: some View {
    Text("\(model.id)")
      .onChange(of: model.id) { model.events.append("\($0) to \($1)") }
      .onChange(of: model.id, initial: true) { model.events.append("initial or changed") }
  }
}

/// Writes in response to its own write.
private struct Chain: View {
  let model: Model
  var body: some View {
    Text("\(model.id)").onChange(of: model.id) { if $1 < 5 { model.id += 1 } }
  }
}

@MainActor
@Suite("Appearance and tasks")
struct LifecycleTests {
  @Test("A task starts, restarts with another id, and is cancelled with its view")
  func task() async {
    let model = Model()
    let host = ViewHost(TaskView(model: model))
    while model.value != "started 1" { await host.nextChange() }
    model.id = 2
    host.update()
    while model.value != "started 2" { await host.nextChange() }
    while model.events != ["cancelled 1"] { await Task.yield() }
    model.isShown = false
    host.update()
    #expect(host.texts == [])
    while model.events != ["cancelled 1", "cancelled 2"] { await Task.yield() }
  }

  @Test("A change of a value calls the action with both values")
  func change() {
    let model = Model()
    let host = ViewHost(ChangeView(model: model))
    #expect(model.events == ["initial or changed"])
    model.id = 3
    host.update()
    #expect(Set(model.events) == ["initial or changed", "1 to 3"])
    #expect(model.events.count == 3)
  }

  @Test("A change in an action is shown by the same update")
  func chain() {
    let model = Model()
    let host = ViewHost(Chain(model: model))
    model.id = 2
    host.update()
    #expect(host.texts == ["5"])
    #expect(host.warnings == [])
  }

  @Test("A closed host cancels and disappears")
  func close() {
    let model = Model()
    let host = ViewHost(Text("A").onDisappear { model.events.append("disappear") })
    host.close()
    #expect(model.events == ["disappear"])
  }
}
