/// What was put in place of the default values, shared by all copies of a `DependencyValues`.
///
/// Sendable although its properties vary: they are written only by `DependencyValues`, and only while it holds the one
/// reference to this object (copy on write), so nobody can be reading. For the same reason the checks for exclusive access
/// are off: they would cost more than the look-up.
@usableFromInline
package final class DependencyStorage: @unchecked Sendable {
  /// Boxes of the values by the identity of the key's type; the box of a key is a `DependencyBox` of the key's value, and no other.
  @exclusivity(unchecked)
  @usableFromInline
  var boxes: [ObjectIdentifier: AnyDependencyBox]

  /// The context that was set by hand.
  @exclusivity(unchecked)
  @usableFromInline
  var context: DependencyContext?

  /// Where default values come from; nil: from the test that runs when one is asked for.
  @exclusivity(unchecked)
  @usableFromInline
  var defaults: DefaultValues?

  /// Nothing overridden. All values that nobody touched share it.
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

  /// A storage with the overrides of both; where both have one, this one wins.
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
