import Headgate
import HeadgateTesting
import Testing

// holds: TESTING-25
// snippet: detached
@Reducer
struct Poster {
  struct State: Equatable {
    var picture: String?
  }

  enum Action: Equatable {
    case opened
    case drawn(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .run { send in
          let picture = await Task.detached { String(repeating: "*", count: 3) }.value
          await send(.drawn(picture))
        }
      case .drawn(let picture):
        state.picture = picture
        return .none
      }
    }
  }
}

struct PosterTests {
  @Test func aPosterIsDrawn() async {
    let store = TestStore(initialState: Poster.State()) { Poster() }
    await store.send(.opened)
    await store.receive(.drawn("***"), timeout: .seconds(30)) { $0.picture = "***" }
  }
}
// snippet end
