public import Foundation

/// A field for a text.
///
/// - <https://developer.apple.com/documentation/swiftui/textfield> (I26)
nonisolated public struct TextField<Label>: _PrimitiveView where Label: View {
  let text: Binding<String>
  let label: Label

  /// <https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)> (I26)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  @MainActor public func _describe() -> _Description { _Description(.field(text), of: label) }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, label: { Text(title) })
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: { Text(titleKey) })
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: { Text(titleKey) })
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: { Text(titleKey) })
  }

  /// <https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)> (I26)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    let text = ConvertedLocation(
      value.location,
      read: { format.format($0) },
      write: { try? format.parseStrategy.parse($0) }
    )
    self.init(text: value.derived(text), label: { Text(titleKey) })
  }
}

/// A field for a secret text.
///
/// - <https://developer.apple.com/documentation/swiftui/securefield> (R)
nonisolated public struct SecureField<Label>: _PrimitiveView where Label: View {
  let text: Binding<String>
  let label: Label

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  @MainActor public func _describe() -> _Description { _Description(.field(text), of: label) }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: { Text(titleKey) })
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: { Text(titleKey) })
  }
}
