import HeadgateCasePathsRuntime

/// The place of a child that is always there.
final class PropertyNode<ParentState, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<ParentState, ParentAction>
  /// The path of the stored property, for a state that has no constant address.
  private let stored: KeyPath<ParentState, State>
  private let action: AnyCasePath<ParentAction, Action>

  init(
    _ parent: StoreNode<ParentState, ParentAction>,
    _ path: KeyPath<ParentState, State>,
    _ action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.action = action
    let place = StoredPlace(path)
    stored = place?.path as? KeyPath<ParentState, State> ?? path
    // A stored property stands at a constant distance; what is computed has no distance and is read through the parent.
    var address: UnsafePointer<State>?
    if let base = parent.address, let offset = place?.offset ?? MemoryLayout.offset(of: path), offset >= 0 {
      address = UnsafeRawPointer(base).advanced(by: offset).assumingMemoryBound(to: State.self)
    }
    super.init(core: parent.core, address: address, isTracked: parent.isTracked && place != nil)
  }

  override func send(_ action: Action, location: SourceLocation) -> Lineage? {
    parent.send(self.action.embed(action), location: location)
  }

  override func readElsewhere(_ body: (State) -> Void) {
    parent.read { body($0[keyPath: stored]) }
  }

  override func action(fromRoot action: Any) -> Action? {
    parent.action(fromRoot: action).flatMap(self.action.extract)
  }

  override var isPresent: Bool { parent.isPresent }

  override func initialState() -> State {
    parent.initialState()[keyPath: stored]
  }
}
