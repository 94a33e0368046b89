// grade: A, before: C
// holds: MACRO-126
// A dependency whose type is no key.
import Headgate

struct ListClient: Sendable {
  var load: @Sendable () async throws -> [String]
}

#if !WRONG
  extension ListClient: TestDependencyKey {
    static let testValue = ListClient { [] }
  }
#endif

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var names: [String] = []
  }
  enum Action {
    case appeared
    case loaded([String])
  }
  @Dependency(ListClient.self) var listClient  // must say: The type is no key
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          await send(.loaded(try await listClient.load()))
        }
      case .loaded(let names):
        state.names = names
        return .none
      }
    }
  }
}
