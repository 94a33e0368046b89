extension AnyCasePath {
  /// A path made of the function that builds the enum's value; payloads are found by reflection.
  ///
  /// For enums that cannot be marked `@CasePathable`. `extract` takes the payload out of a mirror of the value, embeds it
  /// and compares the cases, so it is slow (microseconds), it allocates, and each call runs `embed`. It answers nil where it
  /// cannot know: when `embed` does not build a case with just its argument, when the enum has a mirror of its own
  /// (`CustomReflectable`), or when the names of cases are stripped from the program. The tag is not known. A payload that
  /// is a function, or a tuple with a function in it, is undefined behaviour: mirrors copy functions with a wrong calling
  /// convention. This is what is unsafe.
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

/// The payload of `root` if that is the case that `embed` builds.
private func reflectedPayload<Root, Value>(of root: Root, embed: (Value) -> Root) -> Value? {
  let found = Mirror(reflecting: root).children.first?.value
  guard let payload: Value = cast(found) else { return nil }
  let embedded = embed(payload)
  guard let name = caseName(of: root), name == caseName(of: embedded) else { return nil }
  // Cases may share their name and differ in labels, which are part of the type; and a cast may have converted the payload.
  let built = Mirror(reflecting: embedded).children.first?.value
  return payloadType(found) == payloadType(built) ? payload : nil
}

/// What a mirror shows as payload, as a value of the payload's type.
private func cast<Value>(_ payload: Any?) -> Value? {
  guard let payload else { return () as? Value }
  if let value = payload as? Value { return value }
  // A single payload with a label is shown as a tuple of one element.
  let tuple = Mirror(reflecting: payload)
  guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
  return tuple.children.first?.value as? Value
}

private func payloadType(_ payload: Any?) -> ObjectIdentifier? {
  payload.map { ObjectIdentifier(type(of: $0)) }
}

/// The name of a value's case, nil for what is no enum; descriptions may be the user's own and tell nothing.
private func caseName<Root>(of root: Root) -> String? {
  runtimeCaseName(root).map { String(cString: $0) }
}

// Unsafe: the function of the runtime behind `print` of an enum, which has had this form in every stable version of it. What
// the pointer points to, the program's own list of names, is constant and stays.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Root>(_ root: Root) -> UnsafePointer<CChar>?
