/// The place of a root store.
final class RootNode<State, Action>: StoreNode<State, Action> {
  private let root: StoreCore<State, Action>

  init(_ root: StoreCore<State, Action>) {
    self.root = root
    super.init(core: root, address: UnsafePointer(root.state), isTracked: root.observable != nil)
  }

  override func send(_ action: Action, location: SourceLocation) -> Lineage? {
    root.send(action, location: location)
  }

  override func action(fromRoot action: Any) -> Action? { action as? Action }

  override func initialState() -> State { root.initialState }
}
