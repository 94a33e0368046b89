import Headgate
import SwiftUI
import Testing
import ViewHost

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var taps = 0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }

    enum Delegate {
      case tapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      guard case .view(.tapped) = action else { return .none }
      state.taps += 1
      return .send(.delegate(.tapped))
    }
  }
}

@Reducer
struct Door {
  @ObservableState
  struct State: Equatable {
    @Presents var login: Login.State?
    var path = StackState<Login.State>()
    var heard = 0
  }

  enum Action {
    case login(PresentationAction<Gate<Login>>)
    case path(StackAction<Login.State, Gate<Login>>)
    case show
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.presented(.delegate(.tapped))), .path(.element(id: _, action: .delegate(.tapped))): state.heard += 1
      case .show: state.login = Login.State()
      case .login, .path: break
      }
      return .none
    }
    .ifLet(\.$login, action: \.login) { Login() }
    .forEach(\.path, action: \.path) { Login() }
  }
}

private struct DoorView: View {
  @Bindable var store: StoreOf<Door>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Log in", state: Login.State())
        .sheet(item: $store.scope(state: \.login, action: \.login)) { LoginView(store: $0) }
    } destination: { store in
      ReadOnlyLoginView(store: ViewStore(store))
    }
  }
}

@ViewAction(for: Login.self)
private struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Taps \(store.taps)") { send(.tapped) }
  }
}

private struct ReadOnlyLoginView: View {
  let store: ViewStore<Login>

  var body: some View { Button("Taps \(store.taps)") { store.send(.tapped) } }
}

@MainActor
@Suite("Children behind gates in views")
struct GateTests {
  let store = Store(initialState: Door.State()) { Door() }

  // holds: UI-14
  @Test("A child behind a gate is presented")
  func sheet() throws {
    let host = ViewHost(DoorView(store: store))
    store.send(.show)
    host.update()
    try host.type("Blob", into: "Name")
    try host.tap("Taps 0")
    #expect(host.texts.contains("Taps 1"))
    #expect(store.login == Login.State(name: "Blob", taps: 1))
    #expect(store.heard == 1)
    try host.swipeAway()
    #expect(store.login == nil)
  }

  // holds: UI-34
  @Test("Elements behind a gate are shown")
  func stack() throws {
    let host = ViewHost(DoorView(store: store))
    try host.tap("Log in")
    #expect(host.depth == 1)
    try host.tap("Taps 0")
    #expect(host.texts.contains("Taps 1"))
    #expect(store.heard == 1)
    try host.pop()
    #expect(store.path.isEmpty)
  }
}
