#if canImport(SwiftUI)
  public import HeadgateCore
  import SwiftUI

  // Values of SwiftUI that cannot be compared, as enums that can.

  extension TextState {
    /// The level of a heading for VoiceOver.
    ///
    /// ```swift
    /// TextState("Settings").accessibilityHeading(.h1)
    /// ```
    public enum AccessibilityHeadingLevel: Hashable, Sendable {
      /// A heading without a level.
      case unspecified
      /// The levels, from the highest.
      case h1, h2, h3, h4, h5, h6

      var level: SwiftUI.AccessibilityHeadingLevel {
        switch self {
        case .unspecified: .unspecified
        case .h1: .h1
        case .h2: .h2
        case .h3: .h3
        case .h4: .h4
        case .h5: .h5
        case .h6: .h6
        }
      }
    }

    /// The kind of text for VoiceOver, which decides how the text is read aloud.
    ///
    /// ```swift
    /// TextState(path).accessibilityTextContentType(.fileSystem)
    /// ```
    public enum AccessibilityTextContentType: Hashable, Sendable {
      /// The kinds of SwiftUI, with their names.
      case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing

      var type: SwiftUI.AccessibilityTextContentType {
        switch self {
        case .console: .console
        case .fileSystem: .fileSystem
        case .messaging: .messaging
        case .narrative: .narrative
        case .plain: .plain
        case .sourceCode: .sourceCode
        case .spreadsheet: .spreadsheet
        case .wordProcessing: .wordProcessing
        }
      }
    }

    /// The pattern of a line under or through a text.
    ///
    /// ```swift
    /// TextState("Old price").strikethrough(pattern: .dash)
    /// ```
    public enum LineStylePattern: Hashable, Sendable {
      /// The patterns of SwiftUI, with their names.
      case dash, dashDot, dashDotDot, dot, solid

      var pattern: Text.LineStyle.Pattern {
        switch self {
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        case .dot: .dot
        case .solid: .solid
        }
      }
    }
  }
#endif
