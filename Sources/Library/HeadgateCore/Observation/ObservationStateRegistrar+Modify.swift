public import HeadgateSupport

// Changes in place of observed properties, by type. No overload keeps a copy of a container, because the container would then be
// copied when it changes.

extension ObservationStateRegistrar {
  /// Begins a change in place of a property that cannot be compared cheaply. The change always notifies observers.
  @inlinable
  @_disfavoredOverload
  public mutating func willModify<Value>(_ field: Int, _ storage: Value) -> _ModifiedField {
    advance()
    return _ModifiedField(change: fieldObservers.isObserved(field) ? fieldObservers.willChange(field) : nil)
  }

  /// Ends a change in place of a property that cannot be compared cheaply.
  @inlinable
  @_disfavoredOverload
  public func didModify<Value>(_ field: Int, _ storage: Value, _ token: _ModifiedField) {
    token.change?.didSet()
  }

  /// Begins a change in place of a property that can be copied and compared cheaply.
  @inlinable
  @_disfavoredOverload
  public mutating func willModify<Value: BitwiseCopyable & Equatable>(
    _ field: Int,
    _ storage: Value
  ) -> _ModifiedValue<Value> {
    advance()
    return _ModifiedValue(old: fieldObservers.isObserved(field) ? storage : nil)
  }

  /// Ends a change in place of a property that can be compared cheaply. An equal value does not notify observers.
  @inlinable
  @_disfavoredOverload
  public func didModify<Value: BitwiseCopyable & Equatable>(
    _ field: Int,
    _ storage: Value,
    _ token: _ModifiedValue<Value>
  ) {
    if let old = token.old, old != storage { fieldObservers.notify(field) }
  }

  /// Begins a change in place of an observable state.
  @inlinable
  public mutating func willModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value
  ) -> _ObservableStateID? {
    advance()
    return storage.stateID
  }

  /// Ends a change in place of an observable state. Notifies observers if another state replaced the state.
  @inlinable
  public func didModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value,
    _ token: _ObservableStateID?
  ) {
    if isChange(token, storage.stateID) { fieldObservers.notify(field) }
  }

  /// Begins a change in place of an optional observable state.
  @inlinable
  public mutating func willModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value?
  ) -> _ObservableStateID? {
    advance()
    return storage?.stateID
  }

  /// Ends a change in place of an optional observable state. Notifies observers if another state replaced the state.
  @inlinable
  public func didModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value?,
    _ token: _ObservableStateID?
  ) {
    if isChange(token, storage?.stateID) { fieldObservers.notify(field) }
  }

  /// Begins a change in place of a collection of observable states.
  ///
  /// Stores the identities of the elements, but only if the field is observed.
  @inlinable
  public mutating func willModify<Value: Collection>(
    _ field: Int,
    _ storage: Value
  ) -> [_ObservableStateID]? where Value.Element: ObservableState {
    advance()
    return fieldObservers.isObserved(field) ? storage.map(\.stateID) : nil
  }

  /// Ends a change in place of a collection of observable states. Notifies observers if the elements or their order changed.
  @inlinable
  public func didModify<Value: Collection>(
    _ field: Int,
    _ storage: Value,
    _ token: [_ObservableStateID]?
  ) where Value.Element: ObservableState {
    guard let token else { return ReductionFrame.noteStructuralChange() }
    let isSame = storage.lazy.map(\.stateID).elementsEqual(token) && !token.contains(where: \.isInert)
    guard !isSame else { return }
    ReductionFrame.noteStructuralChange()
    fieldObservers.notify(field)
  }

  /// Begins a change in place of a collection that counts its structural changes.
  @inlinable
  public mutating func willModify<Value: _ObservableStructure>(_ field: Int, _ storage: Value) -> UInt64 {
    advance()
    return storage._$structure
  }

  /// Ends a change in place of a collection that counts its structural changes. Notifies observers if its structure changed.
  @inlinable
  public func didModify<Value: _ObservableStructure>(_ field: Int, _ storage: Value, _ token: UInt64) {
    guard storage._$structure != token else { return }
    ReductionFrame.noteStructuralChange()
    fieldObservers.notify(field)
  }
}

/// A change in place that was announced when it began.
public struct _ModifiedField {
  @usableFromInline let change: AnnouncedChange?

  @inlinable
  init(change: AnnouncedChange?) {
    self.change = change
  }
}

/// The value of an observed property before a change in place.
public struct _ModifiedValue<Value> {
  @usableFromInline let old: Value?

  @inlinable
  init(old: Value?) {
    self.old = old
  }
}
