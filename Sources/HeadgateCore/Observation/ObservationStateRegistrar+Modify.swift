public import HeadgateSupport

// The changes in place of observed properties, by type. None keeps a copy of a container: it would be copied when it
// changes.

extension ObservationStateRegistrar {
  /// Begins a change in place of a property that cannot be compared cheaply: notifies always.
  ///
  /// ```swift
  /// let change = registrar.willModify(0, _text)
  /// ```
  @inlinable
  @_disfavoredOverload
  public mutating func willModify<Value>(_ field: Int, _ storage: Value) -> ModifiedField {
    advance()
    return ModifiedField(change: fieldObservers.isArmed(field) ? fieldObservers.willChange(field) : nil)
  }

  /// Ends a change in place of a property that cannot be compared cheaply.
  ///
  /// ```swift
  /// registrar.didModify(0, _text, change)
  /// ```
  @inlinable
  @_disfavoredOverload
  public func didModify<Value>(_ field: Int, _ storage: Value, _ token: ModifiedField) {
    token.change?.didSet()
  }

  /// Begins a change in place of a property that is copied and compared cheaply.
  ///
  /// ```swift
  /// let old = registrar.willModify(0, _count)
  /// ```
  @inlinable
  @_disfavoredOverload
  public mutating func willModify<Value: BitwiseCopyable & Equatable>(
    _ field: Int,
    _ storage: Value
  ) -> ModifiedValue<Value> {
    advance()
    return ModifiedValue(old: fieldObservers.isArmed(field) ? storage : nil)
  }

  /// Ends a change in place of a property that is copied and compared cheaply: an equal value notifies nobody.
  ///
  /// ```swift
  /// registrar.didModify(0, _count, old)
  /// ```
  @inlinable
  @_disfavoredOverload
  public func didModify<Value: BitwiseCopyable & Equatable>(
    _ field: Int,
    _ storage: Value,
    _ token: ModifiedValue<Value>
  ) {
    if let old = token.old, old != storage { fieldObservers.notify(field) }
  }

  /// Begins a change in place of an observable state.
  ///
  /// ```swift
  /// let id = registrar.willModify(0, _child)
  /// ```
  @inlinable
  public mutating func willModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value
  ) -> ObservableStateID? {
    advance()
    return storage._$id
  }

  /// Ends a change in place of an observable state: notifies when it is another one now.
  ///
  /// ```swift
  /// registrar.didModify(0, _child, id)
  /// ```
  @inlinable
  public func didModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value,
    _ token: ObservableStateID?
  ) {
    if isChange(token, storage._$id) { fieldObservers.notify(field) }
  }

  /// Begins a change in place of an optional observable state.
  ///
  /// ```swift
  /// let id = registrar.willModify(0, _child)
  /// ```
  @inlinable
  public mutating func willModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value?
  ) -> ObservableStateID? {
    advance()
    return storage?._$id
  }

  /// Ends a change in place of an optional observable state: notifies when it is another one now.
  ///
  /// ```swift
  /// registrar.didModify(0, _child, id)
  /// ```
  @inlinable
  public func didModify<Value: ObservableState>(
    _ field: Int,
    _ storage: Value?,
    _ token: ObservableStateID?
  ) {
    if isChange(token, storage?._$id) { fieldObservers.notify(field) }
  }

  /// Begins a change in place of a collection of observable states.
  ///
  /// Lists the identities of the elements, only when somebody waits for the field.
  ///
  /// ```swift
  /// let ids = registrar.willModify(0, _children)
  /// ```
  @inlinable
  public mutating func willModify<Value: Collection>(
    _ field: Int,
    _ storage: Value
  ) -> [ObservableStateID]? where Value.Element: ObservableState {
    advance()
    return fieldObservers.isArmed(field) ? storage.map(\._$id) : nil
  }

  /// Ends a change in place of a collection of observable states: notifies when other ones stand there, or in another
  /// order.
  ///
  /// ```swift
  /// registrar.didModify(0, _children, ids)
  /// ```
  @inlinable
  public func didModify<Value: Collection>(
    _ field: Int,
    _ storage: Value,
    _ token: [ObservableStateID]?
  ) where Value.Element: ObservableState {
    guard let token else { return ReductionFrame.noteStructuralChange() }
    let isSame = storage.lazy.map(\._$id).elementsEqual(token) && !token.contains(where: \.isInert)
    guard !isSame else { return }
    ReductionFrame.noteStructuralChange()
    fieldObservers.notify(field)
  }

  /// Begins a change in place of a collection that counts its changes.
  ///
  /// ```swift
  /// let structure = registrar.willModify(0, _rows)
  /// ```
  @inlinable
  public mutating func willModify<Value: ObservableStructure>(_ field: Int, _ storage: Value) -> UInt64 {
    advance()
    return storage._$structure
  }

  /// Ends a change in place of a collection that counts its changes: notifies when other elements stand there.
  ///
  /// ```swift
  /// registrar.didModify(0, _rows, structure)
  /// ```
  @inlinable
  public func didModify<Value: ObservableStructure>(_ field: Int, _ storage: Value, _ token: UInt64) {
    guard storage._$structure != token else { return }
    ReductionFrame.noteStructuralChange()
    fieldObservers.notify(field)
  }
}
