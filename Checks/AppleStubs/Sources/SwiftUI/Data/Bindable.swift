public import Observation

/// Bindings to the properties of an object.
///
/// - <https://developer.apple.com/documentation/swiftui/bindable> (D27)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  // The memberwise initializer would have the label of the constrained one.
  private init(object: Value) { wrappedValue = object }

  // The unconstrained initializers give a message (R). Without the first one, the memberwise initializer of a view would take
  // a `Bindable` in place of the object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("unavailable") }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(_ wrappedValue: Value) { fatalError("unavailable") }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject {
  /// <https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)> (R)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(location: ObjectLocation(wrappedValue, keyPath)) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  /// <https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)> (D27)
  public init(wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  /// <https://developer.apple.com/documentation/swiftui/bindable/init(_:)> (D27)
  public init(_ wrappedValue: Value) { self = Bindable(object: wrappedValue) }
  /// <https://developer.apple.com/documentation/swiftui/bindable/init(projectedvalue:)> (D27)
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Sendable where Value: Sendable {}
