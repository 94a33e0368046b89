public import Foundation

/// A text.
///
/// - <https://developer.apple.com/documentation/swiftui/text> (D27)
public struct Text: Equatable, Sendable {
  package var string: String
  package var styles: [String] = []

  public init(verbatim content: String) { string = content }
  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4> (D27; disfavored: R)
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { string = String(content) }
}

extension Text: _PrimitiveView {
  @MainActor public func _describe() -> _Description { _Description(.text(string)) }
}

extension Text {
  /// <https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)> (R)
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    string = key.string
    styles = key.styles
  }

  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh> (R; suffix M)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ attributedContent: AttributedString) { string = String(attributedContent.characters) }

  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)-8nk54> (R; suffix M)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ image: Image) { string = "[\(image.name)]" }

  /// <https://developer.apple.com/documentation/swiftui/text/init(_:format:)> (R)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// <https://developer.apple.com/documentation/swiftui/text/+(_:_:)> (D27). Deprecated in 26.0, which Linux cannot check.
  public static func + (lhs: Text, rhs: Text) -> Text { Text("\(lhs)\(rhs)") }
}

extension Text {
  /// <https://developer.apple.com/documentation/swiftui/text/init(_:)> of a resource (R)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
