import HeadgateUDF
import UIKit

struct TabState: Equatable {
  var selected = 0
  var badges: [Int: Int] = [:]
  var inbox = InboxState()
}

struct InboxState: Equatable {
  var unread = 0
}

struct TabSelected: Action, Equatable { let index: Int }
struct MailArrived: Action, Equatable {}

let inboxReducer: Reducer<TabState> = { state, action in
  if action is MailArrived { state.inbox.unread += 1 }
}

let tabReducer: Reducer<TabState> = { state, action in
  if let action = action as? TabSelected { state.selected = action.index }
  state.badges[1] = state.inbox.unread
}

struct TabReducers {
  static func make() -> CombinedReducer<TabState> {
    combine {
      inboxReducer
      tabReducer
    }
  }
}

final class TabBar: UIViewController, ViewComponent {
  let disposer = Disposer()
  var props = 0
}

final class InboxLabel: ViewComponent {
  let disposer = Disposer()
  var props = ""
}

final class SelectionView: ViewComponent {
  struct Props: Equatable {
    var index = 0
  }

  let disposer = Disposer()
  var props = Props()
}

@MainActor final class TabsCoordinator {
  let bar = TabBar()
  let label = InboxLabel()
  let selection = SelectionView()
  let store = Store(state: TabState(), reducer: TabReducers.make())

  func start() {
    bar.connect(to: store) { state, _ in state.selected }
    label.connect(to: store.scope(\.inbox)) { inbox, _ in "\(inbox.unread) unread" }
    selection.connect(to: store, { state, dispatcher in SelectionView.Props(index: state.selected) })
  }
}
