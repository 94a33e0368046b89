public import Observation

/// A state whose readers are told when what they read has changed.
///
/// Attach `@ObservableState` to a struct or an enum instead of conforming by hand.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
/// }
/// ```
public protocol ObservableState: Observable {
  /// The identity of the state: kept by copies and by changes in place.
  ///
  /// ```swift
  /// var copy = state
  /// assert(copy._$id == state._$id)
  /// ```
  var _$id: ObservableStateID { get }

  /// What all copies of the state share to notify observers; nil for an enum in a case without observable payload.
  ///
  /// ```swift
  /// assert(state._$fieldObservers == copy._$fieldObservers)
  /// ```
  var _$fieldObservers: FieldObservers? { get }

  /// Says that something inside the state is about to be changed without its own accessors.
  ///
  /// Afterwards the state can be told from copies that were made before.
  ///
  /// ```swift
  /// parent._$willModify()
  /// ```
  mutating func _$willModify()

  /// The stored properties behind the observed ones, by the paths of these.
  ///
  /// Made anew at each call; the engine asks once for each type.
  ///
  /// ```swift
  /// let field = State._$fields[\.count]
  /// ```
  static var _$fields: [PartialKeyPath<Self>: ObservedField] { get }

  /// What the engine does with states of this type, as functions that are compiled for the type.
  ///
  /// ```swift
  /// let access = State._$access
  /// ```
  static var _$access: ObservableStateAccess { get }
}

extension ObservableState {
  /// Functions for this type; a conformance gets its own, specialized copies of them.
  ///
  /// ```swift
  /// let access = State._$access
  /// ```
  @inlinable public static var _$access: ObservableStateAccess {
    ObservableStateAccess(of: Self.self)
  }

  /// What states share whose conformance has nothing to notify: nil.
  ///
  /// ```swift
  /// assert(handWritten._$fieldObservers == nil)
  /// ```
  @inlinable public var _$fieldObservers: FieldObservers? { nil }

  /// Does nothing: the payloads of an enum count their own changes.
  ///
  /// ```swift
  /// state._$willModify()
  /// ```
  @inlinable public mutating func _$willModify() {}

  /// Knows no fields.
  ///
  /// ```swift
  /// assert(Destination.State._$fields.isEmpty)
  /// ```
  public static var _$fields: [PartialKeyPath<Self>: ObservedField] { [:] }
}
