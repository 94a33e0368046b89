// What is completed inside of bodies: see `CompletionTests`. A body of several statements has `Reduce` with its types, because
// SourceKit does not know the result builder that a macro adds.
import Headgate

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var title = ""
    @Presents var sheet: Sheet.State?
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counted(Int)
    case rows(IdentifiedActionOf<Row>)
    case sheet(PresentationAction<Sheet.Action>)
  }
  @Dependency(\.continuousClock) var clock  // complete continuousClock: assert, assertionFailure, calendar, context
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .counted(let count):  // complete counted(let count): binding, counted, rows, sheet
        let next = count + 1
        state.count = next  // complete count = next: $sheet, _$observationRegistrar, count, rows, sheet, title
        return .run { send in
          await send(.counted(next))  // complete counted(next): binding, counted, rows, sheet
        }
      case .sheet(.dismiss):  // complete dismiss: dismiss, presented
        return .none
      case .sheet(.presented(.opened)):  // complete opened: closed, opened
        let title = state.sheet?.title ?? ""  // complete title ?? "": _$observationRegistrar, title
        state.title = title
        return .send(.counted(1))  // complete counted(1): binding, counted, rows, sheet
      case .rows(.element(id: _, action: .selected)):  // complete selected: selected
        state.count += 1
        return .none  // complete none: none
      default:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }  // complete sheet: binding, counted, rows, sheet
    .forEach(\.rows, action: \.rows) { Row() }  // complete rows: binding, counted, rows, sheet
  }
}

@Reducer
struct Row {
  @ObservableState
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

@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action {
    case closed
    case opened(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }  // complete none: none
  }
}
