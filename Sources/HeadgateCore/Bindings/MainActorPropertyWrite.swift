import HeadgateSupport

/// A write to a property that belongs to the main actor, or of a value whose `==` does.
///
/// Neither the key path nor the value is sendable, and both are used on the main actor only: whoever performs the write, takes the
/// path or compares it asks ``requireActor()`` first, texts show the type elsewhere, and the last reference to both is let go of there.
@usableFromInline
final class MainActorPropertyWrite<Root, Value: Equatable>: AnyPropertyWrite<Root>, @unchecked Sendable {
  // Sendable: as above. The variable is set once more in `deinit`, when nobody else has a reference.
  @exclusivity(unchecked) private var content: (property: WritableKeyPath<Root, Value>, value: Value)?

  @MainActor
  @usableFromInline
  init(_ property: WritableKeyPath<Root, Value>, _ newValue: Value) {
    content = (property, newValue)
    super.init()
  }

  deinit {
    let last = content.take()
    OwnedRelease.release(last, of: MainActor.shared, from: nil)
  }

  // Kept until `deinit`.
  private var property: WritableKeyPath<Root, Value> { content!.property }

  override var path: any PartialKeyPath<Root> & Sendable {
    // A key path is immutable; what is not sendable about this one is used on the main actor, see above.
    unsafeBitCast(property as PartialKeyPath<Root>, to: (any PartialKeyPath<Root> & Sendable).self)
  }

  override func content<Other>(_: Other.Type) -> (property: PartialKeyPath<Root>, value: Other)? {
    requireActor()
    return (content?.value as? Other).map { (property, $0) }
  }

  override var shownValue: Any { runsOnMainActor() ? content!.value as Any : Value.self as Any }

  @usableFromInline
  override func perform(on root: UnsafeMutablePointer<Root>) {
    requireActor()
    root.pointee[keyPath: property] = content!.value
  }

  override func requireActor() {
    requireMainActor(CoreMessages.bindingOffMainActor(BindingAction(self)))
  }

  override func isEqual(to other: AnyPropertyWrite<Root>) -> Bool {
    if self === other { return true }
    requireActor()
    guard let other = other.content(Value.self) else { return false }
    return property == other.property && content!.value == other.value
  }
}
