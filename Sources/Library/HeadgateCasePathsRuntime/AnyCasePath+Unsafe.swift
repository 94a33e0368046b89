extension AnyCasePath {
  /// Creates a path from a function that builds the enum's value. Reflection finds the payload.
  ///
  /// Use it for enums that cannot be marked `@CasePathable`. `extract` reads the payload from a mirror of the value,
  /// calls `embed` with it and compares the cases. So it is slow (microseconds), allocates, and calls `embed` each
  /// time.
  ///
  /// `extract` returns nil in three cases. The first is an `embed` that does not build a case with just its argument.
  /// The second is an enum with its own mirror (`CustomReflectable`). The third is a program without the names of
  /// cases, which can be stripped. The case index is unknown.
  ///
  /// A payload that is a function, or a tuple that contains a function, is undefined behavior: mirrors copy functions
  /// with a wrong calling convention. Hence the label `unsafe`.
  ///
  /// ```swift
  /// enum Shape { case circle(radius: Double), square(side: Double) }
  /// let path = AnyCasePath(unsafe: Shape.circle)
  /// let radius = path.extract(from: .circle(radius: 2.5))
  /// ```
  ///
  /// - Parameter embed: Builds the enum's value from the payload: a case, or a closure that returns one.
  public init(unsafe embed: @escaping @Sendable (Value) -> Root) {
    self.init(embed: embed, extract: { root in reflectedPayload(of: root, embed: embed) })
  }
}

/// Returns the payload of `root` if `root` is the case that `embed` builds.
private func reflectedPayload<Root, Value>(of root: Root, embed: (Value) -> Root) -> Value? {
  let found = Mirror(reflecting: root).children.first?.value
  guard let payload: Value = cast(found) else { return nil }
  let embedded = embed(payload)
  guard let name = caseName(of: root), name == caseName(of: embedded) else { return nil }
  // Two cases may have the same name and different labels, which are part of the type. Also, a cast may have converted
  // the payload.
  let built = Mirror(reflecting: embedded).children.first?.value
  return payloadType(found) == payloadType(built) ? payload : nil
}

/// Casts the payload of a mirror to the payload's type.
private func cast<Value>(_ payload: Any?) -> Value? {
  guard let payload else { return () as? Value }
  if let value = payload as? Value { return value }
  // A mirror shows a single payload with a label as a tuple of one element.
  let tuple = Mirror(reflecting: payload)
  guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
  return tuple.children.first?.value as? Value
}

private func payloadType(_ payload: Any?) -> ObjectIdentifier? {
  payload.map { ObjectIdentifier(type(of: $0)) }
}
