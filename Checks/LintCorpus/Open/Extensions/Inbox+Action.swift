import Foundation
import Headgate

extension Inbox {
  @CasePathable
  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case compose(PresentationAction<Compose.Action>)  // near-miss: unintegrated-child
  }
}

extension Inbox.Action {
  @CasePathable
  enum View {
    case composeButtonTapped
    case inboxAppeared
    case messageTapped(Message)
    case set  // flags: action-name
  }

  @CasePathable
  enum Delegate {
    case messageOpened(Message)
    case unreadCountChanged(Int)
  }

  @CasePathable
  enum Internal {
    case messagesLoaded([Message])
    case messagesLoadFailed(any Error)  // flags: action-not-serializable
    case readMarked(Message.ID)
  }
}

// The conformance is far from the declaration, and the case with the error is above.
extension Inbox.Action.Internal: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {  // near-miss: equatable-error-payload
    switch (lhs, rhs) {
    case (.messagesLoaded(let left), .messagesLoaded(let right)): left == right
    case (.messagesLoadFailed, .messagesLoadFailed): true
    case (.readMarked(let left), .readMarked(let right)): left == right
    default: false  // near-miss: delegate-default
    }
  }
}
