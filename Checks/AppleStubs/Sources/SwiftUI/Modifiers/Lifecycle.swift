// What runs when a view appears, disappears or changes.

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)> (D27)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(RoleModifier(role: action.map { .appear($0) }))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)> (R)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(RoleModifier(role: action.map { .disappear($0) }))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg> (D27)
  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    let role = ChangeRole(value: AnyEquatable(value), initial: initial) { old, new in
      if let old = old as? V, let new = new as? V { action(old, new) }
    }
    return modifier(RoleModifier(role: .change(role)))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)> (D27)
  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(RoleModifier(role: .change(ChangeRole(value: AnyEquatable(value), initial: initial) { _, _ in action() })))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/task(priority:_:)> (R). This is the form of SDK 26.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(RoleModifier(role: .task(TaskRole(id: nil, priority: priority, action: action)))) }

  /// <https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)> (R). This is the form of SDK 26.
  nonisolated public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(RoleModifier(role: .task(TaskRole(id: AnyEquatable(value), priority: priority, action: action))))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/refreshable(action:)> (I26)
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(RoleModifier(role: .refresh(action))) }
}

/// A modifier without state.
nonisolated struct RoleModifier: _PrimitiveModifier {
  let role: Role?

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(role ?? .group("Modifier"), of: content)
  }
}
