import Headgate

@MainActor
struct CounterScreen {
  let store: ViewStore<Counter>

  func run(
    nextLine: () -> String? = { readLine() },
    show: @escaping (String) -> Void = { print($0) }
  ) async {
    show("Enter + to add one, ++ to add one after a second, or q to quit.")
    let screen = store.observe { show(store.isWaiting ? "Wait …" : "Count: \(store.count)") }
    while let line = nextLine(), line != "q" {
      switch line {
      case "+": store.send(.incrementButtonTapped)
      case "++": await store.send(.incrementLaterButtonTapped).finish()
      default: show("Enter +, ++ or q.")
      }
    }
    screen.cancel()
  }
}
