/// A root view and the screens above it.
///
/// - <https://developer.apple.com/documentation/swiftui/navigationstack> (D27)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct NavigationStack<Data, Root>: _PrimitiveView where Root: View {
  private let role: StackRole
  private let root: Root

  /// <https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)> (D27)
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    role = StackRole(path: nil, append: { _ in false }, removeLast: { _ in }, rewrite: {})
    self.root = root()
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-63x0h> (D27)
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    role = StackRole(
      path: { path.wrappedValue.elements },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) },
      rewrite: {
        let same = path.wrappedValue
        path.wrappedValue = same
      }
    )
    self.root = root()
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-3bt4q> (D27)
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    role = StackRole(
      path: { path.wrappedValue.map { AnyHashable($0) } },
      append: {
        guard let element = $0.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) },
      rewrite: {
        let same = path.wrappedValue
        path.wrappedValue = same
      }
    )
    self.root = root()
  }

  @MainActor public func _describe() -> _Description { _Description(.stack(role), of: root) }
}
