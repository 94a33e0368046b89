import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// The cursor of a child that can be absent: an optional, a row, or the payload of a case.
///
/// The cursor stores the state that was read last, so that a view can still show a child that is gone.
final class FallibleCursor<ParentState, ParentAction, State, Action>: StoreCursor<State, Action> {
  private let parent: StoreCursor<ParentState, ParentAction>
  private let extract: (ParentState) -> State?
  private let action: AnyCasePath<ParentAction, Action>
  private let undetected: [EnclosingState]
  private var last: State
  /// The number of the action after which `last` was read.
  private var lastNumber: UInt64

  init(
    _ parent: StoreCursor<ParentState, ParentAction>,
    state: State,
    _ action: AnyCasePath<ParentAction, Action>,
    undetected: [EnclosingState],
    isTracked: Bool,
    extract: @escaping (ParentState) -> State?
  ) {
    self.parent = parent
    self.extract = extract
    self.action = action
    self.undetected = undetected
    last = state
    lastNumber = parent.core.actionNumber
    super.init(
      core: parent.core,
      address: nil,
      isTracked: isTracked,
      hasUndetected: parent.hasUndetected || !undetected.isEmpty
    )
  }

  override func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    let lifetime = parent.send(self.action.embed(action), callSite: callSite)
    if !core.isDraining { refresh() }
    return lifetime
  }

  override func readElsewhere(_ body: (State) -> Void) {
    refresh()
    body(last)
  }

  override func action(fromRoot action: Any) -> Action? {
    parent.action(fromRoot: action).flatMap(self.action.extract)
  }

  override func rootAction(_ action: Action) -> Any { parent.rootAction(self.action.embed(action)) }

  override var isPresent: Bool { parent.isPresent && parent.read(extract) != nil }

  override func countReplacements() {
    parent.countReplacements()
    parent.countReplacements(in: undetected)
  }

  override func initialState() -> State { last }

  private func refresh() {
    guard lastNumber != core.actionNumber else { return }
    lastNumber = core.actionNumber
    if let state = parent.read(extract) { last = state }
  }
}
