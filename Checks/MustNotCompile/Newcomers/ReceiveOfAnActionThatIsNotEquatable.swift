// grade: A, before: A
// A test that receives a whole action that is not equatable.
import Headgate
import HeadgateTesting

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case appeared
    case loaded(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .send(.loaded(1))
      case .loaded(let count):
        state.count = count
        return .none
      }
    }
  }
}

@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func testCounter(_ store: TestStoreOf<Counter>) async {
  await store.send(.appeared)
  #if WRONG
    await store.receive(.loaded(1)) { $0.count = 1 }  // must say: Actions that are not 'Equatable' are received by
  #else
    await store.receive(\.loaded, 1) { $0.count = 1 }
  #endif
}
