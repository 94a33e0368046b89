/// A dependency's value on the heap, without its type.
///
/// Sendable although subclasses store a variable: see `DependencyBox`, the only subclass.
@usableFromInline
package class AnyDependencyBox: @unchecked Sendable {
  /// The key of the value, for messages.
  let key: any TestDependencyKey.Type

  fileprivate init(key: any TestDependencyKey.Type) {
    self.key = key
  }
}

/// A value on the heap, so that a lookup copies only the value.
///
/// Sendable although `value` varies: it is written only while the writer holds the only reference to the box. For the
/// same reason it needs no checks for exclusive access.
@usableFromInline
package final class DependencyBox<Value: Sendable>: AnyDependencyBox, @unchecked Sendable {
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value

  @usableFromInline
  init<Key: TestDependencyKey>(_ value: Value, of key: Key.Type) where Key.Value == Value {
    self.value = value
    super.init(key: key)
  }
}
