import SwiftUI
import Testing
import ViewHost

@Observable
private final class Model {
  var name = "Blob"
  var isOn = false
  var number = 1
  var volume = 0.5
  var color = "red"
  var rows = [1, 2, 3]
  var refreshed = 0
}

private struct Controls: View {
  @Bindable var model: Model
  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      Toggle("On", isOn: $model.isOn)
      Stepper("Number", value: $model.number, in: 0...2)
      Slider(value: $model.volume) { Text("Volume") }
      Picker("Color", selection: $model.color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
      Button("Reset") { model.number = 0 }.disabled(!model.isOn)
    }
  }
}

private struct Tabs: View {
  @Bindable var model: Model
  var body: some View {
    TabView(selection: $model.color) {
      ScrollView { Text("Red tab") }.tag("red")
      LazyVStack { Text("Blue tab") }.tag("blue")
    }
    .searchable(text: $model.name)
    .toolbar { Button("Edit") { model.isOn = true } }
  }
}

private struct StateToggle: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    Button("Switch") { isOn.toggle() }
  }
}

private struct NameAndToggle: View {
  @Bindable var model: Model
  var body: some View {
    Text(model.name)
    Toggle("On", isOn: $model.isOn)
  }
}

private struct Rows: View {
  @Bindable var model: Model
  var body: some View {
    List {
      ForEach(model.rows, id: \.self) { Text("\($0)") }
        .onDelete { model.rows.remove(atOffsets: $0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { model.refreshed += 1 }
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  fileprivate mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}

private struct Fields: View {
  enum Field { case name, city }
  @FocusState var focus: Field?
  @State private var name = ""
  @State private var city = ""
  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name)
    TextField("City", text: $city).focused($focus, equals: .city)
    Button("Next") { focus = .city }
    Text(focus.map { "\($0)" } ?? "none")
  }
}

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("Controls write and read their bindings, without the body around them")
  func bindings() throws {
    let model = Model()
    let host = ViewHost(Controls(model: model))
    try host.type("Blob Jr.", into: "Name")
    #expect(model.name == "Blob Jr.")
    model.name = "Blob Sr."
    host.update()
    #expect(try host.text(in: "Name") == "Blob Sr.")
    try host.step("Number")
    try host.step("Number")
    #expect(model.number == 2)
    try host.set("Volume", to: 2.0)
    #expect(model.volume == 1)
    try host.set("Color", to: "blue")
    #expect(try host.value(of: "Color") as? String == "blue")
    #expect(host.evaluations(of: Controls.self) == 1)
  }

  @Test("A disabled button cannot be tapped")
  func disabled() throws {
    let model = Model()
    let host = ViewHost(Controls(model: model))
    #expect(throws: HostError.self) { try host.tap("Reset") }
    try host.toggle("On")
    #expect(try host.isOn("On"))
    try host.tap("Reset")
    #expect(model.number == 0)
  }

  @Test("Rows are deleted, moved and refreshed")
  func rows() async throws {
    let model = Model()
    let host = ViewHost(Rows(model: model))
    try host.move([0], to: 3)
    #expect(host.texts == ["2", "3", "1"])
    try host.delete([1])
    #expect(host.texts == ["2", "1"])
    try await host.refresh()
    #expect(model.refreshed == 1)
  }

  @Test("The focus is written by the user and by the view")
  func focus() throws {
    let host = ViewHost(Fields())
    try host.focus("Name")
    #expect(host.texts.last == "name")
    try host.tap("Next")
    #expect(host.focusedField == "City")
    host.endFocus()
    #expect(host.focusedField == nil)
    #expect(host.texts.last == "none")
  }

  @Test("Without tracking, a control shows a change of an object when the body is evaluated")
  func untrackedObject() throws {
    let model = Model()
    let host = ViewHost(NameAndToggle(model: model), tracksPrimitives: false)
    model.isOn = true
    host.update()
    #expect(try !host.isOn("On"))
    model.name += "!"
    host.update()
    #expect(try host.isOn("On"))
  }

  @Test("Without tracking, a control shows a change of a state")
  func untrackedState() throws {
    let host = ViewHost(StateToggle(), tracksPrimitives: false)
    try host.tap("Switch")
    #expect(try host.isOn("On"))
    #expect(host.evaluations(of: StateToggle.self) == 1)
  }

  @Test("Tabs are selected, a search field is filled in, and items of a toolbar are tapped")
  func tabs() throws {
    let model = Model()
    let host = ViewHost(Tabs(model: model))
    try host.set("", to: "blue")
    try host.type("x", into: "Search")
    try host.tap("Edit")
    #expect(model.color == "blue")
    #expect(model.name == "x")
    #expect(model.isOn)
  }
}
