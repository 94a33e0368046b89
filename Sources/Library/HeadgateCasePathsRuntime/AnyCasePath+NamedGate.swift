extension AnyCasePath {
  /// Called by macro expansions.
  // For a payload whose type is named `Gate` but is no gate: the macro sees only the name. For a gate, `HeadgateCore`
  // has an initializer with these labels, which the compiler prefers. The functions capture only types.
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

/// Called by macro expansions.
public struct _NamedGate<Value> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Called by macro expansions.
  @inlinable
  public func _$into<Root>(_ embed: (Value) -> Root) -> Root { embed(value) }

  /// Called by macro expansions.
  @inlinable
  public static func _$through(_ value: Value) -> Self { Self(value) }
}
