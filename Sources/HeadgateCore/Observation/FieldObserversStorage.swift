internal import HeadgateSupport
internal import Observation

/// A field that somebody has read, and who is told of its changes.
@usableFromInline
final class ObservedEntry: @unchecked Sendable {
  // Sendable: the registrar is constant, and the variable is touched with the lock of the extent held only. So no two
  // accesses overlap, and the run-time check for that is left out.

  /// One registrar per field. Its subject and its key path are constants: a real one would hold a copy of the state.
  let registrar = ObservationRegistrar()
  /// Whether the field stands in a list of pending notifications.
  @exclusivity(unchecked) var isPending = false

  func willSet() {
    registrar.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }

  func didSet() {
    registrar.didSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }
}

/// The subject of all observations: states are values and have no address of their own.
final class ObservedSubject: Observable, Sendable {
  static let shared = ObservedSubject()
  // A path of no steps: the runtime hashes it several times for each read and each change, one step after the other.
  static let path: any KeyPath<ObservedSubject, ObservedSubject> & Sendable = \ObservedSubject.self
}

/// The object behind an extent.
///
/// Its header holds who waits for which field: by number of the field plus one, the whole state at 0, empty until
/// somebody reads; it is touched with the lock held. The words that are read without a lock are tail-allocated to have
/// an address.
@usableFromInline
final class FieldObserversStorage: ManagedBuffer<[ObservedEntry?], UInt64> {
  /// A bit per field that has to be looked at when it changes.
  @inlinable static var armedWord: Int { 0 }
  /// The version of the copy that was changed last.
  @inlinable static var newestWord: Int { 1 }
  /// The number of the extent, which never changes.
  @inlinable static var idWord: Int { 2 }
  /// See ``FieldObservers/trust``.
  @inlinable static var trustWord: Int { 3 }

  @inlinable
  static func make(id: UInt64) -> FieldObserversStorage {
    let storage = FieldObserversStorage.create(minimumCapacity: 4) { _ in [] }
    storage.withUnsafeMutablePointerToElements { words in
      (words + armedWord).initialize(to: 0)
      (words + newestWord).initialize(to: id)
      (words + idWord).initialize(to: id)
      (words + trustWord).initialize(to: id)
    }
    return unsafeDowncast(storage, to: FieldObserversStorage.self)
  }
}

/// Extents share locks by number: a lock of its own would double the size of an extent, and is taken only by reads
/// outside of a reduction and by changes that somebody waits for.
let observationLocks: [Locked<UInt8>] = (0..<16).map { _ in Locked(0) }
