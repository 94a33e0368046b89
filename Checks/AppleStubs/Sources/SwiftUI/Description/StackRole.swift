/// The path of a navigation stack, for the host.
package struct StackRole {
  /// The elements of the path; nil for a stack that keeps its own path.
  package var path: (() -> [AnyHashable])?
  /// Appends an element. Returns false if the element is no element of this path.
  package var append: (AnyHashable) -> Bool
  package var removeLast: (Int) -> Void
  /// Writes the path that is already there.
  package var rewrite: () -> Void
}
