import Foundation
import HeadgateUDF

struct Message: Equatable {
  let id: Int
  let text: String
}

struct ChatState: Equatable {
  var messages: [Message] = []
  var unread = 0
}

enum ChatAction: Action, Equatable {
  case received(Message)
  case opened
  case replied(String)
}

let chatReducer: Reducer<ChatState> = { state, action in
  switch action {
  case ChatAction.received(let message):
    state.messages.append(message)
    state.unread += 1
  case ChatAction.opened:
    state.unread = 0
  case ChatAction.replied(let text):
    state.messages.append(Message(id: state.messages.count, text: text))
  default:
    break
  }
}

final class AutoReply {
  private let disposer = Disposer()

  func start(_ store: Store<ChatState>, log: @escaping @Sendable (String) -> Void) {
    store.onAction { state, action in
      if case ChatAction.received(let message) = action, message.text.hasSuffix("?") {
        store.dispatch(ChatAction.replied("I am away."))
      }
    }
    .dispose(on: disposer)
    store.onAction(on: .global(), { _, action in log("\(action)") }).dispose(on: disposer)
  }
}
