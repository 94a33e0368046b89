public import Foundation

// Modifiers that change the appearance. The host ignores them. Their pages list more forms. (M unless noted)

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/font(_:)>
  nonisolated public func font(_ font: Font?) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)>
  nonisolated public func foregroundColor(_ color: Color?) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(RoleModifier(role: nil))
  }
  /// <https://developer.apple.com/documentation/swiftui/view/padding(_:)>
  nonisolated public func padding(_ length: CGFloat? = nil) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)>
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(RoleModifier(role: .group("navigationTitle")))
  }
  /// <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)>
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(RoleModifier(role: .group("navigationTitle")))
  }
  /// <https://developer.apple.com/documentation/swiftui/view/movedisabled(_:)> (I26)
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/deletedisabled(_:)>
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(RoleModifier(role: nil)) }
  /// <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(RoleModifier(role: nil))
  }
}

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/id(_:)> (M). Another value is another identity.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { modifier(IdentityModifier(id: id)) }
}

nonisolated struct IdentityModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID

  @MainActor func _describe(_ content: any View) -> _Description { _Description(.group("id"), [Child(id, content)]) }
}
