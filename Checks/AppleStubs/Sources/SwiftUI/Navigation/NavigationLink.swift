/// A control that shows a screen.
///
/// - <https://developer.apple.com/documentation/swiftui/navigationlink> (D27)
nonisolated public struct NavigationLink<Label, Destination>: _PrimitiveView where Label: View, Destination: View {
  private let role: Role
  private let label: Label

  private init(role: Role, label: Label) {
    self.role = role
    self.label = label
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)-27n7s> (D27)
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(role: .linkToView(destination()), label: label())
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)> (D27). Deprecated in 27.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(role: .linkToView(destination), label: label())
  }

  @MainActor public func _describe() -> _Description { _Description(role, of: label) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)-4jswo> (D27)
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(role: .link(value: value.map { AnyHashable($0) }), label: label())
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)> (D27)
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {
    self.init(role: .link(value: value.map { AnyHashable($0) }), label: label())
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)-kj9v> (D27)
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(role: .link(value: value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)> (D27)
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    self.init(role: .link(value: value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// <https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)> (M)
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(role: .link(value: value.map { AnyHashable($0) }), label: Text(title))
  }
}
