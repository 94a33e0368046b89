import HeadgateSupport

/// A value on its way to a property of a state; what a ``BindingAction`` holds.
///
/// In a class of the property's type, so that a binding costs one allocation, and nobody has to look for types to write it.
@usableFromInline
class AnyPropertyWrite<Root>: WatchedWrite, @unchecked Sendable {
  // Sendable: everything in it is constant and sendable; only that a class has subclasses keeps the compiler from seeing it.

  /// The property.
  var path: any PartialKeyPath<Root> & Sendable { preconditionFailure("abstract") }

  /// The value for the property.
  var value: any Sendable { preconditionFailure("abstract") }

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

@usableFromInline
final class PropertyWrite<Root, Value: Equatable & Sendable>: AnyPropertyWrite<Root>, @unchecked Sendable {
  // Sendable: see the superclass.
  let property: any WritableKeyPath<Root, Value> & Sendable
  let newValue: Value
  /// Whether the property belongs to the main actor.
  private let isOnMainActor: Bool

  @usableFromInline
  init(_ property: any WritableKeyPath<Root, Value> & Sendable, _ newValue: Value) {
    self.property = property
    self.newValue = newValue
    isOnMainActor = false
    super.init()
  }

  /// A write to a property that belongs to the main actor; it is performed there.
  @usableFromInline
  init(onMainActor property: WritableKeyPath<Root, Value>, _ newValue: Value) {
    // A key path is immutable. What is not sendable about this one is what it leads to and what it captures: whoever performs the write,
    // takes the path, or compares it, asks `requireActor` first. The library itself shows its text only.
    self.property = unsafeBitCast(property, to: (any WritableKeyPath<Root, Value> & Sendable).self)
    self.newValue = newValue
    isOnMainActor = true
    super.init()
  }

  override var path: any PartialKeyPath<Root> & Sendable { property }

  override var value: any Sendable { newValue }

  // The address is that of an `inout` of the caller's, who has it to itself for the time of the call.
  @usableFromInline
  override func perform(on root: UnsafeMutablePointer<Root>) {
    requireActor()
    root.pointee[keyPath: property] = newValue
  }

  override func requireActor() {
    if isOnMainActor { requireMainActor(CoreMessages.bindingOffMainActor(BindingAction(self))) }
  }

  override func isEqual(to other: AnyPropertyWrite<Root>) -> Bool {
    if self === other { return true }
    guard let other = other as? PropertyWrite<Root, Value> else { return false }
    return property == other.property && newValue == other.newValue
  }
}
