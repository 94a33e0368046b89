#if canImport(SwiftUI)
  import HeadgateCore
  import SwiftUI

  /// A style that a text of SwiftUI can have.
  enum SwiftUITextStyle: TextStyle {
    case accessibilityHeading(TextState.AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case accessibilityTextContentType(TextState.AccessibilityTextContentType)
    case baselineOffset(CGFloat)
    case bold(Bool)
    case font(Font?)
    case fontDesign(Font.Design?)
    case fontWeight(Font.Weight?)
    case fontWidth(Font.Width?)
    case foregroundColor(Color?)
    case italic(Bool)
    case kerning(CGFloat)
    case monospaced(Bool)
    case monospacedDigit
    case speechAdjustedPitch(Double)
    case speechAlwaysIncludesPunctuation(Bool)
    case speechAnnouncementsQueued(Bool)
    case speechSpellsOutCharacters(Bool)
    case strikethrough(Bool, TextState.LineStylePattern, Color?)
    case tracking(CGFloat)
    case underline(Bool, TextState.LineStylePattern, Color?)

    func applied(to text: Text) -> Text {
      switch self {
      case .accessibilityHeading(let level): text.accessibilityHeading(level.level)
      case .accessibilityLabel(let label): text.accessibilityLabel(Text(label))
      case .accessibilityTextContentType(let type): text.accessibilityTextContentType(type.type)
      case .baselineOffset(let offset): text.baselineOffset(offset)
      case .bold(let isActive): text.bold(isActive)
      case .font(let font): text.font(font)
      case .fontDesign(let design): text.fontDesign(design)
      case .fontWeight(let weight): text.fontWeight(weight)
      case .fontWidth(let width): text.fontWidth(width)
      case .foregroundColor(let color): text.foregroundColor(color)
      case .italic(let isActive): text.italic(isActive)
      case .kerning(let kerning): text.kerning(kerning)
      case .monospaced(let isActive): text.monospaced(isActive)
      case .monospacedDigit: text.monospacedDigit()
      case .speechAdjustedPitch(let pitch): text.speechAdjustedPitch(pitch)
      case .speechAlwaysIncludesPunctuation(let value): text.speechAlwaysIncludesPunctuation(value)
      case .speechAnnouncementsQueued(let value): text.speechAnnouncementsQueued(value)
      case .speechSpellsOutCharacters(let value): text.speechSpellsOutCharacters(value)
      case .strikethrough(let isActive, let pattern, let color):
        text.strikethrough(isActive, pattern: pattern.pattern, color: color)
      case .tracking(let tracking): text.tracking(tracking)
      case .underline(let isActive, let pattern, let color):
        text.underline(isActive, pattern: pattern.pattern, color: color)
      }
    }
  }

  extension SwiftUITextStyle {
    var code: String {
      switch self {
      case .accessibilityHeading(let level): ".accessibilityHeading(.\(level))"
      case .accessibilityLabel(let label): ".accessibilityLabel(\(label.code))"
      case .accessibilityTextContentType(let type): ".accessibilityTextContentType(.\(type))"
      case .baselineOffset(let offset): ".baselineOffset(\(offset))"
      case .bold(let isActive): isActive ? ".bold()" : ".bold(false)"
      case .font(let font): ".font(\(argument(font)))"
      case .fontDesign(let design): ".fontDesign(\(argument(design)))"
      case .fontWeight(let weight): ".fontWeight(\(argument(weight)))"
      case .fontWidth(let width): ".fontWidth(\(argument(width)))"
      case .foregroundColor(let color): ".foregroundColor(\(argument(color)))"
      case .italic(let isActive): isActive ? ".italic()" : ".italic(false)"
      case .kerning(let kerning): ".kerning(\(kerning))"
      case .monospaced(let isActive): isActive ? ".monospaced()" : ".monospaced(false)"
      case .monospacedDigit: ".monospacedDigit()"
      case .speechAdjustedPitch(let pitch): ".speechAdjustedPitch(\(pitch))"
      case .speechAlwaysIncludesPunctuation(let value): ".speechAlwaysIncludesPunctuation(\(value))"
      case .speechAnnouncementsQueued(let value): ".speechAnnouncementsQueued(\(value))"
      case .speechSpellsOutCharacters(let value): ".speechSpellsOutCharacters(\(value))"
      case .strikethrough(let isActive, let pattern, let color):
        ".strikethrough(\(lineArguments(isActive, pattern, color)))"
      case .tracking(let tracking): ".tracking(\(tracking))"
      case .underline(let isActive, let pattern, let color): ".underline(\(lineArguments(isActive, pattern, color)))"
      }
    }

    /// A value of SwiftUI has no public description that is code, so this shows what Swift prints.
    private func argument(_ value: (some Any)?) -> String {
      value.map { "\($0)" } ?? "nil"
    }

    private func lineArguments(_ isActive: Bool, _ pattern: TextState.LineStylePattern, _ color: Color?) -> String {
      var arguments = isActive ? [] : ["false"]
      if pattern != .solid { arguments.append("pattern: .\(pattern)") }
      if let color { arguments.append("color: \(color)") }
      return arguments.joined(separator: ", ")
    }
  }
#endif
