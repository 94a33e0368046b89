/// Views of which one is selected.
///
/// - <https://developer.apple.com/documentation/swiftui/tabview> (M)
///
/// The host shows all tabs. A test selects a tab with `set("", to: tag)`, because a tab view has no title.
nonisolated public struct TabView<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
  let role: Role
  let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    guard let selection else {
      role = .group("TabView")
      return
    }
    role = .control(
      ControlRole(
        name: "TabView",
        value: { selection.wrappedValue },
        set: { if let value = $0 as? SelectionValue { selection.wrappedValue = value } },
        step: nil
      )
    )
  }

  @MainActor public func _describe() -> _Description {
    _Description(role, [Child(0, EmptyView()), Child(1, content)])
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)> (I26). The host does not show the label.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(RoleModifier(role: nil))
  }
}
