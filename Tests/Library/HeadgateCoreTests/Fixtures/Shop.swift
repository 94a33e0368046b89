import Headgate

/// A feature that presents a child, which presents one of its own.
@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    @Presents var item: Item.State?
    var next: String?
    var log: [String] = []
  }

  enum Action {
    case openButtonTapped
    case closeButtonTapped
    case item(PresentationAction<Item.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        state.item = Item.State(name: "Chair")
      case .closeButtonTapped:
        state.item = nil
      case .item(.dismiss):
        state.log.append("dismissed \(state.item?.name ?? "nothing")")
        if let next = state.next {
          state.item = Item.State(name: next)
          state.next = nil
        }
      case .item(.presented(.renamed(let name))):
        state.log.append("renamed to \(state.item?.name ?? name)")
      case .item:
        break
      }
      return .none
    }
    .ifLet(\.$item, action: \.item) { Item() }
  }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable {
    var name: String
    var notes: [String] = []
    @Presents var part: Part.State?
  }

  enum Action {
    case renamed(String)
    case watchButtonTapped
    case saveButtonTapped
    case askButtonTapped
    case answered(Bool)
    case part(PresentationAction<Part.Action>)
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    IfLet(\.$part, action: \.part) { Part() }
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.name = name
      case .watchButtonTapped:
        return .run { _ in try await Task.never() }
      case .saveButtonTapped:
        return .run { _ in await dismiss() }
      case .askButtonTapped:
        state.notes.append("reducer: \(isPresented)")
        return .run { send in await send(.answered(isPresented)) }
      case .answered(let isPresented):
        state.notes.append("effect: \(isPresented)")
      case .part:
        break
      }
      return .none
    }
  }
}

@Reducer
struct Part {
  @ObservableState
  struct State: Equatable {
    var name: String
  }

  enum Action {
    case doneButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneButtonTapped: .run { _ in await dismiss() }
      }
    }
  }
}
