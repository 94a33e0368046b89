import HeadgateUDF
import HeadgateUDFTesting
import Testing

@MainActor struct TabsTests {
  @Test func reduces() async {
    let store = TestStore(state: TabState(), reducer: TabReducers.make())
    await store.send(MailArrived()) {
      $0.inbox.unread = 1
      $0.badges = [1: 1]
    }
  }

  @Test func connects() {
    let tabs = TabsCoordinator()
    tabs.start()
    #expect(tabs.label.props == "0 unread")
    #expect(tabs.bar.props == 0)
  }
}
