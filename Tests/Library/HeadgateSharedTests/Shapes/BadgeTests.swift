import Headgate
import HeadgateTesting
import Testing

/// A number that is derived from a shared array.
@Suite struct BadgeTests {
  struct Message: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var isRead = false
  }

  @Reducer struct Inbox {
    @ObservableState struct State: Equatable {
      @Shared var messages: IdentifiedArrayOf<Message>
    }
    enum Action { case tapped(id: Int), allReadTapped }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped(let id): Shared(state.$messages[id: id])?.isRead.withLock { $0 = true }
        case .allReadTapped:
          state.$messages.withLock { messages in
            for id in messages.ids { messages[id: id]?.isRead = true }
          }
        }
        return .none
      }
    }
  }

  @Reducer struct Tabs {
    @ObservableState struct State: Equatable {
      @SharedReader var badge: Int
      var inbox: Inbox.State

      init(_ messages: Shared<IdentifiedArrayOf<Message>>) {
        _badge = messages.unreadCount
        inbox = Inbox.State(messages: messages)
      }
    }
    enum Action { case inbox(Inbox.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.inbox, action: \.inbox) { Inbox() }
    }
  }

  @Test @MainActor func `the badge follows the messages`() async {
    @Shared(value: [Message(id: 1), Message(id: 2), Message(id: 3)]) var messages: IdentifiedArrayOf<Message>
    let store = TestStore(initialState: Tabs.State($messages)) { Tabs() }
    #expect(store.state.badge == 3)
    await store.send(.inbox(.tapped(id: 2))) { $0.inbox.$messages.withLock { $0[id: 2]?.isRead = true } }
    #expect(store.state.badge == 2)
    await store.send(.inbox(.tapped(id: 9)))
    $messages.withLock { _ = $0.append(Message(id: 4)) }
    #expect(store.state.badge == 3)
    await store.send(.inbox(.allReadTapped)) {
      $0.inbox.$messages.withLock { messages in
        for id in messages.ids { messages[id: id]?.isRead = true }
      }
    }
    #expect(store.state.badge == 0)
  }

  @Test @MainActor func `a view of the badge is drawn for each change of the messages`() {
    @Shared(value: [Message(id: 1)]) var messages: IdentifiedArrayOf<Message>
    let store = Store(initialState: Tabs.State($messages)) { Tabs() }
    var badges: [Int] = []
    let token = store.observe { badges.append(store.badge) }
    store.send(.inbox(.tapped(id: 1)))
    #expect(badges == [1, 0])
    token.cancel()
  }
}

extension IdentifiedArrayOf<BadgeTests.Message> {
  fileprivate var unreadCount: Int { count { !$0.isRead } }
}
