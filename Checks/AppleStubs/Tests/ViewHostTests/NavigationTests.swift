import SwiftUI
import Testing
import ViewHost

@Observable
private final class Model {
  var path: [Int] = []
  var anyPath = NavigationPath()
  var item: String?
  var events: [String] = []
}

private struct Screen: View {
  let number: Int
  let model: Model
  @State private var count = 0
  var body: some View {
    Text("Screen \(number) \(count)")
    Button("Count") { count += 1 }
    NavigationLink("Next", value: number + 1)
      .onAppear { model.events.append("appear \(number)") }
      .onDisappear { model.events.append("disappear \(number)") }
  }
}

private struct StackScreen: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root")
        .navigationDestination(for: Int.self) { Screen(number: $0, model: model) }
      NavigationLink("First", value: 1)
      NavigationLink("Text", value: "text")
      NavigationLink("Nothing", value: Int?.none)
    }
  }
}

private struct AnyStack: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.anyPath) {
      NavigationLink("Text", value: "text")
        .navigationDestination(for: String.self) { Text("Screen \($0)") }
    }
  }
}

private struct ItemStack: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack {
      Text("Root").navigationDestination(item: $model.item) { Text("Item \($0)") }
      NavigationLink {
        Text("Linked")
      } label: {
        Text("Link")
      }
    }
  }
}

@MainActor
@Suite("Navigation")
struct NavigationTests {
  @Test("A link appends its value to the path, and the back button removes the last")
  func linkAndBack() throws {
    let model = Model()
    let host = ViewHost(StackScreen(model: model))
    try host.tap("First")
    try host.tap("Next")
    #expect(model.path == [1, 2])
    #expect(host.texts == ["Screen 2 0", "Count", "Next"])
    try host.pop()
    #expect(model.path == [1])
    #expect(host.texts[0] == "Screen 1 0")
    #expect(model.events == ["appear 1", "disappear 1", "appear 2", "disappear 2", "appear 1"])
    #expect(host.evaluations(of: StackScreen.self) == 1)
  }

  @Test("A screen keeps its state while a screen is above it")
  func state() throws {
    let model = Model()
    let host = ViewHost(StackScreen(model: model))
    try host.tap("First")
    try host.tap("Count")
    try host.tap("Next")
    try host.pop()
    #expect(host.texts[0] == "Screen 1 1")
  }

  @Test("A changed path shows other screens")
  func path() throws {
    let model = Model()
    let host = ViewHost(StackScreen(model: model))
    model.path = [1, 2, 3]
    host.update()
    #expect(host.depth == 3)
    #expect(host.texts[0] == "Screen 3 0")
    try host.popToRoot()
    #expect(model.path == [])
    #expect(host.texts[0] == "Root")
    #expect(throws: HostError.self) { try host.pop() }
  }

  @Test("A value of another type is no element of the path")
  func wrongElement() throws {
    let model = Model()
    let host = ViewHost(StackScreen(model: model))
    try host.tap("Text")
    #expect(model.path == [])
    #expect(host.warnings == ["A link has a value of 'String', which is no element of the path."])
    #expect(throws: HostError.self) { try host.tap("Nothing") }
  }

  @Test("A path of any values finds the destination by the type")
  func anyPath() throws {
    let model = Model()
    let host = ViewHost(AnyStack(model: model))
    try host.tap("Text")
    #expect(model.anyPath.count == 1)
    #expect(host.texts == ["Screen text"])
    model.anyPath.append(1.5)
    host.update()
    #expect(host.warnings == ["No 'navigationDestination(for: Double.self)' in the stack."])
  }

  @Test("An item is a screen; another item is another screen; back writes nil")
  func item() throws {
    let model = Model()
    let host = ViewHost(ItemStack(model: model))
    model.item = "A"
    host.update()
    #expect(host.texts == ["Item A"])
    #expect(host.depth == 1)
    model.item = "B"
    host.update()
    #expect(host.texts == ["Item B"])
    try host.pop()
    #expect(model.item == nil)
    #expect(host.texts == ["Root", "Link"])
  }

  @Test("A link with a destination needs no value")
  func linkToView() throws {
    let host = ViewHost(ItemStack(model: Model()))
    try host.tap("Link")
    #expect(host.texts == ["Linked"])
    try host.pop()
    #expect(host.texts == ["Root", "Link"])
  }

  @Test("A path that is written again without a change shows the same screens")
  func rewrite() throws {
    let model = Model()
    let host = ViewHost(StackScreen(model: model))
    try host.tap("First")
    try host.rewritePath()
    #expect(model.path == [1])
    #expect(host.texts[0] == "Screen 1 0")
  }
}
