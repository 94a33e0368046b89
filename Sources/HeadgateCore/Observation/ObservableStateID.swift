/// The identity of an observable state: copies of a state have the same one, another state has another.
///
/// A state keeps its identity while it is changed in place. A copy that was left behind by later changes has an
/// identity of its own, so that putting it back is seen as a replacement. The identity of an enum is that of its
/// payload together with its case. Comparing takes constant time, and does not look at the version.
///
/// ```swift
/// let before = state.child._$id
/// state.child.count += 1
/// assert(state.child._$id == before)
/// ```
public struct ObservableStateID: Hashable, Sendable {
  @usableFromInline let number: UInt64
  @usableFromInline let caseIndex: UInt64
  /// Which of the copies that share observers this is; 0 where there is no observable state. Two states with one version are equal
  /// in everything, whereas a state keeps its identity when it is changed in place and gets another version.
  @usableFromInline let version: UInt64

  @inlinable
  init(number: UInt64, caseIndex: UInt64 = 0, version: UInt64 = 0) {
    self.number = number
    self.caseIndex = caseIndex
    self.version = version
  }

  /// Returns whether two states have the same identity, whatever their versions.
  ///
  /// ```swift
  /// assert(state.child._$id == copy._$id)
  /// ```
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number && lhs.caseIndex == rhs.caseIndex
  }

  /// Feeds the identity to the hasher, without the version.
  ///
  /// ```swift
  /// let ids = Set(rows.map(\._$id))
  /// ```
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(caseIndex)
  }

  // Numbers of states begin at 16.
  @inlinable static var noPayload: UInt64 { 0 }
  @inlinable static var inertPayload: UInt64 { 1 }

  /// Whether equal identities say nothing about what they identify, because nobody watches a payload that is not
  /// observable.
  @inlinable var isInert: Bool { number == Self.inertPayload }

  /// Whether a state is the one that it was; one with a payload that cannot be told from others is not.
  @inlinable
  static func isSame(_ before: Self?, _ now: Self?) -> Bool {
    before == now && now?.isInert != true
  }
}

extension ObservableStateID {
  /// The identity of a case without payload; called by expansions of `@ObservableState` only.
  ///
  /// ```swift
  /// assert(ObservableStateID._$case(0) != ObservableStateID._$case(1))
  /// ```
  @inlinable
  public static func _$case(_ index: Int) -> Self {
    Self(number: noPayload, caseIndex: UInt64(index) &+ 1)
  }

  /// The identity of a case whose payload is not observable: the case alone; called by expansions only.
  ///
  /// ```swift
  /// assert(ObservableStateID._$case(0, "a") == ObservableStateID._$case(0, "b"))
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func _$case<Payload>(_ index: Int, _ payload: Payload) -> Self {
    Self(number: inertPayload, caseIndex: UInt64(index) &+ 1)
  }

  /// The identity of a case with an observable payload; called by expansions only.
  ///
  /// ```swift
  /// assert(ObservableStateID._$case(0, child) == ObservableStateID._$case(0, child))
  /// ```
  @inlinable
  public static func _$case<Payload: ObservableState>(_ index: Int, _ payload: Payload) -> Self {
    payload._$id.inside(index)
  }

  /// The identity of a case with an optional observable payload; called by expansions only.
  ///
  /// ```swift
  /// assert(ObservableStateID._$case(0, Child?.none) != ObservableStateID._$case(0, Optional(child)))
  /// ```
  @inlinable
  public static func _$case<Payload: ObservableState>(_ index: Int, _ payload: Payload?) -> Self {
    payload?._$id.inside(index) ?? _$case(index)
  }

  /// Digits of the base 65,537: exact for four levels of enums, and for more than that as good as a hash.
  @inlinable
  func inside(_ index: Int) -> Self {
    Self(number: number, caseIndex: caseIndex &* 65_537 &+ UInt64(index) &+ 1, version: version)
  }
}
