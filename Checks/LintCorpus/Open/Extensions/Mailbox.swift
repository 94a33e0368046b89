import Headgate
import SwiftUI

@Reducer
struct Mailbox {
  @ObservableState
  struct State: Equatable {
    var badge = 0
    var inbox = Inbox.State()
    var opened: Message?
  }

  enum Action {
    case view(View)
    case inbox(Inbox.Action)

    enum View {
      case closeButtonTapped
    }
  }
}

extension Mailbox {
  var body: some ReducerOf<Self> {
    inbox
    core
  }

  // The operator stands in a property of its own.
  @ReducerBuilder<State, Action>
  private var inbox: some ReducerOf<Self> {
    Scope(state: \.inbox, action: \.inbox) { Inbox() }  // near-miss: unintegrated-child
  }

  private var core: some ReducerOf<Self> {
    Reduce { state, action in
      if case .inbox(.delegate(let event)) = action { return react(to: event, &state) }
      if case .inbox(.internal(.readMarked)) = action {  // flags: parent-observes-inside, internal-outside-feature
        state.badge -= 1
      }
      if case .view(.closeButtonTapped) = action { state.opened = nil }
      return .none
    }
  }

  private func react(to event: Inbox.Action.Delegate, _ state: inout State) -> EffectOf<Self> {
    switch event {  // near-miss: delegate-default
    case .messageOpened(let message): state.opened = message
    case .unreadCountChanged(let count): state.badge = count
    }
    return .none
  }
}

struct MailboxView: View {
  let store: StoreOf<Mailbox>

  var body: some View {
    VStack {
      InboxList(store: store.scope(state: \.inbox, action: \.inbox))
      if store.opened != nil { Button("Close") { store.send(.view(.closeButtonTapped)) } }
    }
    .badge(store.badge)
  }
}

private struct InboxList: View {
  let store: StoreOf<Inbox>

  var body: some View {
    List(store.messages) { message in
      Button(message.subject) { store.send(.view(.messageTapped(message))) }
    }
    .toolbar { toolbar }
    .onAppear { store.send(.view(.inboxAppeared)) }
  }
}

extension InboxList {
  @ToolbarContentBuilder
  fileprivate var toolbar: some ToolbarContent {
    ToolbarItem { Button("Write") { store.send(.view(.composeButtonTapped)) } }
    ToolbarItem {
      Button("Empty") {
        store.send(.internal(.messagesLoaded([])))  // flags: view-sends-non-view, internal-outside-feature
      }
    }
  }
}
