// snippet: countdown-program
import Headgate

@MainActor
func runCountdown(
  nextLine: () -> String? = { readLine() },
  show: @escaping (String) -> Void = { print($0) }
) async {
  let store = Store(initialState: Countdown.State()) { Countdown() }
  let screen = store.observe { show(store.message) }
  while let line = nextLine() {
    await store.send(.lineEntered(line)).finish()
  }
  screen.cancel()
}
// snippet end
