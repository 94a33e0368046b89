import Headgate

@MainActor
struct Screen {
  let store: StoreOf<Countdown>

  func use() { store.send(.onStartTapped) }
}

let store = Store(initialState: Countdown.State()) { Countdown() }
Screen(store: store).use()
if store.withState({ !$0.isFinished || $0.seconds != 0 }) { fatalError("the countdown is not finished") }
