public import HeadgateSupport
public import HeadgateSupportC
internal import Observation

/// The observers of each field of an observable state, shared by all copies of the state.
public struct _FieldObservers: @unchecked Sendable {
  // Sendable: three words of the storage are accessed by atomic operations only, the fourth is constant, and the entries are
  // accessed only with the lock held.
  @usableFromInline let storage: FieldObserversStorage

  /// The field index that represents the whole state. It is notified with each other field.
  @inlinable package static var wholeState: Int { -1 }

  @inlinable
  init(id: UInt64) {
    storage = FieldObserversStorage.make(id: id)
  }

  init(storage: FieldObserversStorage) {
    self.storage = storage
  }

  @inlinable
  package var id: UInt64 {
    storage.withUnsafeMutablePointerToElements { $0[FieldObserversStorage.idWord] }
  }

  /// Whether a change of the field must be checked, because the field or the whole state is observed.
  @inlinable
  @inline(__always)
  package func isObserved(_ field: Int) -> Bool {
    let observed = storage.withUnsafeMutablePointerToElements {
      headgate_load_relaxed($0 + FieldObserversStorage.observedWord)
    }
    return observed & (Self.bit(field) | Self.bit(Self.wholeState)) != 0
  }

  /// The version of the most recently changed copy.
  @inlinable
  var newest: UInt64 {
    get {
      storage.withUnsafeMutablePointerToElements { headgate_load_relaxed($0 + FieldObserversStorage.newestWord) }
    }
    nonmutating set {
      storage.withUnsafeMutablePointerToElements {
        headgate_store_release($0 + FieldObserversStorage.newestWord, newValue)
      }
    }
  }

  /// A number that changes with each read of an outdated copy. Numbers from different threads have no order, only equality.
  var lastOutdatedRead: UInt64 {
    storage.withUnsafeMutablePointerToElements { headgate_load_relaxed($0 + FieldObserversStorage.outdatedReadWord) }
  }

  /// Records that an outdated copy was read.
  func noteOutdatedRead() {
    storage.withUnsafeMutablePointerToElements {
      headgate_store_release($0 + FieldObserversStorage.outdatedReadWord, headgate_next_number())
    }
  }

  /// A bit for each field up to 61. Further fields share bit 62, and bit 63 represents the whole state.
  @inlinable
  @inline(__always)
  static func bit(_ field: Int) -> UInt64 {
    field < 0 ? 1 << 63 : 1 << UInt64(Swift.min(field, sharedBit))
  }

  @inlinable static var sharedBit: Int { 62 }
}

extension _FieldObservers: Equatable {
  /// Returns whether both belong to copies of one state.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

extension _FieldObservers {
  /// Called by macro expansions.
  // Nil for an enum case without a payload, or with a payload that is not observable.
  @inlinable
  @_disfavoredOverload
  public static func _$of<Payload>(_ payload: Payload) -> _FieldObservers? {
    ReductionFrame.isPlain(Payload.self) ? nil : GenericIdentity.fieldObservers(ofPayload: payload)
  }

  /// Called by macro expansions.
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload) -> _FieldObservers? { payload.stateObservers }

  /// Called by macro expansions.
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload?) -> _FieldObservers? {
    payload?.stateObservers
  }
}

/// The observers of a field that was read.
@usableFromInline
final class ObservedEntry: @unchecked Sendable {
  // Sendable: the registrar is constant, and the variable is accessed only with the lock held. No two accesses overlap, so the
  // run-time check for overlaps is disabled.

  /// One registrar per field. Its subject and its key path are constants, because a real subject would hold a copy of the state.
  let registrar = ObservationRegistrar()
  /// Whether the field is in a list of pending notifications.
  @exclusivity(unchecked) var isPending = false
  /// Whether each change of the field counts as a structural change.
  @exclusivity(unchecked) var isStructural = false

  func willSet() {
    registrar.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }

  func didSet() {
    registrar.didSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }
}

/// The subject of all observations. States are values and have no identity of their own.
final class ObservedSubject: Observable, Sendable {
  static let shared = ObservedSubject()
  // An identity key path. The runtime hashes the path several times for each read and change, one component after the other.
  static let path: any KeyPath<ObservedSubject, ObservedSubject> & Sendable = \ObservedSubject.self
}

/// The storage of ``_FieldObservers``.
///
/// The header contains the observers by field index plus one, with the whole state at 0. The header is empty until the first
/// read, and accessed with the lock held. The words that are read without a lock are tail-allocated, so that they have an address.
@usableFromInline
final class FieldObserversStorage: ManagedBuffer<[ObservedEntry?], UInt64> {
  /// A bit for each observed field, whose changes must be checked.
  @inlinable static var observedWord: Int { 0 }
  /// The version of the most recently changed copy.
  @inlinable static var newestWord: Int { 1 }
  /// The number of the storage, which never changes.
  @inlinable static var idWord: Int { 2 }
  /// See ``_FieldObservers/lastOutdatedRead``.
  @inlinable static var outdatedReadWord: Int { 3 }

  @inlinable
  static func make(id: UInt64) -> FieldObserversStorage {
    let storage = FieldObserversStorage.create(minimumCapacity: 4) { _ in [] }
    storage.withUnsafeMutablePointerToElements { words in
      (words + observedWord).initialize(to: 0)
      (words + newestWord).initialize(to: id)
      (words + idWord).initialize(to: id)
      (words + outdatedReadWord).initialize(to: id)
    }
    return unsafeDowncast(storage, to: FieldObserversStorage.self)
  }
}

/// The locks of all storages, shared by number. A lock per storage would double the size of the storage.
///
/// Only reads outside a reduction and changes of observed fields take a lock.
let observationLocks: [Locked<UInt8>] = (0..<16).map { _ in Locked(0) }
