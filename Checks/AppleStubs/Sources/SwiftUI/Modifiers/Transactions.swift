extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/transaction(_:)> (D27)
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(RoleModifier(role: .transaction(transform)))
  }

  /// <https://developer.apple.com/documentation/swiftui/view/transaction(value:_:)> (D27)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(RoleModifier(role: .transaction(transform))) }

  /// <https://developer.apple.com/documentation/swiftui/view/animation(_:value:)> (M)
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(RoleModifier(role: .transaction { $0.animation = animation }))
  }
}
