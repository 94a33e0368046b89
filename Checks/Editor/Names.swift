// Where names lead, and their quick help: see `NameTests`.
import Headgate
import HeadgateTesting

@Reducer
struct App {
  @ObservableState
  struct State: Equatable {
    var name = ""
    @Presents var sheet: Sheet.State?
    var sheets = StackState<Sheet.State>()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case sheet(PresentationAction<Sheet.Action>)
    case sheets(StackActionOf<Sheet>)
    case tapped
  }
  @Dependency(\.continuousClock) var clock  // jump continuousClock: Clocks.swift
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in  // help Reduce: A reducer from a closure
      switch action {
      case .tapped:  // jump tapped: case tapped
        state.name = "x"  // jump name: var name = ""
        return .none  // help none: Effect<
      case .sheet(.presented(.closed)):  // jump closed: case closed
        return .none
      default: return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }  // help sheet: PresentationAction<Sheet.Action>
    .forEach(\.sheets, action: \.sheets) { Sheet() }  // jump forEach: ForEach.swift
  }
}

@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action {
    case closed
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
enum Destination {
  case sheet(Sheet)
}

@MainActor func uses(_ store: StoreOf<App>) {
  _ = store.name  // jump name: var name = ""
  _ = store.state.name  // help name: String
  _ = store.scope(state: \.sheet, action: \.sheet.presented)  // jump presented: PresentationAction.swift
  store.send(.tapped)  // help tapped: case tapped
}

func names(_ state: Destination.State, _ action: Destination.Action) {
  if case .sheet(let sheet) = state { _ = sheet.title }  // jump title: var title = ""
  if case .sheet(.closed) = action {}  // help sheet: Sheet.Action
}

@MainActor func tests(_ store: TestStoreOf<App>) async {
  await store.send(\.binding.name, "x") { $0.name = "x" }  // jump name: var name = ""
  await store.receive(\.sheet.dismiss) { $0.sheet = nil }  // jump dismiss: PresentationAction.swift
  await store.receive(\.sheet.presented.closed)  // help closed: Void
}
