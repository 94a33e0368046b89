internal import HeadgateSupport
public import HeadgateSupportC

/// What all copies of an observable state share: its number, and who waits for a change of which field.
///
/// ```swift
/// var copy = state
/// assert(copy._$fieldObservers == state._$fieldObservers)
/// ```
public struct FieldObservers: @unchecked Sendable {
  // Sendable: three words of the storage are touched by atomic operations only, the fourth is constant, and its
  // entries are touched with the lock of the extent held only.
  @usableFromInline let storage: FieldObserversStorage

  /// The number of the field that stands for the state as a whole: notified with each other field.
  @inlinable package static var wholeState: Int { -1 }

  @inlinable
  init(id: UInt64) {
    storage = FieldObserversStorage.make(id: id)
  }

  @inlinable
  package var id: UInt64 {
    storage.withUnsafeMutablePointerToElements { $0[FieldObserversStorage.idWord] }
  }

  /// Whether a change of the field has to be looked at.
  @inlinable
  @inline(__always)
  package func isArmed(_ field: Int) -> Bool {
    let observed = storage.withUnsafeMutablePointerToElements {
      headgate_load_relaxed($0 + FieldObserversStorage.armedWord)
    }
    return observed & (Self.bit(field) | Self.bit(Self.wholeState)) != 0
  }

  /// The version of the copy that was changed last.
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

  /// Another number after each read of a copy that was left behind. Numbers of different threads have no order: they are the same or
  /// they are not.
  var trust: UInt64 {
    storage.withUnsafeMutablePointerToElements { headgate_load_relaxed($0 + FieldObserversStorage.trustWord) }
  }

  /// Notes that a copy was read that was left behind.
  func distrust() {
    storage.withUnsafeMutablePointerToElements {
      headgate_store_release($0 + FieldObserversStorage.trustWord, headgate_next_number())
    }
  }

  /// A bit for each field up to 61; those behind share the next one, and the last one is that of the whole state.
  @inlinable
  @inline(__always)
  static func bit(_ field: Int) -> UInt64 {
    field < 0 ? 1 << 63 : 1 << UInt64(Swift.min(field, sharedBit))
  }

  @inlinable static var sharedBit: Int { 62 }
}

extension FieldObservers: Equatable {
  /// Whether both belong to copies of one state.
  ///
  /// ```swift
  /// assert(state._$fieldObservers == state._$fieldObservers)
  /// ```
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

extension FieldObservers {
  /// The extent of a case without payload or with one that is not observable; called by expansions only.
  ///
  /// ```swift
  /// assert(FieldObservers._$of("text") == nil)
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func _$of<Payload>(_ payload: Payload) -> FieldObservers? { nil }

  /// The extent of an observable payload; called by expansions only.
  ///
  /// ```swift
  /// assert(FieldObservers._$of(child) == child._$fieldObservers)
  /// ```
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload) -> FieldObservers? { payload._$fieldObservers }

  /// The extent of an optional observable payload; called by expansions only.
  ///
  /// ```swift
  /// assert(FieldObservers._$of(Child?.none) == nil)
  /// ```
  @inlinable
  public static func _$of<Payload: ObservableState>(_ payload: Payload?) -> FieldObservers? {
    payload?._$fieldObservers
  }
}
