/// The library's operations on an observable state in place, without its type.
///
/// Each function takes the address of a state of the type that created this value. The caller owns the memory of the state or has
/// the state as `inout`.
public struct _ObservableStateAccess {
  /// The offset of the registrar in the state, so that no part of the state is copied to read it; -1 for a state without one.
  @usableFromInline let offset: Int
  @usableFromInline let computed: ComputedStateAccess?
  /// The type of the states.
  private let state: Any.Type

  /// Creates the access to a state that stores a registrar. Called by macro expansions.
  public init<State: ObservableState>(_ registrar: KeyPath<State, ObservationStateRegistrar>) {
    state = State.self
    offset = MemoryLayout<State>.offset(of: registrar) ?? -1
    computed = offset < 0 ? ComputedStateAccess(State.self) : nil
  }

  /// Creates the access to a state through the requirements of its conformance.
  public init<State: ObservableState>(of: State.Type) {
    state = State.self
    offset = -1
    computed = ComputedStateAccess(State.self)
  }

  /// Returns the access to a state type, or nil if the type is not observable.
  @usableFromInline
  static func of<State>(_: State.Type) -> _ObservableStateAccess? {
    (State.self as? any ObservableState.Type).map { checked($0) }
  }

  /// Returns the access that a state type declares. Ignores an access for another type, whose offsets do not match.
  static func checked<State: ObservableState>(_: State.Type) -> _ObservableStateAccess {
    let access = State._$access
    return access.state == State.self ? access : _ObservableStateAccess(of: State.self)
  }

  /// Whether the state has no registrar of its own.
  var isComputed: Bool { computed != nil }

  @inlinable
  func id(_ state: UnsafeRawPointer) -> _ObservableStateID? {
    if offset >= 0 { return (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._$id }
    return computed?.id(state)
  }

  @inlinable
  func fieldObservers(_ state: UnsafeRawPointer) -> _FieldObservers? {
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

/// The access to a state whose identity and observers are computed, such as an enum.
@usableFromInline
final class ComputedStateAccess {
  @usableFromInline let id: (UnsafeRawPointer) -> _ObservableStateID
  @usableFromInline let fieldObservers: (UnsafeRawPointer) -> _FieldObservers?
  @usableFromInline let willModify: (UnsafeMutableRawPointer) -> Void

  init<State: ObservableState>(_: State.Type) {
    id = { $0.assumingMemoryBound(to: State.self).pointee.stateID }
    fieldObservers = { $0.assumingMemoryBound(to: State.self).pointee.stateObservers }
    willModify = { $0.assumingMemoryBound(to: State.self).pointee.willModifyState() }
  }
}
