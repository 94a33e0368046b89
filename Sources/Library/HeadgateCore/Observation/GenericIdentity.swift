internal import HeadgateSupport

/// The identities of the states in a value whose type is known only at run time.
///
/// In generic code without a constraint to ``ObservableState``, the compiler selects the overloads for values that are not observable.
/// These overloads look here for the states that the type may contain: a state, an optional or presented state, and a collection of
/// states.
@usableFromInline
enum GenericIdentity {
  /// Returns whether the value is no replacement: it contains states, and all of them have the same identity as before.
  @usableFromInline
  static func isKept<Value>(_ old: Value, by new: Value) -> Bool {
    isReplaced(old, by: new) == false
  }

  /// Returns whether the value contains another state than before. False for a type that contains no states.
  @usableFromInline
  static func isOther<Value>(_ old: Value, than new: Value) -> Bool {
    isReplaced(old, by: new) == true
  }

  /// Returns the identity of the payload of an enum; nil if the type is no state and no optional state.
  @usableFromInline
  static func id<Payload>(ofPayload payload: Payload) -> _ObservableStateID? {
    switch ValueKind.of(Payload.self) {
    case .state: state(payload)?.stateID
    case .optional: optional(payload).map { idOfChild($0) }
    case .plain, .collection: nil
    }
  }

  /// Returns the observers of the payload of an enum.
  @usableFromInline
  static func fieldObservers<Payload>(ofPayload payload: Payload) -> _FieldObservers? {
    switch ValueKind.of(Payload.self) {
    case .state: state(payload)?.stateObservers
    case .optional: optional(payload).flatMap { observersOfChild($0) }
    case .plain, .collection: nil
    }
  }

  private static func idOfChild(_ optional: some OptionalChild) -> _ObservableStateID {
    optional._child.flatMap { id(ofPayload: $0) } ?? _ObservableStateID(number: _ObservableStateID.noPayload)
  }

  private static func observersOfChild(_ optional: some OptionalChild) -> _FieldObservers? {
    optional._child.flatMap { fieldObservers(ofPayload: $0) }
  }

  /// Returns nil for a type that contains no states.
  private static func isReplaced<Value>(_ old: Value, by new: Value) -> Bool? {
    switch ValueKind.of(Value.self) {
    case .plain: nil
    case .state: isStateReplaced(old, by: new)
    case .optional: optional(old).map { isChildReplaced($0, by: new) }
    case .collection: (old as? any Collection).map { areElementsReplaced($0, by: new) }
    }
  }

  private static func isStateReplaced<Value>(_ old: Value, by new: Value) -> Bool? {
    guard let oldID = state(old)?.stateID, let newID = state(new)?.stateID else { return nil }
    guard oldID == newID else { return true }
    // A payload that is not observable has no identity: only equality can show that it is the same.
    guard newID.isInert else { return false }
    return (old as? any Equatable).map { differs($0, new) } ?? true
  }

  private static func isChildReplaced<Holder: OptionalChild, Value>(_ old: Holder, by new: Value) -> Bool {
    guard let new = new as? Holder else { return true }
    switch (old._child, new._child) {
    case (nil, nil): return false
    case (let old?, let new?): return isReplaced(old, by: new) ?? true
    default: return true
    }
  }

  private static func areElementsReplaced<Elements: Collection, Value>(_ old: Elements, by new: Value) -> Bool {
    // One cast for all elements.
    guard let new = new as? Elements, old.count == new.count,
      let access = _ObservableStateAccess.of(Elements.Element.self)
    else { return true }
    func id(_ element: Elements.Element) -> _ObservableStateID? { withUnsafePointer(to: element) { access.id($0) } }
    return !zip(old, new).allSatisfy { _ObservableStateID.isSame(id($0), id($1)) }
  }

  private static func differs<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    guard let new = new as? Value else { return true }
    return ReductionFrame.differ(old, new)
  }

  // The cast of an optional to an existential looks into the optional. The kind of the type was checked before.
  private static func state<Value>(_ value: Value) -> (any ObservableState)? { value as? any ObservableState }

  private static func optional<Value>(_ value: Value) -> (any OptionalChild)? {
    guard let type = Value.self as? any OptionalChild.Type else { return nil }
    func holder<Holder: OptionalChild>(_: Holder.Type) -> (any OptionalChild)? { value as? Holder }
    return holder(type)
  }
}
