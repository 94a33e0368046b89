public import HeadgateSupport
public import HeadgateSupportC

/// The observation registrar of an observable state. `@ObservableState` adds one as a stored property.
///
/// The registrar is ignored by equality, hashing and coding. Copies of a state share their observers. A change of a state without
/// observers costs a few nanoseconds and no allocation.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline let fieldObservers: _FieldObservers
  // The version of this copy among the copies that share observers. Each change sets a new version. A copy whose version is not
  // the newest one is outdated.
  @usableFromInline var version: UInt64

  /// Creates the registrar of a new state, which has a new identity.
  @inlinable
  public init() {
    version = headgate_next_number()
    fieldObservers = _FieldObservers(id: version)
  }

  /// Internal to the library.
  // The identity of the state; see ``_ObservableStateID``.
  @inlinable
  public var _$id: _ObservableStateID {
    // Versions and ids come from one sequence, which contains no complements.
    _ObservableStateID(number: fieldObservers.newest == version ? fieldObservers.id : ~version, version: version)
  }

  /// Internal to the library.
  // The observers, shared by all copies of the state.
  @inlinable
  public var _$fieldObservers: _FieldObservers { fieldObservers }

  /// Registers a read of a field with the thread's observation tracking. Does nothing in a reduction.
  @inlinable
  public func access(_ field: Int) {
    guard ReductionFrame.current == nil else { return }
    fieldObservers.access(field, version: version)
  }

  /// Gives the state a new version before a change inside it, to distinguish it from its copies.
  @inlinable
  @inline(__always)
  public mutating func advance() {
    if fieldObservers.newest != version { fieldObservers.forkCopy() }
    version = headgate_next_number()
    fieldObservers.newest = version
  }
}

extension _FieldObservers {
  /// Notifies all observers before a change of an outdated copy: the values that they read may be those of another copy.
  @usableFromInline
  func forkCopy() {
    ReductionFrame.noteStructuralChange()
    fireAll()
  }
}
