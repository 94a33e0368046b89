internal import HeadgateCasePathsRuntime
internal import HeadgateIdentified

/// The properties that a binding must not set in a feature with action kinds or gates.
///
/// A view sends bindings. It must set neither the whole state nor the state of a child behind a gate.
@usableFromInline
final class BindingBoundary<State>: @unchecked Sendable {
  // Sendable: all properties are constant. The key paths are literals from `@ObservableState` and capture nothing.
  private let gatedFields: [PartialKeyPath<State>]
  private let otherFields: Set<PartialKeyPath<State>>

  /// Returns nil for an action without kinds and gates.
  @usableFromInline
  static func of<Action>(_: Action.Type) -> BindingBoundary? {
    let states = Set(declaredPayloads(of: Action.self).compactMap(gatedState(in:)).map { ObjectIdentifier($0) })
    guard !states.isEmpty || Action.self is any GatedAction.Type else { return nil }
    return BindingBoundary(gatedStates: states)
  }

  private init(gatedStates: Set<ObjectIdentifier>) {
    let fields = (observedFields(State.self) ?? [:]).keys.compactMap { $0 as? PartialKeyPath<State> }
    let isGated: (PartialKeyPath<State>) -> Bool = { path in
      gatedStates.contains(ObjectIdentifier(heldState(in: type(of: path).valueType)))
    }
    gatedFields = fields.filter(isGated)
    otherFields = Set(fields.filter { !isGated($0) })
  }

  /// Writes a value if bindings may set the property.
  ///
  /// - Returns: Whether the value was written. Otherwise the state does not change.
  func write(_ write: AnyPropertyWrite<State>, to state: inout State) -> Bool {
    // Must run before the path is hashed, because hashing uses the equality of captured values.
    write.requireActor()
    let path = write.path
    if otherFields.contains(path) {
      perform(write, on: &state)
      return true
    }
    guard type(of: path as AnyKeyPath).valueType != State.self, !gatedFields.contains(path) else { return false }
    guard !gatedFields.isEmpty else {
      perform(write, on: &state)
      return true
    }
    // A path with several components, or a computed property: compare the gated states before and after the write.
    let before = state
    perform(write, on: &state)
    guard ids(in: before) != ids(in: state) else { return true }
    state = before
    return false
  }

  private func perform(_ write: AnyPropertyWrite<State>, on state: inout State) {
    withUnsafeMutablePointer(to: &state) { write.perform(on: $0) }
  }

  /// Returns the identities of the states behind gates. A changed state has another identity than an earlier copy.
  private func ids(in state: State) -> [[_ObservableStateID]] {
    gatedFields.map { path in
      let value = state[keyPath: path]
      if let child = value as? any ObservableState { return [child.stateID] }
      guard let children = value as? any Sequence else { return [] }
      return children.compactMap { ($0 as? any ObservableState)?.stateID }
    }
  }
}

/// Returns the state type of a property, without `Optional` or a collection around it.
private func heldState(in property: Any.Type) -> Any.Type { (property as? any StateHolder.Type)?.held ?? property }

private protocol StateHolder {
  static var held: Any.Type { get }
}

extension Optional: StateHolder {
  fileprivate static var held: Any.Type { heldState(in: Wrapped.self) }
}

extension Array: StateHolder {
  fileprivate static var held: Any.Type { Element.self }
}

extension IdentifiedArray: StateHolder {
  fileprivate static var held: Any.Type { Element.self }
}

extension StackState: StateHolder {
  fileprivate static var held: Any.Type { Element.self }
}
