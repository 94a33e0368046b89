import Headgate
import Testing

@MainActor
struct ViewActionSendingTests {
  private func makeStore() -> StoreOf<Survey> {
    Store(initialState: Survey.State(answer: "yes")) { Survey() }
  }

  // holds: BIND-14, BIND-15
  @Test func `a struct, a class and a class without isolation send view actions`() async {
    let store = makeStore()
    SurveyScreen(store: store).finish()
    #expect(store.sent == ["yes"])
    await SurveyController(store: store).finish().finish()
    #expect(store.sent == ["yes", "yes"])
    await SurveyPresenter(store: store).finish()
    #expect(store.sent == ["yes", "yes", "yes"])
  }

  // holds: BIND-14
  @Test func `what is sent carries the line that sent it`() async {
    let store = makeStore()
    let screen = SurveyScreen(store: store)
    let events = store.events
    screen.send(.sendButtonTapped)
    let line = UInt(#line - 1)
    for await event in events {
      guard case .actionReceived(let received) = event else { continue }
      #expect(received.line == line)
      break
    }
  }

  // holds: BIND-13
  @Test func `an action with the case of view actions makes them`() {
    func made<Action: ViewAction>(_ action: Action.ViewAction, as: Action.Type) -> Action { .view(action) }
    #expect(made(.sendButtonTapped, as: Survey.Action.self) == .view(.sendButtonTapped))
  }
}
