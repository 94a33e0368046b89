public import Observation

/// A state that notifies its readers of changes to the properties that they read.
///
/// Attach `@ObservableState` to a struct or an enum instead of writing the conformance.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
/// }
/// ```
public protocol ObservableState: Observable {
  // All requirements are static: an editor lists members of a value, and these would come before the properties of the user.

  /// Internal to the library.
  // The identity of the state. Copies and changes in place keep it.
  static func _$id(of state: Self) -> _ObservableStateID

  /// Internal to the library.
  // The observers, shared by all copies of the state; nil for an enum case without an observable payload.
  static func _$fieldObservers(of state: Self) -> _FieldObservers?

  /// Internal to the library.
  // Called before a change inside the state without its accessors. It distinguishes the state from earlier copies.
  static func _$willModify(_ state: inout Self)

  /// Internal to the library.
  // The stored properties by the key paths of the observed ones. Created at each call; the library calls it once per type.
  static var _$fields: [PartialKeyPath<Self>: _ObservedField] { get }

  /// Internal to the library.
  // The names of the properties that only the file of the state can set. A written test cannot assign them.
  static var _$propertiesOfFile: [String] { get }

  /// Internal to the library.
  // The library's operations on states of this type, compiled for the type.
  static var _$access: _ObservableStateAccess { get }
}

extension ObservableState {
  /// Internal to the library.
  // Each conformance gets its own, specialized copy of the functions.
  @inlinable public static var _$access: _ObservableStateAccess {
    _ObservableStateAccess(of: Self.self)
  }

  /// Internal to the library.
  // Nil for a conformance that has nothing to notify.
  @inlinable public static func _$fieldObservers(of state: Self) -> _FieldObservers? { nil }

  /// Internal to the library.
  // Does nothing: the payloads of an enum count their own changes.
  @inlinable public static func _$willModify(_ state: inout Self) {}

  /// Internal to the library.
  public static var _$fields: [PartialKeyPath<Self>: _ObservedField] { [:] }

  /// Internal to the library.
  public static var _$propertiesOfFile: [String] { [] }
}

extension ObservableState {
  @inlinable package var stateID: _ObservableStateID { Self._$id(of: self) }

  @inlinable package var stateObservers: _FieldObservers? { Self._$fieldObservers(of: self) }

  package var propertiesOfFile: [String] { Self._$propertiesOfFile }

  @inlinable package mutating func willModifyState() { Self._$willModify(&self) }
}
