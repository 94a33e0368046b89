/// An observable state that keeps its own bookkeeping; what ``ObservableState()`` makes of a struct.
public protocol ObservableStruct: ObservableState {
  /// The bookkeeping of the state.
  ///
  /// ```swift
  /// state._$observationRegistrar.advance()
  /// ```
  var _$observationRegistrar: ObservationStateRegistrar { get set }
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
  /// assert(state._$extent == copy._$extent)
  /// ```
  @inlinable public var _$extent: ObservationExtent? { _$observationRegistrar._$extent }

  /// Says that something inside the state is about to change.
  ///
  /// ```swift
  /// state._$willModify()
  /// ```
  @inlinable public mutating func _$willModify() { _$observationRegistrar.advance() }
}
