internal import HeadgateSupport
public import HeadgateSupportC

/// The observers of each field of an observable state, shared by all copies of the state.
public struct FieldObservers: @unchecked Sendable {
  // Sendable: three words of the storage are accessed by atomic operations only, the fourth is constant, and the entries are
  // accessed only with the lock held.
  @usableFromInline let storage: FieldObserversStorage

  /// The field index that represents the whole state. It is notified with each other field.
  @inlinable package static var wholeState: Int { -1 }

  @inlinable
  init(id: UInt64) {
    storage = FieldObserversStorage.make(id: id)
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
  var trust: UInt64 {
    storage.withUnsafeMutablePointerToElements { headgate_load_relaxed($0 + FieldObserversStorage.trustWord) }
  }

  /// Records that an outdated copy was read.
  func distrust() {
    storage.withUnsafeMutablePointerToElements {
      headgate_store_release($0 + FieldObserversStorage.trustWord, headgate_next_number())
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

extension FieldObservers: Equatable {
  /// Returns whether both belong to copies of one state.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

extension FieldObservers {
  /// Called by macro expansions.
  // Nil for an enum case without a payload, or with a payload that is not observable.
  @inlinable
  @_disfavoredOverload
  public static func _$of<Payload>(_ payload: Payload) -> FieldObservers? { nil }

  /// Called by macro expansions.
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload) -> FieldObservers? { payload._$fieldObservers }

  /// Called by macro expansions.
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload?) -> FieldObservers? {
    payload?._$fieldObservers
  }
}
