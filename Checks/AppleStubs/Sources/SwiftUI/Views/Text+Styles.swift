public import Foundation

// Styles of a text: the text remembers them, so that texts can be compared. The host ignores them.
// https://developer.apple.com/documentation/swiftui/text

extension Text {
  private func adding(_ style: String) -> Text {
    var text = self
    text.styles.append(style)
    return text
  }

  // R, 13 family
  public func font(_ font: Font?) -> Text { adding("font \(String(describing: font))") }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding("fontWeight \(String(describing: weight))") }
  public func foregroundColor(_ color: Color?) -> Text { adding("foregroundColor \(String(describing: color))") }
  public func bold() -> Text { adding("bold") }
  public func italic() -> Text { adding("italic") }
  public func kerning(_ kerning: CGFloat) -> Text { adding("kerning \(String(describing: kerning))") }
  public func tracking(_ tracking: CGFloat) -> Text { adding("tracking \(String(describing: tracking))") }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding("baselineOffset \(String(describing: baselineOffset))")
  }
  // M
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding("strikethrough \(String(describing: isActive)) \(String(describing: color))")
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding("underline \(String(describing: isActive)) \(String(describing: color))")
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text {
  // R
  public func monospacedDigit() -> Text { adding("monospacedDigit") }
  // R; the versions of `monospaced` are M
  public func monospaced(_ isActive: Bool = true) -> Text { adding("monospaced \(String(describing: isActive))") }
  // M
  public func accessibilityLabel(_ label: Text) -> Text { adding("accessibilityLabel \(String(describing: label))") }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding("accessibilityHeading \(String(describing: level))")
  }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding("accessibilityTextContentType \(String(describing: value))")
  }
  // I26
  public func speechAdjustedPitch(_ value: Double) -> Text {
    adding("speechAdjustedPitch \(String(describing: value))")
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    adding("speechAlwaysIncludesPunctuation \(String(describing: value))")
  }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    adding("speechAnnouncementsQueued \(String(describing: value))")
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    adding("speechSpellsOutCharacters \(String(describing: value))")
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Text {
  // R
  public func bold(_ isActive: Bool) -> Text { adding("bold \(String(describing: isActive))") }
  public func italic(_ isActive: Bool) -> Text { adding("italic \(String(describing: isActive))") }
  public func fontWidth(_ width: Font.Width?) -> Text { adding("fontWidth \(String(describing: width))") }
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    adding("strikethrough \(String(describing: isActive)) \(String(describing: pattern)) \(String(describing: color))")
  }
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    adding("underline \(String(describing: isActive)) \(String(describing: pattern)) \(String(describing: color))")
  }
}

@available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
extension Text {
  // R; versions M
  public func fontDesign(_ design: Font.Design?) -> Text { adding("fontDesign \(String(describing: design))") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text {
  // R
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    adding("foregroundStyle \(String(describing: style))")
  }
}

extension Text {
  /// <https://developer.apple.com/documentation/swiftui/text/linestyle> (M)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LineStyle: Hashable, Sendable {
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {}
    public static let single = Text.LineStyle()

    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

/// <https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// <https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
