public import HeadgateSupport

// The setters of observed properties, by type: the compiler picks the one that knows best whether something changed.

extension ObservationStateRegistrar {
  /// Sets a property that cannot be compared: notifies always.
  ///
  /// ```swift
  /// registrar.set(0, &_callback, newValue)
  /// ```
  @inlinable
  @_disfavoredOverload
  public mutating func set<Value>(_ field: Int, _ storage: inout Value, _ newValue: consuming Value) {
    advance()
    guard fieldObservers.isArmed(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets an equatable property: an equal value notifies nobody.
  ///
  /// ```swift
  /// registrar.set(0, &_count, newValue)
  /// ```
  @inlinable
  @inline(__always)
  @_disfavoredOverload
  public mutating func set<Value: Equatable>(_ field: Int, _ storage: inout Value, _ newValue: consuming Value) {
    advance()
    guard fieldObservers.isArmed(field), ReductionFrame.isChange(storage, newValue) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a property of an observable type: a state of the same identity notifies nobody.
  ///
  /// ```swift
  /// registrar.set(0, &_child, newValue)
  /// ```
  @inlinable
  public mutating func set<Value: ObservableState>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    let id = newValue._$id
    guard isChange(storage._$id, id), fieldObservers.isArmed(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a property of an observable and equatable type: payloads of enums that are not observable are compared.
  ///
  /// ```swift
  /// registrar.set(0, &_phase, newValue)
  /// ```
  @inlinable
  public mutating func set<Value: ObservableState & Equatable>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    let id = newValue._$id
    let isSameInert = id.isInert && storage._$id == id
    let isChange = isSameInert ? isOtherPayload(storage, newValue) : isChange(storage._$id, id)
    guard isChange, fieldObservers.isArmed(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets an optional property of an observable type: a state of the same identity notifies nobody.
  ///
  /// ```swift
  /// registrar.set(0, &_child, nil)
  /// ```
  @inlinable
  public mutating func set<Value: ObservableState>(
    _ field: Int,
    _ storage: inout Value?,
    _ newValue: consuming Value?
  ) {
    advance()
    let id = newValue?._$id
    guard isChange(storage?._$id, id), fieldObservers.isArmed(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets an optional property of an observable and equatable type: payloads that are not observable are compared.
  ///
  /// ```swift
  /// registrar.set(0, &_destination, nil)
  /// ```
  @inlinable
  public mutating func set<Value: ObservableState & Equatable>(
    _ field: Int,
    _ storage: inout Value?,
    _ newValue: consuming Value?
  ) {
    advance()
    let id = newValue?._$id
    let isSameInert = id?.isInert == true && storage?._$id == id
    let isChange = isSameInert ? isOtherPayload(storage, newValue) : isChange(storage?._$id, id)
    guard isChange, fieldObservers.isArmed(field) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a collection of observable states: the same states in the same order notify nobody.
  ///
  /// Compares the identities of the elements, only when somebody waits for the field.
  ///
  /// ```swift
  /// registrar.set(0, &_children, newValue)
  /// ```
  @inlinable
  public mutating func set<Value: Collection>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) where Value.Element: ObservableState {
    advance()
    ReductionFrame.noteStructuralChange()
    guard fieldObservers.isArmed(field), !storage.hasSameStates(as: newValue) else { return storage = newValue }
    assign(field, &storage, newValue)
  }

  /// Sets a collection that counts its changes: the same states in the same order notify nobody.
  ///
  /// Compares the identities of the elements, only when somebody waits for the field.
  ///
  /// ```swift
  /// registrar.set(0, &_rows, newValue)
  /// ```
  @inlinable
  public mutating func set<Value: ObservableStructure>(
    _ field: Int,
    _ storage: inout Value,
    _ newValue: consuming Value
  ) {
    advance()
    ReductionFrame.noteStructuralChange()
    // The same structure may hold older copies of the elements.
    guard fieldObservers.isArmed(field),
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

  /// Whether another state has taken the place; an equal identity of an inert payload says nothing.
  @inlinable
  func isChange(_ old: ObservableStateID?, _ new: ObservableStateID?) -> Bool {
    guard old != new || new?.isInert == true else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }

  /// Whether a payload without identity is another one.
  @inlinable
  func isOtherPayload<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    guard ReductionFrame.isChange(old, new) else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }
}

extension Collection where Element: ObservableState {
  @inlinable
  func hasSameStates(as other: borrowing Self) -> Bool {
    let other = copy other
    return count == other.count
      && zip(self, other).allSatisfy { $0._$id == $1._$id && !$0._$id.isInert }
  }
}
