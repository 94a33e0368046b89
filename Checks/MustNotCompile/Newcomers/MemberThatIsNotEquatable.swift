// grade: C, before: C
// A state for a test, with a member that is not equatable.
import Headgate
import HeadgateTesting

#if WRONG
  struct Unit {
    var name = ""
  }
#else
  struct Unit: Equatable {
    var name = ""
  }
#endif

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {  // must say: type 'Counter.State' does not conform to protocol 'Equatable'
    var count = 0
    var unit = Unit()
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func testCounter() async {
  let store = TestStore(initialState: Counter.State()) {
    Counter()
  }
  await store.send(.tapped) { $0.count = 1 }
}
