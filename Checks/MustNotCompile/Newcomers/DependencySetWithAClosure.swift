// grade: B, before: B
// A closure of a client is set with `.dependency`, and captures an object.
import Headgate

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case closed
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .saved(let name) = action { state.name = name }
      return .none
    }
  }
}

@DependencyClient
struct ListClient: Sendable {
  var load: @Sendable () async throws -> [String]
}

extension ListClient: TestDependencyKey {
  static let testValue = ListClient()
}

extension DependencyValues {
  var listClient: ListClient {
    get { self[ListClient.self] }
    set { self[ListClient.self] = newValue }
  }
}

final class Log {
  var lines: [String] = []
}

@MainActor
func makeStore(_ log: Log) -> StoreOf<Detail> {
  Store(initialState: Detail.State()) {
    #if WRONG
      Detail().dependency(\.listClient.load) { log.lines }  // must say: capture of 'log' with non-Sendable type 'Log'
    #else
      Detail().dependency(\.listClient.load) { [lines = log.lines] in lines }
    #endif
  }
}
