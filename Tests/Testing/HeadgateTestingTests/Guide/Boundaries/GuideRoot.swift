import Headgate

struct GuideUser: Equatable, Sendable { var name: String }

@DependencyClient
struct GuideUsers: Sendable {
  var login: @Sendable (_ name: String) async throws -> GuideUser
}

extension GuideUsers: TestDependencyKey {
  static let testValue = GuideUsers()
}

extension DependencyValues {
  var guideUsers: GuideUsers {
    get { self[GuideUsers.self] }
    set { self[GuideUsers.self] = newValue }
  }
}

// snippet: gated-parent
@Reducer
struct GuideRoot {
  @ObservableState
  struct State: Equatable {
    @Presents var login: GuideLogin.State?
    var user: GuideUser?
  }

  enum Action {
    case login(PresentationAction<Gate<GuideLogin>>)
    case signOutButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.presented(.delegate(.userLoggedIn(let user)))):
        state.user = user
        return .send(.login(.presented(.interface(.reset))))
      case .login(.presented(.interface)), .login(.presented(.inside)), .login(.dismiss):
        return .none
      case .signOutButtonTapped:
        state.user = nil
        return .none
      }
    }
    .ifLet(\.$login, action: \.login) { GuideLogin() }
  }
}
// snippet end

// snippet: gated-operators
@Reducer
struct GuideHome {
  @ObservableState
  struct State: Equatable {
    var login = GuideLogin.State()
    @Presents var sheet: GuideLogin.State?
    var rows: IdentifiedArrayOf<GuideRow.State> = []
    var path = StackState<Path.State>()
  }

  enum Action {
    case login(Gate<GuideLogin>)
    case sheet(PresentationAction<Gate<GuideLogin>>)
    case rows(IdentifiedAction<Int, Gate<GuideRow>>)
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case login(Gate<GuideLogin>)
    case row(Gate<GuideRow> = Gate(GuideRow(step: 5)))
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { GuideLogin() }
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { GuideLogin() }
      .forEach(\.rows, action: \.rows) { GuideRow() }
      .forEach(\.path, action: \.path)
  }
}
// snippet end

extension GuideHome.Path.State: Equatable {}

// snippet: gated-flat
@Reducer
struct GuideRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: GatedAction {
    case tapped
    case _counted(Int)
    case delegate(Delegate)
    enum Delegate { case full }
  }

  var step = 1

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .send(._counted(state.count + step))
      case ._counted(let count):
        state.count = count
        return count < 10 ? .none : .send(.delegate(.full))
      case .delegate:
        return .none
      }
    }
  }
}
// snippet end

// snippet: gated-log
struct GuideLog: Reducer {
  let write: @Sendable (String) -> Void

  func reduce(into state: inout GuideHome.State, action: GuideHome.Action) -> EffectOf<GuideHome> {
    switch action {
    case .login(let gate): write("login \(gate)")
    case .sheet(.presented(let gate)): write("sheet, \(gate.kind?.rawValue ?? "child")")
    case .rows(.element(let id, let gate)): write("row \(id) \(gate)")
    case .sheet(.dismiss), .path: break
    }
    return .none
  }

  typealias Body = Never
}
// snippet end

// snippet: gated-view
@MainActor
struct GuideLoginScreen {
  let store: ViewStore<GuideLogin>

  func draw() -> String { store.isBusy ? "…" : "Name: \(store.name)" }
  func returnKeyPressed() { store.send(.loginButtonTapped) }
}

@MainActor
func guideScreen(of home: StoreOf<GuideHome>) -> GuideLoginScreen {
  GuideLoginScreen(store: ViewStore(home.scope(state: \.login, action: \.login)))
}
// snippet end

// snippet: gated-bindable
@Reducer
struct GuideForm {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: GatedAction {
    case view(View)
    enum View: BindableAction { case binding(BindingAction<State>), clearButtonTapped }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      if case .view(.clearButtonTapped) = action { state.name = "" }
      return .none
    }
  }
}
// snippet end

// snippet: gated-rows
@Reducer
struct GuideTable {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<GuideRow.State> = []
    var fullRows = 0
  }

  enum Action: GatedAction {
    case view(View)
    case rows(IdentifiedGatesOf<GuideRow>)
    enum View { case resetButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in react(to: action, in: &state) }
      .forEach(\.rows, action: \.rows) { GuideRow().dependency(\.guideUsers, GuideUsers()) }
  }

  private func react(to action: Action, in state: inout State) -> EffectOf<Self> {
    switch action {
    case .view(.resetButtonTapped):
      state.fullRows = 0
      return .none
    case .rows(.element(_, .delegate(.full))):
      state.fullRows += 1
      return .none
    case .rows(.element(_, .inside)):
      return .none
    }
  }
}
// snippet end

@MainActor
func guideScopes(_ store: ViewStore<GuideTable>, _ home: StoreOf<GuideHome>) {
  // snippet: gated-scopes
  for row in store.scope(state: \.rows, action: \.rows) { print(row.count) }
  if let sheet = home.scope(state: \.sheet, action: \.sheet.presented) {
    print(GuideLoginScreen(store: ViewStore(sheet)).draw())
  }
  // snippet end
}
