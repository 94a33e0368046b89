internal import HeadgateSupport

/// The cursor of a root store.
final class RootCursor<State, Action>: StoreCursor<State, Action> {
  private let root: StoreCore<State, Action>

  init(_ root: StoreCore<State, Action>) {
    self.root = root
    super.init(core: root, address: UnsafePointer(root.state), isTracked: root.observable != nil)
  }

  override func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    root.send(action, callSite: callSite)
  }

  override func action(fromRoot action: Any) -> Action? { action as? Action }

  override func initialState() -> State { root.initialState }
}
