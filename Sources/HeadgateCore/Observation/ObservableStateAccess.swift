/// What the engine asks of an observable state whose type it does not know, in place.
///
/// Each function takes the address of a state of the type that made it; whoever calls them has the state as `inout` or owns
/// its memory, and knows its type by having asked that type for these functions.
///
/// ```swift
/// let access = State._$access
/// ```
public struct ObservableStateAccess {
  /// The distance of the registrar from the start of the state, so that nothing of the state is copied to look at it; -1 for
  /// a state that has none.
  @usableFromInline let offset: Int
  @usableFromInline let computed: ComputedStateAccess?
  /// The type that it is for.
  private let state: Any.Type

  /// The access to a state that stores a registrar; called by expansions of `@ObservableState` only.
  ///
  /// ```swift
  /// static var _$access: ObservableStateAccess { ObservableStateAccess(\Self._$observationRegistrar) }
  /// ```
  public init<State: ObservableState>(_ registrar: KeyPath<State, ObservationStateRegistrar>) {
    state = State.self
    offset = MemoryLayout<State>.offset(of: registrar) ?? -1
    computed = offset < 0 ? ComputedStateAccess(State.self) : nil
  }

  /// The access to a state through what its conformance offers.
  ///
  /// ```swift
  /// let access = ObservableStateAccess(of: Destination.State.self)
  /// ```
  public init<State: ObservableState>(of: State.Type) {
    state = State.self
    offset = -1
    computed = ComputedStateAccess(State.self)
  }

  /// The access to a type that is not known to be observable; nil when it is not.
  @usableFromInline
  static func of<State>(_: State.Type) -> ObservableStateAccess? {
    (State.self as? any ObservableState.Type).map { checked($0) }
  }

  /// The access that a state offers; one that is written by hand may be for another type, at whose distances there is something else.
  static func checked<State: ObservableState>(_: State.Type) -> ObservableStateAccess {
    let access = State._$access
    return access.state == State.self ? access : ObservableStateAccess(of: State.self)
  }

  /// Whether the state has no bookkeeping of its own.
  var isComputed: Bool { computed != nil }

  @inlinable
  func id(_ state: UnsafeRawPointer) -> ObservableStateID? {
    if offset >= 0 { return (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._$id }
    return computed?.id(state)
  }

  @inlinable
  func fieldObservers(_ state: UnsafeRawPointer) -> FieldObservers? {
    if offset >= 0 {
      return (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._$fieldObservers
    }
    return computed?.fieldObservers(state)
  }

  @inlinable
  func willModify(_ state: UnsafeMutableRawPointer) {
    if offset >= 0 {
      (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.advance()
    } else {
      computed?.willModify(state)
    }
  }
}

/// The access to a state whose bookkeeping is computed, as that of an enum is.
@usableFromInline
final class ComputedStateAccess {
  @usableFromInline let id: (UnsafeRawPointer) -> ObservableStateID
  @usableFromInline let fieldObservers: (UnsafeRawPointer) -> FieldObservers?
  @usableFromInline let willModify: (UnsafeMutableRawPointer) -> Void

  init<State: ObservableState>(_: State.Type) {
    id = { $0.assumingMemoryBound(to: State.self).pointee._$id }
    fieldObservers = { $0.assumingMemoryBound(to: State.self).pointee._$fieldObservers }
    willModify = { $0.assumingMemoryBound(to: State.self).pointee._$willModify() }
  }
}
