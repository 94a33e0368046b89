// Modifiers of `TextState` that belong to SwiftUI. On Apple platforms, HeadgateUI defines them.

#if !canImport(SwiftUI)
  extension TextState {
    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func bold() -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func italic() -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func underline() -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func strikethrough() -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func font<Font>(_ font: Font) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func fontWeight<Weight>(_ weight: Weight) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func foregroundColor<Color>(_ color: Color) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func kerning(_ kerning: Double) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func monospacedDigit() -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func tracking(_ tracking: Double) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func baselineOffset(_ offset: Double) -> TextState { fatalError() }

    /// Unavailable: styles need SwiftUI.
    @available(
      *,
      unavailable,
      message: "Leave it out, or write it inside of '#if canImport(SwiftUI)': styles exist where SwiftUI does."
    )
    public func accessibilityLabel(_ label: String) -> TextState { fatalError() }
  }
#endif
