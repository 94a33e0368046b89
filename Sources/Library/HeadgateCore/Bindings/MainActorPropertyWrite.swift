import HeadgateSupport

/// A write to a property that is isolated to the main actor, or of a value whose `==` is.
///
/// The key path and the value are not sendable, so both are used only on the main actor. Code that performs the write or
/// compares the path calls ``requireActor()`` first. On other actors, messages show only the type. The last reference to
/// both is released on the main actor.
@usableFromInline
final class MainActorPropertyWrite<Root, Value: Equatable>: AnyPropertyWrite<Root>, @unchecked Sendable {
  // Sendable: see above. Only `deinit` changes the variable, when no other reference exists.
  @exclusivity(unchecked) private var content: (property: WritableKeyPath<Root, Value>, value: Value)?

  @MainActor
  @usableFromInline
  init(_ property: WritableKeyPath<Root, Value>, _ newValue: Value) {
    content = (property, newValue)
    super.init()
  }

  deinit {
    let last = content.take()
    OwnedRelease.release(consume last, of: MainActor.shared, from: nil)
  }

  // Non-nil until `deinit`.
  private var property: WritableKeyPath<Root, Value> { content!.property }

  override var path: any PartialKeyPath<Root> & Sendable {
    // A key path is immutable. The non-sendable parts of the path are used on the main actor only, see above.
    unsafeBitCast(property as PartialKeyPath<Root>, to: (any PartialKeyPath<Root> & Sendable).self)
  }

  override func content<Other>(_: Other.Type) -> (property: PartialKeyPath<Root>, value: Other)? {
    requireActor()
    return typed(content?.value, as: Other.self).map { (property, $0) }
  }

  override var codedValue: Any? { runsOnMainActor() ? content!.value : nil }

  override var openValue: Any { runsOnMainActor() ? content!.value as Any : Value.self as Any }

  @usableFromInline
  override func perform(on root: UnsafeMutablePointer<Root>) {
    requireActor()
    root.pointee[keyPath: property] = content!.value
  }

  override func requireActor() {
    requireMainActor(CoreMessages.bindingOffMainActor(BindingAction(self)))
  }

  // `==` of a binding has asked both writes for their actor.
  override func isEqual(to other: AnyPropertyWrite<Root>) -> Bool {
    if self === other { return true }
    guard let other = other.content(Value.self) else { return false }
    return property == other.property && content!.value == other.value
  }
}
