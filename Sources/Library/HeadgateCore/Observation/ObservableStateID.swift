public import HeadgateSupport

/// The identity of an observable state. Copies of a state have the same identity; other states have other identities.
///
/// A state keeps its identity while it is changed in place. After later changes, an outdated copy has an identity of its own, so
/// that putting the copy back counts as a replacement. The identity of an enum consists of its case and the identity of the
/// payload. A comparison takes constant time and ignores the version.
///
/// ```swift
/// let before = Child._$id(of: state.child)
/// state.child.count += 1
/// assert(Child._$id(of: state.child) == before)
/// ```
public struct _ObservableStateID: Hashable, Sendable {
  @usableFromInline let number: UInt64
  @usableFromInline let caseIndex: UInt64
  /// The version of this copy among the copies that share observers; 0 if there is no observable state.
  ///
  /// States with the same version are equal. A change in place keeps the identity of a state and gives it another version.
  @usableFromInline let version: UInt64

  @inlinable
  init(number: UInt64, caseIndex: UInt64 = 0, version: UInt64 = 0) {
    self.number = number
    self.caseIndex = caseIndex
    self.version = version
  }

  /// Returns whether two states have the same identity, regardless of their versions.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number && lhs.caseIndex == rhs.caseIndex
  }

  /// Hashes the identity without the version.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(caseIndex)
  }

  // Numbers of states begin at 16.
  @inlinable static var noPayload: UInt64 { 0 }
  @inlinable static var inertPayload: UInt64 { 1 }

  /// Whether the payload is not observable, so that equal identities do not imply equal states.
  @inlinable var isInert: Bool { number == Self.inertPayload }

  /// Returns whether `before` and `now` identify the same state. False for a payload that is not observable.
  @inlinable
  static func isSame(_ before: Self?, _ now: Self?) -> Bool {
    before == now && now?.isInert != true
  }
}

extension _ObservableStateID {
  /// Called by macro expansions.
  @inlinable
  public static func _$case(_ index: Int) -> Self {
    Self(number: noPayload, caseIndex: UInt64(index) &+ 1)
  }

  /// Called by macro expansions.
  // A payload that is not observable does not contribute to the identity. In generic code, the type is known only at run time.
  @inlinable
  @_disfavoredOverload
  public static func _$case<Payload>(_ index: Int, _ payload: Payload) -> Self {
    guard !ReductionFrame.isPlain(Payload.self), let id = GenericIdentity.id(ofPayload: payload) else {
      return Self(number: inertPayload, caseIndex: UInt64(index) &+ 1)
    }
    return id.inside(index)
  }

  /// Called by macro expansions.
  @inlinable
  public static func _$case<Payload: ObservableState>(_ index: Int, _ payload: Payload) -> Self {
    payload.stateID.inside(index)
  }

  /// Called by macro expansions.
  @inlinable
  public static func _$case<Payload: ObservableState>(_ index: Int, _ payload: Payload?) -> Self {
    payload?.stateID.inside(index) ?? _$case(index)
  }

  /// Appends a digit in base 65,537. The result is exact for four levels of enums, and as good as a hash for more levels.
  @inlinable
  func inside(_ index: Int) -> Self {
    Self(number: number, caseIndex: caseIndex &* 65_537 &+ UInt64(index) &+ 1, version: version)
  }
}
