public import HeadgateSupport

// Setters of observed properties, by type. The compiler selects the overload with the most precise check for a change.

extension ObservationStateRegistrar {
  /// Sets a property that cannot be compared. Always notifies observers, except for states with the same identity in generic code.
  @inlinable
  @_disfavoredOverload
  public mutating func set<Value>(_ field: Int, _ storage: inout Value, _ newValue: consuming Value) {
    advance()
    guard fieldObservers.isObserved(field), !GenericIdentity.isKept(storage, by: newValue) else {
      return storage = newValue
    }
    assign(field, &storage, newValue)
  }

  /// Sets an equatable property. An equal value does not notify observers.
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  public mutating func set<Value: Equatable>(_ field: Int, _ storage: inout Value, _ newValue: consuming Value) {
    advance()
    guard fieldObservers.isObserved(field), ReductionFrame.isChange(storage, newValue) else {
      return storage = newValue
    }
    assign(field, &storage, newValue)
  }

  /// Sets a property of an observable type. A state with the same identity does not notify observers.
  @inlinable
  public mutating func set<Value: ObservableState>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    let id = newValue.stateID
    guard isChange(storage.stateID, id), fieldObservers.isObserved(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a property of an observable and equatable type. Compares enum payloads that are not observable.
  @inlinable
  public mutating func set<Value: ObservableState & Equatable>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    let id = newValue.stateID
    let isSameInert = id.isInert && storage.stateID == id
    let isChange = isSameInert ? isOtherPayload(storage, newValue) : isChange(storage.stateID, id)
    guard isChange, fieldObservers.isObserved(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets an optional property of an observable type. A state with the same identity does not notify observers.
  @inlinable
  public mutating func set<Value: ObservableState>(
    _ field: Int,
    _ storage: inout Value?,
    _ newValue: consuming Value?
  ) {
    advance()
    let id = newValue?.stateID
    guard isChange(storage?.stateID, id), fieldObservers.isObserved(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets an optional property of an observable and equatable type. Compares payloads that are not observable.
  @inlinable
  public mutating func set<Value: ObservableState & Equatable>(
    _ field: Int,
    _ storage: inout Value?,
    _ newValue: consuming Value?
  ) {
    advance()
    let id = newValue?.stateID
    let isSameInert = id?.isInert == true && storage?.stateID == id
    let isChange = isSameInert ? isOtherPayload(storage, newValue) : isChange(storage?.stateID, id)
    guard isChange, fieldObservers.isObserved(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a collection of observable states. The same states in the same order do not notify observers.
  ///
  /// Compares the identities of the elements, but only if the field is observed.
  @inlinable
  public mutating func set<Value: Collection>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) where Value.Element: ObservableState {
    advance()
    ReductionFrame.noteStructuralChange()
    guard fieldObservers.isObserved(field), !storage.hasSameStates(as: newValue) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a collection that counts its structural changes. The same states in the same order do not notify observers.
  ///
  /// Compares the identities of the elements, but only if the field is observed.
  @inlinable
  public mutating func set<Value: _ObservableStructure>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    ReductionFrame.noteStructuralChange()
    // A collection with the same structure may contain older copies of the elements.
    guard fieldObservers.isObserved(field),
      storage._$structure != newValue._$structure || !storage.hasSameStates(as: newValue)
    else {
      return storage = newValue
    }
    assign(field, &storage, newValue)
  }
}

extension ObservationStateRegistrar {
  @inlinable
  @inline(never)
  func assign<Value>(_ field: Int, _ storage: inout Value, _ newValue: consuming Value) {
    let change = fieldObservers.willChange(field)
    storage = newValue
    change.didSet()
  }

  /// Returns whether another state replaced the state. A payload that is not observable always counts as replaced.
  @inlinable
  func isChange(_ old: _ObservableStateID?, _ new: _ObservableStateID?) -> Bool {
    guard old != new || new?.isInert == true else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }

  /// Returns whether a payload that is not observable changed.
  @inlinable
  func isOtherPayload<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    guard ReductionFrame.isPlain(Value.self) ? old != new : ReductionFrame.differ(old, new) else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }
}

extension Collection where Element: ObservableState {
  @inlinable
  func hasSameStates(as other: borrowing Self) -> Bool {
    let other = copy other
    return count == other.count
      && zip(self, other).allSatisfy { $0.stateID == $1.stateID && !$0.stateID.isInert }
  }
}
