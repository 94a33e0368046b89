import HeadgateCasePathsRuntime

/// The place of a child that is always there.
final class PropertyNode<ParentState, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<ParentState, ParentAction>
  private let path: KeyPath<ParentState, State>
  /// The path of the stored property, for a state that has no constant address.
  private lazy var stored = storedPath(path)
  private let action: AnyCasePath<ParentAction, Action>

  init(
    _ parent: StoreNode<ParentState, ParentAction>,
    _ path: KeyPath<ParentState, State>,
    _ action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.path = path
    self.action = action
    // A stored property stands at a constant distance; what is computed has no distance and is read through the parent.
    var address: UnsafePointer<State>?
    if let base = parent.address, let offset = storedPlace(path)?.offset ?? MemoryLayout.offset(of: path), offset >= 0 {
      address = UnsafeRawPointer(base).advanced(by: offset).assumingMemoryBound(to: State.self)
    }
    super.init(core: parent.core, address: address)
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

/// The path of the stored property behind an observed one; other paths as they are.
func storedPath<State, Value>(_ path: KeyPath<State, Value>) -> KeyPath<State, Value> {
  storedPlace(path)?.path as? KeyPath<State, Value> ?? path
}

/// The stored property behind a path of one observed property or of several, with its distance (-1 for none); nil for others.
private func storedPlace<State, Value>(_ path: KeyPath<State, Value>) -> (path: AnyKeyPath, offset: Int)? {
  if let field = observedField(path) { return (field.storedPath, field.offset) }
  return ObservedPath(path).map { ($0.storedPath, $0.offset) }
}
