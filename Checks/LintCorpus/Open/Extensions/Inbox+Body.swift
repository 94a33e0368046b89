import Foundation
import Headgate

extension Inbox {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action): view(&state, action)
      case .internal(let action): reduceInternal(&state, action)
      case .compose(.presented(.delegate(.messageSent(let message)))): sent(&state, message)
      case .compose(.presented(.view(.subjectChanged))):  // flags: parent-observes-inside
        .none
      case .compose(.dismiss), .delegate: .none
      case .compose:  // flags: delegate-default
        .none
      }
    }
    .ifLet(\.$compose, action: \.compose) { Compose() }
  }

  private func sent(_ state: inout State, _ message: Message) -> EffectOf<Self> {
    state.messages.append(message)
    state.compose = nil
    return .none
  }
}
