import Foundation

/// A value that another owner stores.
///
/// - <https://developer.apple.com/documentation/swiftui/binding> (D27)
///
/// A Sendable binding may be passed to another domain, but its closures are called where the binding is read or written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// <https://developer.apple.com/documentation/swiftui/binding/transaction> (D27)
  public var transaction = Transaction()
  package let location: any Location<Value>

  package init(location: any Location<Value>) { self.location = location }

  /// <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp> (D27; `@_inheritActorContext`: R)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let read = IsolatedCall.getter(get)
    let write = IsolatedCall.setter(set)
    location = ClosureLocation(read: read, write: { value, _ in write(value) })
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-6g3d5> (D27; `@_inheritActorContext`: R)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(read: IsolatedCall.getter(get), write: IsolatedCall.setterWithTransaction(set))
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/init(projectedvalue:)> (D27)
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// <https://developer.apple.com/documentation/swiftui/binding/constant(_:)> (R)
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue> (R)
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      // The transaction of the binding is the root; without one, it is that of the surrounding `withTransaction`.
      let root = Transaction.current.merging(transaction)
      withTransaction(root) { location.set(newValue, transaction: root) }
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/projectedvalue> (R)
  public var projectedValue: Binding<Value> { self }

  /// <https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)> (R)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    derived(MemberLocation(location, keyPath))
  }

  func derived<Subject>(_ location: any Location<Subject>) -> Binding<Subject> {
    var result = Binding<Subject>(location: location)
    result.transaction = transaction
    return result
  }
}

extension Binding {
  /// <https://developer.apple.com/documentation/swiftui/binding/init(_:)-2a86l> (C; suffix M)
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(ConvertedLocation(base.location, read: { $0 }, write: { $0 }))
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/init(_:)-5z9t9> (C; suffix M)
  ///
  /// A read after the source became nil traps, as it does in SwiftUI (C).
  public init?(_ base: Binding<Value?>) {
    if base.wrappedValue == nil { return nil }
    self = base.derived(ConvertedLocation(base.location, read: { $0! }, write: { .some($0) }))
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/init(_:)-6g1i7> (C; suffix M)
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self = base.derived(ConvertedLocation(base.location, read: { AnyHashable($0) }, write: { $0.base as? V }))
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/transaction(_:)> (D27)
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// <https://developer.apple.com/documentation/swiftui/binding/animation(_:)> (R)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

// R: SwiftUI declares it without a check, too. The location of two closures has sendable ones (`init(get:set:)`). The others are made by
// the host and by views, which run on the main actor: a test must not write such a binding on another thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Located {
  package var identity: AnyHashable? { location.identity }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
