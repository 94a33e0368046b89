public import HeadgateSupport
public import HeadgateSupportC

/// The bookkeeping of an observable state, a stored property of each; made by expansions of `@ObservableState`.
///
/// It takes no part in equality, hashing and coding. Copies of a state share their observers. With nobody watching, a
/// change costs a few nanoseconds and no allocation.
///
/// ```swift
/// var _$observationRegistrar = ObservationStateRegistrar()
/// ```
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline let fieldObservers: FieldObservers
  // Which of the copies that share the extent this is: each change gives a new number. A copy whose number is not the
  // newest one was left behind when another one changed.
  @usableFromInline var version: UInt64

  /// The bookkeeping of a new state, which is different from all others.
  ///
  /// ```swift
  /// ObservationStateRegistrar()
  /// ```
  @inlinable
  public init() {
    version = headgate_next_number()
    fieldObservers = FieldObservers(id: version)
  }

  /// The identity of the state; see ``ObservableStateID``.
  ///
  /// ```swift
  /// registrar._$id
  /// ```
  @inlinable
  public var _$id: ObservableStateID {
    // Versions and ids come from one sequence, and a complement is in none of them.
    ObservableStateID(number: fieldObservers.newest == version ? fieldObservers.id : ~version, version: version)
  }

  /// What copies of the state share.
  ///
  /// ```swift
  /// registrar._$fieldObservers
  /// ```
  @inlinable
  public var _$fieldObservers: FieldObservers { fieldObservers }

  /// Registers a read of a field with whoever tracks reads; in a reduction it does nothing.
  ///
  /// ```swift
  /// registrar.access(0)
  /// ```
  @inlinable
  public func access(_ field: Int) {
    guard ReductionFrame.current == nil else { return }
    fieldObservers.access(field, version: version)
  }

  /// Says that something inside the state is about to change, so that it can be told from its copies afterwards.
  ///
  /// ```swift
  /// registrar.advance()
  /// ```
  @inlinable
  @inline(__always)
  public mutating func advance() {
    if fieldObservers.newest != version { fieldObservers.forkCopy() }
    version = headgate_next_number()
    fieldObservers.newest = version
  }

  /// Tells of a change of the field that was made without its accessor.
  @inlinable
  package func notify(field: Int) {
    fieldObservers.notify(field)
  }
}

extension FieldObservers {
  /// A copy that was left behind is changed: what its observers know may be true of another copy only.
  @usableFromInline
  func forkCopy() {
    ReductionFrame.noteStructuralChange()
    fireAll()
  }
}
