extension Store {
  /// Returns a store of a part of the state. Its observers are called only for changes of that part.
  ///
  /// It retains this store and dispatches to it.
  ///
  /// ```swift
  /// let users = store.scope(\.users)
  /// ```
  public func scope<Part: Sendable & Equatable>(_ part: any KeyPath<State, Part> & Sendable) -> Store<Part> {
    scope({ $0[keyPath: part] }, removeDuplicates: { $0 == $1 })
  }

  /// Returns a store of a part of the state that is not `Equatable`. Its observers are called for all changes.
  ///
  /// ```swift
  /// let drawing = store.scope(\.drawing)
  /// ```
  @_disfavoredOverload
  public func scope<Part: Sendable>(_ part: any KeyPath<State, Part> & Sendable) -> Store<Part> {
    Store<Part>(PartSource(source, { $0[keyPath: part] }, isSame: nil))
  }

  /// Returns a store of the result of a closure. Its observers are called only for changes of the result.
  ///
  /// ```swift
  /// let count = store.scope { $0.users.count }
  /// ```
  public func scope<Part: Sendable & Equatable>(_ transform: @escaping @Sendable (_ state: State) -> Part) -> Store<
    Part
  > {
    scope(transform, removeDuplicates: { $0 == $1 })
  }

  /// Returns a store of the result of a closure. A second closure returns whether two results are the same.
  ///
  /// ```swift
  /// let user = store.scope({ $0.user }, removeDuplicates: { $0.id == $1.id })
  /// ```
  public func scope<Part: Sendable>(
    _ transform: @escaping @Sendable (_ state: State) -> Part,
    removeDuplicates isSame: @escaping @Sendable (_ last: Part, _ next: Part) -> Bool
  ) -> Store<Part> {
    Store<Part>(PartSource(source, transform, isSame: isSame))
  }

  /// Returns a store of the result of a closure that is not `Equatable`. Its observers are called for all changes.
  ///
  /// ```swift
  /// let drawing = store.scope { $0.drawing }
  /// ```
  @_disfavoredOverload
  public func scope<Part: Sendable>(_ transform: @escaping @Sendable (_ state: State) -> Part) -> Store<Part> {
    Store<Part>(PartSource(source, transform, isSame: nil))
  }
}
