/// An observable state that stores its own registrar. `@ObservableState` adds this conformance to a struct.
public protocol ObservableStruct: ObservableState, CustomReflectable {
  /// Called by macro expansions.
  var _$observationRegistrar: ObservationStateRegistrar { get set }

  /// Internal to the library.
  // The properties with their public names, for dumps.
  var _$children: [Mirror.Child] { get }
}

extension ObservableStruct {
  /// Internal to the library.
  @inlinable public var _$id: ObservableStateID { _$observationRegistrar._$id }

  /// Internal to the library.
  @inlinable public var _$fieldObservers: FieldObservers? { _$observationRegistrar._$fieldObservers }

  /// Internal to the library.
  @inlinable public mutating func _$willModify() { _$observationRegistrar.advance() }

  /// The mirror of the plain struct, without the registrar. Creating it registers no reads.
  public var customMirror: Mirror { Mirror(self, children: _$children, displayStyle: .struct) }
}
