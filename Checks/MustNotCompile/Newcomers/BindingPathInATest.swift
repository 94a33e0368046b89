// grade: C, before: C
// A path into the value of a binding, in a test.
import Headgate
import HeadgateTesting

struct Draft: Equatable {
  var name = ""
}

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var draft = Draft()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func testForm(_ store: TestStoreOf<Form>) async {
  #if WRONG
    await store.send(\.binding.draft.name, "Blob") { $0.draft.name = "Blob" }  // must say: 'Draft' conform to
  #else
    await store.send(\.binding, .set(\.draft.name, "Blob")) { $0.draft.name = "Blob" }
  #endif
}
