import Headgate

/// A feature with a stack of stops.
@Reducer
struct Trail {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Stop.State>()
    var log: [String] = []
  }

  enum Action {
    case addButtonTapped(String)
    case backToRootButtonTapped
    case path(StackActionOf<Stop>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let name):
        state.path.append(Stop.State(name: name))
      case .backToRootButtonTapped:
        state.path.removeAll()
      case .path(.popFrom(let id)):
        state.log.append("pop \(state.path[id: id]?.name ?? "nothing") of \(state.path.count)")
      case .path(.push(let id, _)):
        state.log.append("push \(state.path[id: id]?.name ?? "nothing")")
      case .path(.element(let id, .renamed)):
        state.log.append("renamed to \(state.path[id: id]?.name ?? "nothing")")
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Stop() }
  }
}

@Reducer
struct Stop {
  @ObservableState
  struct State: Equatable, Codable {
    var name: String
    var isPresented = false
  }

  enum Action {
    case renamed(String)
    case watchButtonTapped
    case leaveButtonTapped
    case askButtonTapped
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name):
        state.name = name
        return .none
      case .watchButtonTapped:
        return .run { _ in try await Task.never() }
      case .leaveButtonTapped:
        return .run { _ in await dismiss() }
      case .askButtonTapped:
        state.isPresented = isPresented
        return .none
      }
    }
  }
}
