public import Foundation

// Containers. Their pages list more initializers. (ZStack: I26; the rest: M)

/// <https://developer.apple.com/documentation/swiftui/vstack>
nonisolated public struct VStack<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor public func _describe() -> _Description { _Description(.group("VStack"), of: content) }
}

/// <https://developer.apple.com/documentation/swiftui/hstack>
nonisolated public struct HStack<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor public func _describe() -> _Description { _Description(.group("HStack"), of: content) }
}

/// <https://developer.apple.com/documentation/swiftui/zstack>
nonisolated public struct ZStack<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _describe() -> _Description { _Description(.group("ZStack"), of: content) }
}

/// <https://developer.apple.com/documentation/swiftui/group>
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _describe() -> _Description { _Description(.group("Group"), of: content) }
}

/// <https://developer.apple.com/documentation/swiftui/form>
nonisolated public struct Form<Content>: _PrimitiveView where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _describe() -> _Description { _Description(.group("Form"), of: content) }
}

/// <https://developer.apple.com/documentation/swiftui/section>
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  @MainActor public func _describe() -> _Description {
    _Description(.group("Section"), [Child(0, header), Child(1, content), Child(2, footer)])
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// <https://developer.apple.com/documentation/swiftui/spacer>
nonisolated public struct Spacer: _PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
  @MainActor public func _describe() -> _Description { _Description(.group("Spacer")) }
}

/// <https://developer.apple.com/documentation/swiftui/divider>
nonisolated public struct Divider: _PrimitiveView {
  public init() {}
  @MainActor public func _describe() -> _Description { _Description(.group("Divider")) }
}

/// <https://developer.apple.com/documentation/swiftui/label> (M)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public func _describe() -> _Description {
    _Description(.group("Label"), [Child(0, title), Child(1, icon)])
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// <https://developer.apple.com/documentation/swiftui/progressview> (M)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct ProgressView<Label, CurrentValueLabel>: _PrimitiveView
where Label: View, CurrentValueLabel: View {
  @MainActor public func _describe() -> _Description { _Description(.group("ProgressView")) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
}
