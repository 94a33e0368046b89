/// Stores the optional state of a presented child: the storage of a `@Presents` property.
///
/// The child's state has its own memory, so the size of the parent's state does not depend on it. A copy of the parent
/// shares the child's state until one of the copies changes it.
///
/// ```swift
/// var child = PresentationState(wrappedValue: Detail.State())
/// child.wrappedValue?.title = "Blob"
/// ```
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Box {
    // Only `inout` access to the one value that refers to the box changes the state. Accesses never overlap.
    @exclusivity(unchecked) @usableFromInline var state: State?

    @inlinable
    init(_ state: State?) { self.state = state }
  }

  /// Nil until something is presented.
  @usableFromInline var box: Box?

  /// Creates the storage with a state, or with nil.
  @inlinable
  public init(wrappedValue: State?) {
    // A nil check and not `map`, which would copy a large state.
    if !isNil(wrappedValue) { box = Box(wrappedValue) }
  }

  /// The state of the child; nil when nothing is presented. Changes are made in place.
  @inlinable
  public var wrappedValue: State? {
    get { box?.state }
    set {
      if isNil(newValue) {
        box = nil
      } else if isKnownUniquelyReferenced(&box), let box {
        box.state = newValue
      } else {
        box = Box(newValue)
      }
    }
    _modify {
      makeUnique()
      defer { if let box, isNil(box.state) { self.box = nil } }
      // `makeUnique` has created the box.
      yield &box!.state
    }
  }

  /// The storage itself: operators reach a presented child through `$child`.
  ///
  /// ```swift
  /// .ifLet(\.$child, action: \.child) { Detail() }
  /// ```
  @inlinable
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&box) { copyBox() }
  }

  // Not inlined: the function holds the state twice on the stack. An inlined copy would keep that stack space during the
  // child's reducer.
  @inlinable
  @inline(never)
  mutating func copyBox() { box = Box(box?.state) }
}

extension PresentationState: OptionalChild {
  /// Internal to the library.
  // Runs `body` with the child in place; returns nil when nothing is presented.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func _withChild<Result>(_ body: (inout State) -> Result) -> Result? {
    guard isPresenting else { return nil }
    makeUnique()
    // The guard has checked that there is a state.
    return body(&box!.state!)
  }

  /// Internal to the library.
  // Runs `body` without a change: storage that copies of the parent share is not copied.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func _lookAtChild<Result>(_ body: (inout State) -> Result) -> Result? {
    guard isPresenting else { return nil }
    // The guard has checked that there is a state.
    return body(&box!.state!)
  }

  /// Whether there is a state. It keeps no reference to the box.
  @inlinable
  var isPresenting: Bool {
    guard let box else { return false }
    return !isNil(box.state)
  }

  /// Internal to the library.
  @inlinable
  public var _child: State? { box?.state }

  /// Internal to the library.
  @inlinable
  public mutating func _removeChild() { box = nil }
}

extension PresentationState: @unchecked Sendable where State: Sendable {
  // Sendable: only an owner of a unique reference changes the box.
}

extension PresentationState: Equatable where State: Equatable {
  /// Returns whether both present equal states, or both present nothing.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.box?.state == rhs.box?.state
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the state, or nil.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box?.state)
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the state as an optional.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes a presented state. A missing key means nil, as for an optional.
  public func decode<State: Decodable>(
    _: PresentationState<State>.Type,
    forKey key: Key
  ) throws -> PresentationState<State> {
    PresentationState(wrappedValue: try decodeIfPresent(State.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a presented state. Nil omits the key, as for an optional.
  public mutating func encode<State: Encodable>(_ value: PresentationState<State>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the optional, so that a dump shows the state without its storage.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
