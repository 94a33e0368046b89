// What is completed in features without gates: see `CompletionTests`.
import Headgate
import HeadgateTesting

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action {
    case answered(Result<Int, any Error>)
    case done(Result<Void, any Error>)
    case named(String)
    case tapped
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:  // complete tapped: answered, done, named, tapped
        return .none
      default: return .none
      }
    }
  }
}

@Reducer
enum Destination {
  case alert(AlertState<Never>)
  case login(Login)
}

@Reducer
struct App {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var login = Login.State()
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case login(Login.Action)
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }  // complete login: destination, login, rows
    Reduce { state, action in
      return .none
    }
  }
}

@Reducer
struct Row {
  struct State: Equatable, Identifiable {
    let id: Int
  }
  enum Action {
    case selected
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@MainActor func sends(_ store: StoreOf<App>) {
  store.send(.login(.tapped))  // complete login(.tapped): destination, login, rows
  store.send(.login(.tapped))  // complete tapped: answered, done, named, tapped
  let login = store.scope(state: \.login, action: \.login)  // complete login: destination, login, rows
  login.send(.tapped)  // complete tapped: answered, done, named, tapped
}

@MainActor func receives(_ store: TestStoreOf<App>) async {
  await store.receive(\.login.tapped)  // complete login.tapped: destination, login, rows
  await store.receive(\.login.tapped)  // complete tapped: answered, done, named, tapped
  await store.receive(\.login.done.success)  // complete success: failure, success
  await store.receive(\.login.answered.success)  // complete success: failure, success
  await store.receive(\.destination.dismiss)  // complete dismiss: alert, dismiss, login, presented
  await store.receive(\.destination.presented.login.tapped)  // complete login.tapped: alert, login
  await store.receive(\.rows[id: 1].selected)  // complete selected: selected
}
