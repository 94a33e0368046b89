import HeadgateCasePathsRuntime

/// The cases of a `@CasePathable` enum whose payload is ephemeral, such as an alert in a destination.
///
/// Built once per operator. An action reads the case index of the state, and does more only if the state is in such a case.
struct EphemeralCases<State: CasePathable> {
  private let cases: [any EphemeralCase<State>]
  /// The index into ``cases`` for each case index; -1 for a case that is not ephemeral.
  private let positions: [Int]

  /// Returns nil if no case is ephemeral with an action among the cases of `Action`.
  ///
  /// - Parameter namedAlike: Whether only the action's case with the name of the state's case counts.
  init?<Action: CasePathable>(of actions: Action.Type, namedAlike: Bool = false) {
    let finder = EphemeralCaseFinder<State, Action>(namedAlike: namedAlike)
    State.visitCasePaths(finder)
    guard let last = finder.found.map(\.caseIndex).max() else { return nil }
    cases = finder.found
    positions = (0...last).map { caseIndex in finder.found.firstIndex { $0.caseIndex == caseIndex } ?? -1 }
  }

  private func current(_ state: State) -> (any EphemeralCase<State>)? {
    let caseIndex = State._$caseIndex(of: state)
    guard positions.indices.contains(caseIndex), positions[caseIndex] >= 0 else { return nil }
    return cases[positions[caseIndex]]
  }

  /// Returns whether the state is dismissed after an action.
  /// `action` must point to a value of the `Action` type that the initializer received.
  func isDismissed(_ state: State, after action: UnsafeRawPointer) -> Bool {
    current(state)?.isDismissed(state, action) ?? false
  }

  /// Returns the identity of an ephemeral payload, to detect a replacement in the same case.
  func identity(of state: State) -> AnyHashable? {
    current(state)?.identity(state)
  }
}

/// A case with an ephemeral payload, without the payload's type.
private protocol EphemeralCase<State> {
  associatedtype State
  var caseIndex: Int { get }
  func isDismissed(_ state: State, _ action: UnsafeRawPointer) -> Bool
  func identity(_ state: State) -> AnyHashable?
}

private struct KnownEphemeralCase<State: CasePathable, Payload: EphemeralState, Action: CasePathable>: EphemeralCase {
  let caseIndex: Int
  let state: AnyCasePath<State, Payload>
  /// The cases that carry an action of the payload. If there are several, the case with the same name is used.
  let actions: [AnyCasePath<Action, Payload.Action>]
  /// Whether the action's case must have the name of the state's case.
  let namedAlike: Bool
  let payloadIdentity = ChildIdentity<Payload>()

  func isDismissed(_ root: State, _ action: UnsafeRawPointer) -> Bool {
    let action = action.assumingMemoryBound(to: Action.self)
    for path in actions {
      guard let own = path.extract(at: action) else { continue }
      if namedAlike || actions.count > 1, caseName(root) != caseName(action.pointee) { return false }
      return state.extract(root).map { $0._isDismissed(after: own) } ?? false
    }
    return false
  }

  func identity(_ root: State) -> AnyHashable? {
    guard var payload = state.extract(root) else { return nil }
    return AnyHashable([AnyHashable(caseIndex), payloadIdentity(at: &payload)])
  }

  private func caseName<Enum>(_ value: Enum) -> String? {
    Mirror(reflecting: value).children.first?.label
  }
}

private final class EphemeralCaseFinder<State: CasePathable, Action: CasePathable>: CasePathVisitor {
  private let namedAlike: Bool
  var found: [any EphemeralCase<State>] = []

  init(namedAlike: Bool) { self.namedAlike = namedAlike }

  func visit<Value>(_ path: AnyCasePath<State, Value>, caseIndex: Int) {
    func add<Payload: EphemeralState>(_: Payload.Type) {
      // The cast cannot fail: `Payload` is `Value`, opened with its conformance.
      guard let path = path as? AnyCasePath<State, Payload> else { return }
      let actions = ActionCaseFinder<Action, Payload.Action>()
      Action.visitCasePaths(actions)
      guard !actions.found.isEmpty else { return }
      found.append(
        KnownEphemeralCase(caseIndex: caseIndex, state: path, actions: actions.found, namedAlike: namedAlike)
      )
    }
    (Value.self as? any EphemeralState.Type).map { add($0) }
  }
}

private final class ActionCaseFinder<Action: CasePathable, Payload>: CasePathVisitor {
  var found: [AnyCasePath<Action, Payload>] = []

  func visit<Value>(_ path: AnyCasePath<Action, Value>, caseIndex: Int) {
    if let path = path as? AnyCasePath<Action, Payload> { found.append(path) }
  }
}
