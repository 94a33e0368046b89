// What is completed in a program that does not compile: see `CompletionTests`.
import Headgate
import HeadgateTesting

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var sheet: Sheet.State?
  }
  enum Action {
    case counted(Int)
    case sheet(PresentationAction<Sheet.Action>)
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += unknown
        return .send(.counted(1))  // complete counted(1): counted, sheet, tapped
      case .missing:
        state.count = 1  // complete count = 1: $sheet, _$observationRegistrar, count, sheet
        return .none  // complete none: none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }  // complete sheet: counted, sheet, tapped
  }
}

@MainActor func sends(_ store: StoreOf<Login>) {
  store.send(.tapped)  // complete tapped: counted, sheet, tapped
  store.send(.sheet(.presented(.opened(1))))  // complete opened(1): closed, opened
  let a = store.scope(state: \.sheet, action: \.sheet.presented)  // complete sheet.presented: counted, sheet, tapped
  a.unknown()
  store.send(.counted(unknown), )
}

@MainActor func receives(_ store: TestStoreOf<Login>) async {
  await store.send(.tapped) { $0.count = 1 }  // complete count = 1: $sheet, _$observationRegistrar, count, sheet
  await store.receive(\.sheet.presented.opened)  // complete opened: closed, opened
  await store.receive(\.counted) { $0.missing = 1 }
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
