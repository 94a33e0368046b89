import Headgate

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case tapped, closeButtonTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.number += 1
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }
  enum Action { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

@Reducer
struct Parent {
  @Reducer
  enum Destination: Sendable {
    case child(Child)
    case alert(AlertState<Alert>)
    @ReducerCaseIgnored case model(Model)
    enum Alert { case confirmed }
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var sheet: Child.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var confirmations = 0
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case sheet(PresentationAction<Child.Action>)
    case rows(IdentifiedActionOf<Row>)
    case alertButtonTapped, childButtonTapped, sheetButtonTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped:
        state.destination = .alert(AlertState { TextState("Sure?") })
        return .none
      case .childButtonTapped:
        state.destination = .child(Child.State())
        return .none
      case .sheetButtonTapped:
        state.sheet = Child.State()
        return .none
      case .destination(.presented(.alert(.confirmed))):
        state.confirmations += 1
        return .none
      case .destination(.presented(.child(.tapped))), .destination, .sheet, .rows(.element(id: _, action: .toggled)):
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$sheet, action: \.sheet) { Child() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
struct Root {
  @Reducer
  enum Path {
    case child(Child)
    case parent(Parent)
  }
  @ObservableState
  struct State: Equatable { var path = StackState<Path.State>() }
  enum Action { case path(StackActionOf<Path>), childButtonTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .childButtonTapped:
        state.path.append(.child(Child.State()))
        return .none
      case .path(.element(id: _, action: .child(.tapped))), .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

/// An enum reducer in another.
@Reducer
enum Screen {
  case path(Root.Path.Body)
  case child(Child)
}

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable { var isBusy = false }
  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    enum View { case loginButtonTapped }
    enum Delegate: Equatable { case loggedIn(name: String) }
    enum Interface { case cancel }
    @Sealed fileprivate enum InternalEvent { case finished(name: String) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.loginButtonTapped):
        state.isBusy = true
        return .run { send in await send(.internal(.finished(name: "Blob"))) }
      case .internal(.finished(let name)):
        state.isBusy = false
        return .send(.delegate(.loggedIn(name: name)))
      case .interface(.cancel):
        state.isBusy = false
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Gated {
  @ObservableState
  struct State: Equatable {
    var login = Login.State()
    var name: String?
  }
  enum Action { case login(Gate<Login>), cancelButtonTapped }
  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
    Reduce { state, action in
      switch action {
      case .login(.delegate(.loggedIn(let name))):
        state.name = name
        return .none
      case .login(.interface), .login(.inside):
        return .none
      case .cancelButtonTapped:
        return .send(.login(.interface(.cancel)))
      }
    }
  }
}

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
    var isNameValid = false
    var changes = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.isOn) { _, _ in
        Reduce { state, _ in
          state.changes += 1
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.isNameValid = !state.name.isEmpty
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        return .send(.binding(.set(\.name, "")))
      }
    }
  }
}

@Reducer
struct ViewForm {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: ViewAction {
    case view(View)
    enum View: BindableAction { case binding(BindingAction<State>) }
  }
  var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
}
