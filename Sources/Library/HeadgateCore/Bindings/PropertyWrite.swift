import HeadgateSupport

/// The property and the value of a ``BindingAction``.
///
/// A class that is specialized for the property's type: a binding costs one allocation, and a write needs no type lookup.
@usableFromInline
class AnyPropertyWrite<Root>: WatchedWrite, @unchecked Sendable {
  // Sendable: all properties are constant and sendable. The compiler cannot check this because the class has subclasses.

  /// The property.
  var path: any PartialKeyPath<Root> & Sendable { preconditionFailure("abstract") }

  /// Returns the property and its value if the value has the type. Traps on another actor than the property's actor.
  func content<Value>(_: Value.Type) -> (property: PartialKeyPath<Root>, value: Value)? {
    preconditionFailure("abstract")
  }

  /// The value for an encoder, which may run on any thread; nil if only the main actor may use the value.
  var codedValue: Any? { preconditionFailure("abstract") }

  /// The value for messages, which is redacted if the property is a part of something redacted. For an isolated value on another actor,
  /// it is the type.
  final var shownValue: Any { RedactedPath.hides(path) ? Redacted(()) : openValue }

  /// As ``shownValue``, redacted or not.
  var openValue: Any { preconditionFailure("abstract") }

  /// Writes the value in place.
  @usableFromInline
  func perform(on root: UnsafeMutablePointer<Root>) { preconditionFailure("abstract") }

  func isEqual(to other: AnyPropertyWrite<Root>) -> Bool { preconditionFailure("abstract") }

  /// Traps on another actor than the property's actor.
  func requireActor() {}

  override func unwritten(madeAt callSite: CallSite) -> String {
    CoreMessages.unwrittenBinding(BindingAction(self), madeAt: callSite)
  }
}

extension AnyPropertyWrite: CustomReflectable {
  /// The property and the value for messages. Otherwise, a dump would show what is redacted.
  @usableFromInline
  var customMirror: Mirror {
    Mirror(self, children: ["property": PropertyText(path).customDumpDescription, "value": shownValue])
  }
}

/// A write that any actor may perform.
@usableFromInline
final class PropertyWrite<Root, Value: Equatable>: AnyPropertyWrite<Root>, @unchecked Sendable {
  // Sendable: see the superclass. Both initializers take only sendable values.
  let property: any WritableKeyPath<Root, Value> & Sendable
  let newValue: Value

  @usableFromInline
  init(_ property: any WritableKeyPath<Root, Value> & Sendable, _ newValue: Value) where Value: Sendable {
    self.property = property
    self.newValue = newValue
    super.init()
  }

  /// Creates a write of a decoded value.
  ///
  /// `Sendable` cannot be checked for a type that only the run time knows. The caller guarantees that the value contains no
  /// objects: copies of such a value share nothing that can change. An isolated property is written by reducers of its state
  /// only, and the compiler lets them run nowhere but on its actor.
  init(decoded property: WritableKeyPath<Root, Value>, _ newValue: Value) {
    // A path of properties captures no values, so any thread may use it. `Sendable` does not change the layout.
    self.property = unsafeBitCast(property, to: (any WritableKeyPath<Root, Value> & Sendable).self)
    self.newValue = newValue
    super.init()
  }

  override var codedValue: Any? { newValue }

  override var path: any PartialKeyPath<Root> & Sendable { property }

  override func content<Other>(_: Other.Type) -> (property: PartialKeyPath<Root>, value: Other)? {
    Value.self == Other.self ? (newValue as? Other).map { (property, $0) } : nil
  }

  override var openValue: Any { newValue }

  // The address comes from an `inout` argument, so the access is exclusive during the call.
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
