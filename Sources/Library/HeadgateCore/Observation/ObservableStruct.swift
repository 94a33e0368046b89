/// An observable state that stores its own registrar. `@ObservableState` adds this conformance to a struct.
public protocol _ObservableStruct: ObservableState, CustomReflectable {
  /// Called by macro expansions.
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// Internal to the library.
  // The properties with their public names, for dumps.
  static func _$children(of state: Self) -> [Mirror.Child]
}

extension _ObservableStruct {
  /// Internal to the library.
  @inlinable public static func _$id(of state: Self) -> _ObservableStateID { state._$observationRegistrar._$id }

  /// Internal to the library.
  @inlinable public static func _$fieldObservers(of state: Self) -> _FieldObservers? {
    state._$observationRegistrar._$fieldObservers
  }

  /// Internal to the library.
  @inlinable public static func _$willModify(_ state: inout Self) { state._$observationRegistrar.advance() }

  /// The properties with their names, also for a state with a mirror of its own.
  package var stateChildren: [Mirror.Child] { Self._$children(of: self) }

  /// The mirror of the plain struct, without the registrar. Creating it registers no reads.
  public var customMirror: Mirror { Mirror(self, children: Self._$children(of: self), displayStyle: .struct) }
}
