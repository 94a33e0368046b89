extension Store {
  /// A store of a part of the state; its observers are told of changes of that part only.
  ///
  /// It keeps this store alive, and dispatches to it.
  ///
  /// ```swift
  /// let users = store.scope(\.users)
  /// ```
  public func scope<Part: Sendable & Equatable>(_ part: any KeyPath<State, Part> & Sendable) -> Store<Part> {
    scope({ $0[keyPath: part] }, removeDuplicates: { $0 == $1 })
  }

  /// A store of a part of the state that cannot be compared; its observers are told of all changes.
  ///
  /// ```swift
  /// let drawing = store.scope(\.drawing)
  /// ```
  @_disfavoredOverload
  public func scope<Part: Sendable>(_ part: any KeyPath<State, Part> & Sendable) -> Store<Part> {
    Store<Part>(PartSource(source, { $0[keyPath: part] }, isSame: nil))
  }

  /// A store of what a closure makes of the state; its observers are told of changes of that only.
  ///
  /// ```swift
  /// let count = store.scope { $0.users.count }
  /// ```
  public func scope<Part: Sendable & Equatable>(_ transform: @escaping @Sendable (_ state: State) -> Part) -> Store<
    Part
  > {
    scope(transform, removeDuplicates: { $0 == $1 })
  }

  /// A store of what a closure makes of the state, where a second closure tells what is no change.
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

  /// A store of what a closure makes of the state and cannot be compared; its observers are told of all changes.
  ///
  /// ```swift
  /// let drawing = store.scope { $0.drawing }
  /// ```
  @_disfavoredOverload
  public func scope<Part: Sendable>(_ transform: @escaping @Sendable (_ state: State) -> Part) -> Store<Part> {
    Store<Part>(PartSource(source, transform, isSame: nil))
  }
}
