/// An observable state that keeps its own bookkeeping; what `@ObservableState` makes of a struct.
public protocol ObservableStruct: ObservableState, CustomReflectable {
  /// The bookkeeping of the state.
  ///
  /// ```swift
  /// state._$observationRegistrar.advance()
  /// ```
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// The properties under their own names, as a dump shows them.
  ///
  /// ```swift
  /// let names = state._$children.map(\.label)
  /// ```
  var _$children: [Mirror.Child] { get }
}

extension ObservableStruct {
  /// The identity of the state.
  ///
  /// ```swift
  /// assert(state._$id == copy._$id)
  /// ```
  @inlinable public var _$id: ObservableStateID { _$observationRegistrar._$id }

  /// What copies of the state share.
  ///
  /// ```swift
  /// assert(state._$fieldObservers == copy._$fieldObservers)
  /// ```
  @inlinable public var _$fieldObservers: FieldObservers? { _$observationRegistrar._$fieldObservers }

  /// Says that something inside the state is about to change.
  ///
  /// ```swift
  /// state._$willModify()
  /// ```
  @inlinable public mutating func _$willModify() { _$observationRegistrar.advance() }

  /// The mirror of the plain struct: without bookkeeping, and without registering reads.
  ///
  /// ```swift
  /// dump(state)
  /// ```
  public var customMirror: Mirror { Mirror(self, children: _$children, displayStyle: .struct) }
}
