import SwiftUI
import Testing
import ViewHost

private struct Item: Identifiable, Hashable {
  var id: Int
  var title: String
}

@Observable
private final class Model {
  var item: Item?
  var isPresented = false
  var events: [String] = []
}

private struct SheetContent: View {
  let item: Item
  let model: Model
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("Sheet \(item.title) \(count)")
    Button("Count") { count += 1 }
    Button("Done") { dismiss() }
      .onAppear { model.events.append("appear \(item.id)") }
      .onDisappear { model.events.append("disappear \(item.id)") }
  }
}

private struct ItemScreen: View {
  @Bindable var model: Model
  var body: some View {
    Text("Root")
      .sheet(item: $model.item, onDismiss: { model.events.append("dismissed") }) {
        SheetContent(item: $0, model: model)
      }
  }
}

private struct FlagScreen: View {
  @Bindable var model: Model
  var body: some View {
    Text("Root").popover(isPresented: $model.isPresented) {
      Text("Popover").interactiveDismissDisabled(model.item != nil)
    }
  }
}

/// Refuses to dismiss.
private struct Stubborn: View {
  let model: Model
  var body: some View {
    Text("Root").sheet(item: Binding(get: { model.item }, set: { _ in })) { Text("Sheet \($0.title)") }
  }
}

private struct Nested: View {
  @Bindable var model: Model
  var body: some View {
    Text("Root").sheet(item: $model.item) { _ in
      Text("Sheet").fullScreenCover(isPresented: $model.isPresented) { Text("Cover") }
    }
  }
}

@MainActor
@Suite("Presentations")
struct PresentationTests {
  @Test("An item is presented, and nil dismisses it")
  func item() {
    let model = Model()
    let host = ViewHost(ItemScreen(model: model))
    model.item = Item(id: 1, title: "A")
    host.update()
    #expect(host.texts == ["Sheet A 0", "Count", "Done"])
    model.item = nil
    host.update()
    #expect(host.texts == ["Root"])
    #expect(model.events == ["appear 1", "disappear 1", "dismissed"])
    #expect(host.evaluations(of: ItemScreen.self) == 1)
  }

  @Test("An item with another id replaces the presentation and its state")
  func otherIdentity() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(ItemScreen(model: model))
    try host.tap("Count")
    #expect(host.texts[0] == "Sheet A 1")
    model.item = Item(id: 2, title: "B")
    host.update()
    #expect(host.texts[0] == "Sheet B 0")
    #expect(model.events == ["appear 1", "disappear 1", "dismissed", "appear 2"])
  }

  @Test("An item with the same id keeps the state")
  func sameIdentity() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(ItemScreen(model: model))
    try host.tap("Count")
    model.item?.title = "B"
    host.update()
    #expect(host.texts[0] == "Sheet B 1")
    #expect(model.events == ["appear 1"])
  }

  @Test("A swipe writes nil after the view has left the screen")
  func swipe() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(ItemScreen(model: model))
    let swipe = try host.beginSwipe()
    #expect(host.texts == ["Root"])
    #expect(model.item != nil)
    swipe.finish()
    #expect(model.item == nil)
    #expect(model.events.last == "dismissed")
  }

  @Test("A swipe that ends after the state became nil writes nil again")
  func lateSwipe() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(ItemScreen(model: model))
    let swipe = try host.beginSwipe()
    model.item = Item(id: 2, title: "B")
    host.update()
    #expect(host.texts[0] == "Sheet B 0")
    swipe.finish()
    #expect(model.item == nil)
    #expect(host.texts == ["Root"])
  }

  @Test("A view whose binding refuses nil is presented again")
  func refusal() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(Stubborn(model: model))
    try host.swipeAway()
    #expect(host.texts == ["Sheet A"])
  }

  @Test("The dismiss action of the environment writes nil")
  func dismissAction() throws {
    let model = Model()
    model.item = Item(id: 1, title: "A")
    let host = ViewHost(ItemScreen(model: model))
    try host.tap("Done")
    #expect(model.item == nil)
    #expect(host.texts == ["Root"])
  }

  @Test("A flag presents, and a swipe can be disabled")
  func flag() throws {
    let model = Model()
    let host = ViewHost(FlagScreen(model: model))
    model.isPresented = true
    host.update()
    #expect(host.presentations == ["popover"])
    model.item = Item(id: 1, title: "A")
    host.update()
    #expect(throws: HostError.self) { try host.swipeAway() }
    model.item = nil
    host.update()
    try host.swipeAway()
    #expect(!model.isPresented)
  }

  @Test("A presented view can present")
  func nested() {
    let model = Model()
    let host = ViewHost(Nested(model: model))
    model.item = Item(id: 1, title: "A")
    model.isPresented = true
    host.update()
    #expect(host.presentations == ["sheet", "fullScreenCover"])
    #expect(host.texts == ["Cover"])
    model.item = nil
    host.update()
    #expect(host.texts == ["Root"])
  }
}
