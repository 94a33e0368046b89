/// A dependency's value on the heap, whatever its type.
///
/// Sendable although boxes vary: see `DependencyBox`. Nobody else derives from it.
@usableFromInline
package class AnyDependencyBox: @unchecked Sendable {
  /// Whose value it is, for messages.
  let key: any TestDependencyKey.Type

  fileprivate init(key: any TestDependencyKey.Type) {
    self.key = key
  }
}

/// A value on the heap, so that looking it up copies nothing but the value.
///
/// Sendable although `value` varies: it is written only while the writer holds the one reference to the box, which
/// is also why it needs no checks for exclusive access.
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
