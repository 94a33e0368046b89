import Foundation
import Headgate

/// Writes a message. The delegate actions and the view are in extensions of this file.
@Reducer
struct Compose {
  @ObservableState
  struct State: Equatable {
    var subject = ""
    var draftID: UUID?
    var isSending = false
  }

  enum Action {
    case delegate(Delegate)
    case view(View)  // flags: action-order
    case `internal`(Internal)
  }

  @Dependency(\.mail) var mail
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce(core)
  }

  private func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
    switch action {
    case .view(.subjectChanged(let subject)):
      state.subject = subject
      if state.draftID == nil { state.draftID = UUID() }  // flags: ambient-nondeterminism
      return .none

    case .view(.discardButtonTapped):
      state.draftID = uuid()  // near-miss: ambient-nondeterminism
      return .send(.delegate(.draftDiscarded))

    case .view(.sendButtonTapped):
      state.isSending = true
      return deliver(state.subject)

    case .internal(.messageDelivered(let message)):
      state.isSending = false
      return .send(.delegate(.messageSent(message)))

    case .internal(.deliveryFailed):
      state.isSending = false
      return .none

    default:  // near-miss: delegate-default
      return .none
    }
  }
}

extension Compose {
  fileprivate func deliver(_ subject: String) -> EffectOf<Self> {
    .run { send in
      await send(.internal(.messageDelivered(try await mail.send(subject))))
    } catch: { error, send in
      await send(.internal(.deliveryFailed(error as? MailError ?? .offline)))
    }
  }
}

extension Compose.Action {
  @CasePathable
  enum View {
    case discardButtonTapped
    case sendButtonTapped
    case subjectChanged(String)
  }

  @CasePathable
  enum Delegate {
    case draftDiscarded  // flags: unobserved-delegate
    case messageSent(Message)
  }

  @CasePathable
  enum Internal {
    case deliveryFailed(MailError)
    case messageDelivered(Message)
  }
}
