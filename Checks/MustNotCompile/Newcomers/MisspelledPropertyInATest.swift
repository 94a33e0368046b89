// grade: B, before: B
// A misspelled property in the expectation of a test.
import Headgate
import HeadgateTesting

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

@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func testDetail() async {
  let store = TestStore(initialState: Detail.State()) {
    Detail()
  }
  #if WRONG
    await store.send(.saved("Blob")) { $0.nam = "Blob" }  // must say: value of type 'Detail.State' has no member 'nam'
  #else
    await store.send(.saved("Blob")) { $0.name = "Blob" }
  #endif
}
