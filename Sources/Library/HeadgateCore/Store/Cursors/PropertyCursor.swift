import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// The cursor of a child that is always present.
final class PropertyCursor<ParentState, ParentAction, State, Action>: StoreCursor<State, Action> {
  private let parent: StoreCursor<ParentState, ParentAction>
  /// The key path of the stored property, for a state without a constant address.
  private let stored: KeyPath<ParentState, State>
  private let action: AnyCasePath<ParentAction, Action>
  private let undetected: [EnclosingState]

  init(
    _ parent: StoreCursor<ParentState, ParentAction>,
    _ path: KeyPath<ParentState, State>,
    _ action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.action = action
    let storedPath = StoredPath(path)
    stored = storedPath?.path as? KeyPath<ParentState, State> ?? path
    undetected = storedPath?.undetected ?? []
    // A stored property has a constant offset. A computed property has none and is read through the parent.
    var address: UnsafePointer<State>?
    if let base = parent.address, let offset = storedPath?.offset ?? MemoryLayout.offset(of: path), offset >= 0 {
      address = UnsafeRawPointer(base).advanced(by: offset).assumingMemoryBound(to: State.self)
    }
    super.init(
      core: parent.core,
      address: address,
      isTracked: parent.isTracked && storedPath != nil,
      hasUndetected: parent.hasUndetected || !undetected.isEmpty
    )
  }

  override func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    parent.send(self.action.embed(action), callSite: callSite)
  }

  override func readElsewhere(_ body: (State) -> Void) {
    parent.read { body($0[keyPath: stored]) }
  }

  override func action(fromRoot action: Any) -> Action? {
    parent.action(fromRoot: action).flatMap(self.action.extract)
  }

  override func rootAction(_ action: Action) -> Any { parent.rootAction(self.action.embed(action)) }

  override var isPresent: Bool { parent.isPresent }

  override func countReplacements() {
    parent.countReplacements()
    parent.countReplacements(in: undetected)
  }

  override func initialState() -> State {
    parent.initialState()[keyPath: stored]
  }
}
