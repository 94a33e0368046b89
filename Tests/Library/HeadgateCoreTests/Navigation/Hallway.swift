import Headgate

/// A presented child as a statement, among statements on which an operator stands or none, and a reducer behind all of them.
@Reducer
struct Hallway {
  enum Build: CaseIterable {
    case statements, belowIfLet, belowForEach
  }

  @ObservableState
  struct State: Equatable {
    @Presents var item: Item.State?
    var other: Item.State?
    var rows: IdentifiedArrayOf<Row> = []
    var log: [String] = []
  }

  struct Row: Equatable, Identifiable {
    var id = 0
  }

  @CasePathable
  enum Action {
    case item(PresentationAction<Item.Action>)
    case other(Item.Action)
    case rows(IdentifiedAction<Int, Never>)
  }

  let build: Build

  var body: some ReducerOf<Self> {
    switch build {
    case .statements: inner
    case .belowIfLet: inner.ifLet(\.other, action: \.other) { Item() }
    case .belowForEach: inner.forEach(\.rows, action: \.rows) { EmptyReducer() }
    }
    noting("outer")
  }

  @ReducerBuilder<State, Action>
  private var inner: some ReducerOf<Self> {
    IfLet(\.$item, action: \.item) { Item() }
    noting("inner")
  }

  private func noting(_ name: String) -> Reduce<State, Action> {
    Reduce { state, action in
      if case .item(.dismiss) = action { state.log.append("\(name) \(state.item?.name ?? "nothing")") }
      return .none
    }
  }
}
