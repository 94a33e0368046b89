internal import HeadgateSupport
internal import Observation

/// The observers of a field that was read.
@usableFromInline
final class ObservedEntry: @unchecked Sendable {
  // Sendable: the registrar is constant, and the variable is accessed only with the lock held. No two accesses overlap, so the
  // run-time check for overlaps is disabled.

  /// One registrar per field. Its subject and its key path are constants, because a real subject would hold a copy of the state.
  let registrar = ObservationRegistrar()
  /// Whether the field is in a list of pending notifications.
  @exclusivity(unchecked) var isPending = false

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

/// The storage of ``FieldObservers``.
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
  /// See ``FieldObservers/trust``.
  @inlinable static var trustWord: Int { 3 }

  @inlinable
  static func make(id: UInt64) -> FieldObserversStorage {
    let storage = FieldObserversStorage.create(minimumCapacity: 4) { _ in [] }
    storage.withUnsafeMutablePointerToElements { words in
      (words + observedWord).initialize(to: 0)
      (words + newestWord).initialize(to: id)
      (words + idWord).initialize(to: id)
      (words + trustWord).initialize(to: id)
    }
    return unsafeDowncast(storage, to: FieldObserversStorage.self)
  }
}

/// The locks of all storages, shared by number. A lock per storage would double the size of the storage.
///
/// Only reads outside a reduction and changes of observed fields take a lock.
let observationLocks: [Locked<UInt8>] = (0..<16).map { _ in Locked(0) }
