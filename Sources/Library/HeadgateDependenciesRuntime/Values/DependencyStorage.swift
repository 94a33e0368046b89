/// The overrides of default values. All copies of a `DependencyValues` share it.
///
/// Sendable although its properties vary: only `DependencyValues` writes them, and only while it holds the only
/// reference to this object (copy on write). So no other code can read them during a write. For the same reason the
/// checks for exclusive access are off: they would cost more than the lookup.
@usableFromInline
package final class DependencyStorage: @unchecked Sendable {
  /// The boxes of the values by the identity of the key's type. The box of a key is always a `DependencyBox` of the
  /// key's value type.
  @exclusivity(unchecked)
  @usableFromInline
  var boxes: [ObjectIdentifier: AnyDependencyBox]

  /// The context, if it was overridden.
  @exclusivity(unchecked)
  @usableFromInline
  var context: DependencyContext?

  /// The source of default values. Nil: the test that runs when a default value is read.
  @exclusivity(unchecked)
  @usableFromInline
  var defaults: DefaultValues?

  /// A storage without overrides. All unchanged values share it.
  @usableFromInline
  static let untouched = DependencyStorage(boxes: [:], context: nil, defaults: nil)

  @usableFromInline
  init(boxes: [ObjectIdentifier: AnyDependencyBox], context: DependencyContext?, defaults: DefaultValues?) {
    self.boxes = boxes
    self.context = context
    self.defaults = defaults
  }

  func copy() -> DependencyStorage {
    DependencyStorage(boxes: boxes, context: context, defaults: defaults)
  }

  /// Returns a storage with the overrides of both storages. The overrides of this storage take precedence.
  func over(_ other: DependencyStorage) -> DependencyStorage {
    if self === other || other === DependencyStorage.untouched { return self }
    if self === DependencyStorage.untouched { return other }
    return DependencyStorage(
      boxes: boxes.merging(other.boxes) { own, _ in own },
      context: context ?? other.context,
      defaults: defaults ?? other.defaults
    )
  }
}
