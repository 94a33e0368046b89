/// What the engine asks of an observable state whose type it does not know, in place.
///
/// Each function takes the address of a state of the type that made it; whoever calls them has the state as `inout` or owns
/// its memory, and knows its type by having asked that type for these functions.
///
/// ```swift
/// let access = State._$access
/// ```
public struct ObservableStateAccess {
  @usableFromInline
  enum Way {
    /// The distance of the registrar from the start of the state: nothing of the state is copied to look at it.
    case stored(Int)
    case computed(Functions)
  }

  @usableFromInline
  struct Functions {
    @usableFromInline let id: (UnsafeRawPointer) -> ObservableStateID
    @usableFromInline let extent: (UnsafeRawPointer) -> ObservationExtent?
    @usableFromInline let willModify: (UnsafeMutableRawPointer) -> Void

    init<State: ObservableState>(_: State.Type) {
      id = { $0.assumingMemoryBound(to: State.self).pointee._$id }
      extent = { $0.assumingMemoryBound(to: State.self).pointee._$extent }
      willModify = { $0.assumingMemoryBound(to: State.self).pointee._$willModify() }
    }
  }

  @usableFromInline let way: Way

  /// The access to a state that stores a registrar; called by expansions of `@ObservableState` only.
  ///
  /// ```swift
  /// static var _$access: ObservableStateAccess { ObservableStateAccess(\Self._$observationRegistrar) }
  /// ```
  public init<State: ObservableState>(_ registrar: KeyPath<State, ObservationStateRegistrar>) {
    way = MemoryLayout<State>.offset(of: registrar).map(Way.stored) ?? .computed(Functions(State.self))
  }

  /// The access to a state through what its conformance offers.
  ///
  /// ```swift
  /// let access = ObservableStateAccess(of: Destination.State.self)
  /// ```
  public init<State: ObservableState>(of: State.Type) {
    way = .computed(Functions(State.self))
  }

  /// The access to a type that is not known to be observable; nil when it is not.
  @usableFromInline
  static func of<State>(_: State.Type) -> ObservableStateAccess? {
    (State.self as? any ObservableState.Type)?._$access
  }

  @inlinable
  func id(_ state: UnsafeRawPointer) -> ObservableStateID {
    switch way {
    case .stored(let offset): (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._$id
    case .computed(let functions): functions.id(state)
    }
  }

  @inlinable
  func extent(_ state: UnsafeRawPointer) -> ObservationExtent? {
    switch way {
    case .stored(let offset): (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee._$extent
    case .computed(let functions): functions.extent(state)
    }
  }

  @inlinable
  func willModify(_ state: UnsafeMutableRawPointer) {
    switch way {
    case .stored(let offset):
      (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.advance()
    case .computed(let functions): functions.willModify(state)
    }
  }
}
