import Headgate

/// A feature whose sealed actions carry functions.
@Reducer
struct SealedClosures {
  @ObservableState struct State {}
  enum Action: GatedAction {
    case `internal`(Internal)
    @Sealed fileprivate enum InternalEvent {
      case done(() -> Int)
      case later(@Sendable () -> Int, by: Int)
    }
  }

  static func count(_ action: Action) -> Int {
    switch action.opened {
    case .internal(.done(let done)): done()
    case .internal(.later(let done, let by)): done() + by
    }
  }

  static func action(_ done: @escaping () -> Int) -> Action { .internal(.done(done)) }
}
