internal import HeadgateCasePathsRuntime
internal import HeadgateIdentified

/// What bindings do not set in a feature whose action has kinds, or gates: all of the state at once, and the state of a child behind a gate.
///
/// A binding comes from a view, and a view neither sets what the feature keeps to itself nor goes around a child's gate.
@usableFromInline
final class BindingBoundary<State>: @unchecked Sendable {
  // Sendable: everything in it is constant; the key paths are literals that `@ObservableState` wrote, which capture nothing.
  private let gatedFields: [PartialKeyPath<State>]
  private let otherFields: Set<PartialKeyPath<State>>

  /// Nil for an action without kinds and gates: there is no boundary.
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

  /// Writes a value if it is the view's to set.
  ///
  /// - Returns: Whether it was written; otherwise the state is what it was.
  func write(_ write: AnyPropertyWrite<State>, to state: inout State) -> Bool {
    // Before the path is looked up in a set, which asks for the equality of what it captures.
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
    // A path of several steps, or a property that is computed: where it leads is seen by what it has changed.
    let before = state
    perform(write, on: &state)
    guard ids(in: before) != ids(in: state) else { return true }
    state = before
    return false
  }

  private func perform(_ write: AnyPropertyWrite<State>, on state: inout State) {
    withUnsafeMutablePointer(to: &state) { write.perform(on: $0) }
  }

  /// The identities of the states behind gates. Once a state is changed, the copy of it from before is another one.
  private func ids(in state: State) -> [[ObservableStateID]] {
    gatedFields.map { path in
      let value = state[keyPath: path]
      if let child = value as? any ObservableState { return [child._$id] }
      guard let children = value as? any Sequence else { return [] }
      return children.compactMap { ($0 as? any ObservableState)?._$id }
    }
  }
}

/// The state that a property holds: that of an optional or of a collection is the one in it.
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
