// compile with: -default-isolation MainActor
import Headgate

#if WRONG
  @Reducer
  struct Counter {
    var body: some Reducer<Int, Bool> { EmptyReducer() }
  }
#else
  @Reducer
  nonisolated struct Counter {
    var body: some Reducer<Int, Bool> { EmptyReducer() }
  }
#endif

actor Owner {
  func run() {
    _ = ActorStore(initialState: 0) { Counter() }  // must say: main actor-isolated conformance of 'Counter'
  }
}
