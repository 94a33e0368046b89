extension AnyCasePath {
  /// A path to a payload whose type is called `Gate` and is none; called by expansions of `@CasePathable` only.
  ///
  /// The macro sees the name and not the type: for a gate, `HeadgateCore` has an initializer with these labels, which the compiler prefers.
  /// The functions capture nothing but types.
  ///
  /// ```swift
  /// AnyCasePath<Event, Gate<Int>>(
  ///   _$gate: 0, enter: { $0._$into(Event.closed) }, open: { if case .closed(let gate) = $0 { ._$through(gate) } else { nil } })
  /// ```
  @inlinable
  @_disfavoredOverload
  public init(
    _$gate caseIndex: Int,
    enter: @escaping @Sendable (_NamedGate<Value>) -> Root,
    open: @escaping @Sendable (Root) -> _NamedGate<Value>?
  ) {
    self.init(_$index: caseIndex, embed: { enter(_NamedGate($0)) }, extract: { open($0)?.value })
  }
}

/// What `@CasePathable` takes for a gate by its name, in its expansions only.
///
/// ```swift
/// let enter: (_NamedGate<Gate<Int>>) -> Event = { $0._$into(Event.closed) }
/// ```
public struct _NamedGate<Value> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// The enum's value with the payload in it.
  ///
  /// ```swift
  /// let event = named._$into(Event.closed)
  /// ```
  @inlinable
  public func _$into<Root>(_ embed: (Value) -> Root) -> Root { embed(value) }

  /// The payload as what the macro takes it for.
  ///
  /// ```swift
  /// if case .closed(let gate) = event { named = ._$through(gate) }
  /// ```
  @inlinable
  public static func _$through(_ value: Value) -> Self { Self(value) }
}
