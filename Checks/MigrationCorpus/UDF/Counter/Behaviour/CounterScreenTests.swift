import HeadgateUDF
import Testing

@MainActor struct CounterScreenTests {
  @Test func theScreenShowsTheCounter() {
    let store = Store(state: AppState(counter: 3), reducer: counterReducer)
    let screen = CounterViewController(store: store)
    screen.viewDidLoad()
    #expect(screen.text == "3")
  }
}
