import Observation

/// The storage that a binding reads and writes.
package protocol Location<Value>: AnyObject {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value, transaction: Transaction)
  /// Equal for locations of the same storage; nil if that is unknown, as for closures.
  var identity: AnyHashable? { get }
}

extension Location {
  package var identity: AnyHashable? { nil }
}

/// A property wrapper that is compared by its storage.
package protocol Located {
  /// Nil if two values must not be considered equal.
  var identity: AnyHashable? { get }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
  private let value: Value
  init(_ value: Value) { self.value = value }
  func get() -> Value { value }
  func set(_ value: Value, transaction: Transaction) {}
}

/// Two closures.
final class ClosureLocation<Value>: Location {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  func get() -> Value { read() }
  func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}

/// A part of another location.
final class MemberLocation<Root, Value>: Location {
  private let root: any Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: any Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  func get() -> Value { root.get()[keyPath: keyPath] }

  func set(_ value: Value, transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction: transaction)
  }

  var identity: AnyHashable? {
    root.identity.map { AnyHashable([$0, AnyHashable(keyPath)]) }
  }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  func get() -> Value { root[keyPath: keyPath] }
  func set(_ value: Value, transaction: Transaction) { root[keyPath: keyPath] = value }

  var identity: AnyHashable? {
    AnyHashable([AnyHashable(ObjectIdentifier(root)), AnyHashable(keyPath)])
  }
}

/// A value as a value of another type.
final class ConvertedLocation<Base, Value>: Location {
  private let base: any Location<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base?

  init(_ base: any Location<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
  }

  func get() -> Value { read(base.get()) }

  func set(_ value: Value, transaction: Transaction) {
    if let value = write(value) { base.set(value, transaction: transaction) }
  }

  var identity: AnyHashable? {
    base.identity.map { AnyHashable([$0, AnyHashable(ObjectIdentifier(Value.self))]) }
  }
}

/// The storage of a state of a view. Reads are tracked by Observation.
final class StateLocation<Value>: Location, Observable {
  private let registrar = ObservationRegistrar()
  private let observers = StateObservers()
  private var storage: Value

  init(_ value: Value) { storage = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    StateObservers.record?(observers)
    return storage
  }

  func get() -> Value { value }

  func set(_ value: Value, transaction: Transaction) {
    // Assumed: an equal value evaluates nothing again.
    if let old = storage as? any Equatable, isEqual(old, value) { return }
    observers.notify()
    registrar.withMutation(of: self, keyPath: \.value) { storage = value }
  }

  var identity: AnyHashable? { AnyHashable(ObjectIdentifier(self)) }
}

/// Compares a value with a value of any type.
package func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { (other as? Value) == value }
