/// Holds the state of a child that is presented, or nil: what `@Presents` makes of a property.
///
/// The child's state stands in memory of its own, so that the parent's state does not grow with what it presents, and a copy of
/// the parent copies nothing of the child until one of the two changes.
///
/// ```swift
/// var child = PresentationState(wrappedValue: Detail.State())
/// child.wrappedValue?.title = "Blob"
/// ```
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Box {
    // Changed only through the one value that refers to the box, by `inout`: no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline var state: State?

    @inlinable
    init(_ state: State?) { self.state = state }
  }

  /// Nil as long as nothing was presented.
  @usableFromInline var box: Box?

  /// A property that presents a state, or nothing.
  ///
  /// ```swift
  /// let nothing = PresentationState<Detail.State>(wrappedValue: nil)
  /// ```
  @inlinable
  public init(wrappedValue: State?) {
    // The pattern and not `map`: a state of many kilobytes is not to be copied on the way.
    if !isNil(wrappedValue) { box = Box(wrappedValue) }
  }

  /// The state of the child; nil when nothing is presented. Changes are made in place.
  ///
  /// ```swift
  /// child.wrappedValue?.title = "Blob"
  /// ```
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
      // Just made, where there was none.
      yield &box!.state
    }
  }

  /// This value: `$child` leads operators to a presented child.
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

  // Out of line: it holds the state twice, and whoever inlines it would hold that room for its children, too.
  @inlinable
  @inline(never)
  mutating func copyBox() { box = Box(box?.state) }
}

extension PresentationState: OptionalChild {
  /// Runs `body` on the child in place; nil when nothing is presented.
  ///
  /// ```swift
  /// state.$detail._withChild { $0.title = "Blob" }
  /// ```
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func _withChild<Result>(_ body: (inout State) -> Result) -> Result? {
    guard isPresenting else { return nil }
    makeUnique()
    // There is a state, as was just asked.
    return body(&box!.state!)
  }

  /// Runs `body` on the child without a change, so that nothing is copied where copies of the parent share it.
  ///
  /// ```swift
  /// let title = state.$detail._lookAtChild { $0.title }
  /// ```
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func _lookAtChild<Result>(_ body: (inout State) -> Result) -> Result? {
    guard isPresenting else { return nil }
    // There is a state, as was just asked.
    return body(&box!.state!)
  }

  /// Whether there is a state; asked without a reference to the box that outlives the question.
  @inlinable
  var isPresenting: Bool {
    guard let box else { return false }
    return !isNil(box.state)
  }

  /// The child; nil when nothing is presented.
  ///
  /// ```swift
  /// let title = state.$detail._child?.title
  /// ```
  @inlinable
  public var _child: State? { box?.state }

  /// Ends the presentation.
  ///
  /// ```swift
  /// state.$detail._removeChild()
  /// ```
  @inlinable
  public mutating func _removeChild() { box = nil }
}

extension PresentationState: @unchecked Sendable where State: Sendable {
  // Sendable: the box is only changed by one who holds the only reference to it.
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether both present equal states, or nothing.
  ///
  /// ```swift
  /// assert(PresentationState(wrappedValue: detail) == PresentationState(wrappedValue: detail))
  /// ```
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.box?.state == rhs.box?.state
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the state, or nil.
  ///
  /// ```swift
  /// let sheets: Set = [state.$detail]
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box?.state)
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the state as the optional that it is.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(state.$detail)
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  ///
  /// ```swift
  /// let detail = try JSONDecoder().decode(PresentationState<Detail.State>.self, from: data)
  /// ```
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes what is presented; a key that is not there means nothing, as for an optional.
  ///
  /// ```swift
  /// detail = try values.decode(PresentationState<Detail.State>.self, forKey: .detail)
  /// ```
  public func decode<State: Decodable>(
    _: PresentationState<State>.Type,
    forKey key: Key
  ) throws -> PresentationState<State> {
    PresentationState(wrappedValue: try decodeIfPresent(State.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes what is presented; nothing leaves the key away, as for an optional.
  ///
  /// ```swift
  /// try values.encode(detail, forKey: .detail)
  /// ```
  public mutating func encode<State: Encodable>(_ value: PresentationState<State>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the optional: a dump shows the state as if it stood in the parent.
  ///
  /// ```swift
  /// let isPresenting = !Mirror(reflecting: state.$detail).children.isEmpty
  /// ```
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
