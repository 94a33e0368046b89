import Headgate

// snippet: feature
@Reducer
struct Signup {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isFree: Bool?
    var hasJoined = false
    var problem: String?
    var news: [String] = []
  }

  enum Action: Equatable {
    case appeared
    case newsArrived(String)
    case nameChanged(String)
    case checked(Bool)
    case joinButtonTapped
    case joined
    case failed(String)
  }

  private enum CancelID { case check }
  @Dependency(\.names) var names

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await text in names.news() { await send(.newsArrived(text)) }
        }
      case .newsArrived(let text):
        state.news.append(text)
        return .none
      case .nameChanged(let name):
        state.name = name
        state.isFree = nil
        return .run { send in await send(.checked(try await names.isFree(name))) }
          .debounce(id: CancelID.check, for: .milliseconds(300))
      case .checked(let isFree):
        state.isFree = isFree
        return .none
      case .joinButtonTapped:
        state.problem = state.name.isEmpty ? "Enter a name first" : nil
        guard state.problem == nil else { return .none }
        return .run { [name = state.name] send in
          try await names.reserve(name)
          await send(.joined)
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
      case .joined:
        state.hasJoined = true
        return .none
      case .failed(let problem):
        state.problem = problem
        return .none
      }
    }
  }
}
// snippet end
