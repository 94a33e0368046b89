import Headgate
import SwiftUI
import Testing
import ViewHost

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var settings = Settings()
    var other = 0
    var child: Child.State?
  }

  struct Settings: Equatable, Sendable {
    var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case child(Child.Action)
    case childClosed
    case nameChanged(String)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      var title = "Child"
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case titleChanged(String)
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .titleChanged(let title) = action { state.title = title }
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        // A name has at most five characters and no spaces.
        state.name = String(state.name.filter { $0 != " " }.prefix(5))
      case .childClosed: state.child = nil
      case .nameChanged(let name): state.name = name.uppercased()
      case .binding, .child: break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Child() }
  }
}

private struct FormView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Toggle("On", isOn: $store.settings.isOn)
      TextField("Upper", text: $store.name.sending(\.nameChanged))
      if let child = store.scope(state: \.child, action: \.child) { ChildView(store: child) }
    }
  }
}

private struct ChildView: View {
  @Bindable var store: StoreOf<Profile.Child>

  var body: some View {
    TextField("Title", text: $store.title)
    TextField("Sent title", text: $store.title.sending(\.titleChanged))
  }
}

private struct OwnerView: View {
  @SwiftUI.State var store = Store(initialState: Profile.State()) { Profile() }

  var body: some View {
    TextField("Name", text: $store.name)
    BindingView(store: $store)
    Text("Hello \(store.name)")
  }
}

private struct BindingView: View {
  @Binding var store: StoreOf<Profile>

  var body: some View {
    Toggle("On", isOn: $store.settings.isOn)
    TextField("Upper", text: $store.name.sending(\.nameChanged))
  }
}

@Reducer
struct ViewForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var taps = 0
  }

  enum Action: ViewAction {
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      if case .view(.tapped) = action { state.taps += 1 }
      return .none
    }
  }
}

@ViewAction(for: ViewForm.self)
private struct ViewFormView: View {
  @Bindable var store: StoreOf<ViewForm>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Tap \(store.taps)") { send(.tapped) }
    Button("Animate") { send(.tapped, animation: .easeIn) }
  }
}

@MainActor
@Suite("Bindings of a store in a view")
struct BindingTests {
  let store = Store(initialState: Profile.State()) { Profile() }

  // holds: UI-1
  @Test("A control sets a property and a member of a property")
  func members() throws {
    let host = ViewHost(FormView(store: store))
    try host.type("Blob", into: "Name")
    try host.toggle("On")
    #expect(store.state == Profile.State(name: "Blob", settings: Profile.Settings(isOn: true)))
    store.name = "Ann"
    host.update()
    #expect(try host.text(in: "Name") == "Ann")
    #expect(try host.isOn("On"))
  }

  // holds: UI-1
  @Test("The bindings of view actions are sent as view actions")
  func viewActions() throws {
    let store = Store(initialState: ViewForm.State()) { ViewForm() }
    let host = ViewHost(ViewFormView(store: store))
    try host.type("Blob", into: "Name")
    #expect(store.name == "Blob")
    try host.tap("Tap 0")
    #expect(store.taps == 1)
  }

  // holds: UI-2
  @Test("`sending` sends an action of the feature with the value")
  func sending() throws {
    let host = ViewHost(FormView(store: store))
    try host.type("blob", into: "Upper")
    #expect(store.name == "BLOB")
    #expect(try host.text(in: "Upper") == "BLOB")
  }

  // holds: UI-3
  @Test("A store in a `State`, and a binding to a store, have the same bindings")
  func owners() throws {
    let host = ViewHost(OwnerView())
    try host.type("Blob", into: "Name")
    #expect(host.texts.contains("Hello Blob"))
    try host.toggle("On")
    #expect(try host.isOn("On"))
    try host.type("ann", into: "Upper")
    #expect(host.texts.contains("Hello ANN"))
  }

  // holds: UI-4
  @Test("A write after the child is gone is ignored, and nothing is reported")
  func gone() throws {
    let store = Store(initialState: Profile.State(child: Profile.Child.State())) { Profile() }
    let child = try #require(store.scope(state: \.child, action: \.child))
    @Bindable var bindable = child
    let title = $bindable.title
    let sent = $bindable.title.sending(\.titleChanged)
    title.wrappedValue = "New"
    sent.wrappedValue = "Newer"
    #expect(child.title == "Newer")
    store.send(.childClosed)
    title.wrappedValue = "Late"
    sent.wrappedValue = "Later"
    #expect(store.child == nil)
    #expect(child.title == "Newer")
    #expect(title.wrappedValue == "Newer")
  }

  // holds: UI-5
  @Test("A field that types faster than its reducer normalizes shows the state after each character")
  func typing() throws {
    let host = ViewHost(FormView(store: store))
    for typed in ["a", "a b", "ab c", "abc d", "abcd efg"] { try host.type(typed, into: "Name") }
    #expect(store.name == "abcde")
    #expect(try host.text(in: "Name") == "abcde")
    // The reducer refuses the value, so the state does not change.
    try host.type("abcdef", into: "Name")
    #expect(store.name == "abcde")
    #expect(try host.text(in: "Name") == "abcde")
  }

  // holds: UI-6
  @Test("Bindings to the same property of the same store are equal")
  func equality() {
    let host = ViewHost(EqualityView(store: store))
    let evaluations = host.evaluations(of: FieldView.self)
    store.other += 1
    host.update()
    #expect(host.evaluations(of: FieldView.self) == evaluations)
    #expect(host.texts.contains("1"))
  }
}

private struct EqualityView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    Text("\(store.other)")
    FieldView(text: $store.name)
    FieldView(text: $store.name.sending(\.nameChanged))
  }
}

private struct FieldView: View {
  @Binding var text: String

  var body: some View { TextField("Name", text: $text) }
}
