/// The purpose of a button.
///
/// - <https://developer.apple.com/documentation/swiftui/buttonrole> (D27; conformances: M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// (D27)
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close = ButtonRole(name: "close")
  /// (M)
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that performs an action.
///
/// - <https://developer.apple.com/documentation/swiftui/button> (D27)
nonisolated public struct Button<Label>: _PrimitiveView where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// <https://developer.apple.com/documentation/swiftui/button/init(action:label:)> (R)
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  @MainActor public func _describe() -> _Description { _Description(.button(role: role, action: action), of: label) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button {
  /// <https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)> (D27)
  @preconcurrency nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// <https://developer.apple.com/documentation/swiftui/button/init(_:action:)> (R)
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: { Text(titleKey) })
  }

  /// <https://developer.apple.com/documentation/swiftui/button/init(_:action:)> (R)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action, label: { Text(title) })
  }

  /// <https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)> (R)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: { Text(titleKey) }) }

  /// <https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)> (R)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { self.init(role: role, action: action, label: { Text(title) }) }
}
