import HeadgateSupport

/// A value on its way to a property of a state; what a ``BindingAction`` holds.
///
/// In a class of the property's type, so that a binding costs one allocation, and nobody has to look for types to write it.
@usableFromInline
class AnyPropertyWrite<Root>: WatchedWrite, @unchecked Sendable {
  // Sendable: everything in it is constant and sendable; only that a class has subclasses keeps the compiler from seeing it.

  /// The property.
  var path: any PartialKeyPath<Root> & Sendable { preconditionFailure("abstract") }

  /// The property and the value for it, where the value is of a type. On another actor than that of the property it traps.
  func content<Value>(_: Value.Type) -> (property: PartialKeyPath<Root>, value: Value)? {
    preconditionFailure("abstract")
  }

  /// The value in texts: the type of one that belongs to an actor and is looked at elsewhere.
  var shownValue: Any { preconditionFailure("abstract") }

  /// Writes the value in place.
  @usableFromInline
  func perform(on root: UnsafeMutablePointer<Root>) { preconditionFailure("abstract") }

  func isEqual(to other: AnyPropertyWrite<Root>) -> Bool { preconditionFailure("abstract") }

  /// Traps on another actor than that of the property.
  func requireActor() {}

  override func unwritten(madeAt callSite: CallSite) -> String {
    CoreMessages.unwrittenBinding(BindingAction(self), madeAt: callSite)
  }
}

/// A write that may be performed on any actor.
@usableFromInline
final class PropertyWrite<Root, Value: Equatable & Sendable>: AnyPropertyWrite<Root>, @unchecked Sendable {
  // Sendable: see the superclass.
  let property: any WritableKeyPath<Root, Value> & Sendable
  let newValue: Value

  @usableFromInline
  init(_ property: any WritableKeyPath<Root, Value> & Sendable, _ newValue: Value) {
    self.property = property
    self.newValue = newValue
    super.init()
  }

  override var path: any PartialKeyPath<Root> & Sendable { property }

  override func content<Other>(_: Other.Type) -> (property: PartialKeyPath<Root>, value: Other)? {
    (newValue as? Other).map { (property, $0) }
  }

  override var shownValue: Any { newValue }

  // The address is that of an `inout` of the caller's, who has it to itself for the time of the call.
  @usableFromInline
  override func perform(on root: UnsafeMutablePointer<Root>) {
    root.pointee[keyPath: property] = newValue
  }

  override func isEqual(to other: AnyPropertyWrite<Root>) -> Bool {
    if self === other { return true }
    guard let other = other.content(Value.self) else { return false }
    return property == other.property && newValue == other.value
  }
}
