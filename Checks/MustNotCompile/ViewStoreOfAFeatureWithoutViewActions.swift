import Headgate

@Reducer
struct Clock {
  @ObservableState
  struct State {
    var seconds = 0
  }
  enum Action: GatedAction {
    case interface(Interface)
    enum Interface {
      case start
    }
  }
}

struct ClockScreen {
  let store: ViewStore<Clock>

  @MainActor func startButtonTapped() {
    #if WRONG
      store.send(.start)  // must say: type 'Never' has no member 'start'
    #else
      print(store.seconds)
    #endif
  }
}
