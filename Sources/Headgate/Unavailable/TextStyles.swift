// Modifiers of TCA's `TextState` that belong to SwiftUI. An Apple platform can define them; this library does not yet.

#if !canImport(SwiftUI)
  extension TextState {
    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func bold() -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func italic() -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func underline() -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func strikethrough() -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func font<Font>(_ font: Font) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func fontWeight<Weight>(_ weight: Weight) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func foregroundColor<Color>(_ color: Color) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func kerning(_ kerning: Double) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func monospacedDigit() -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func tracking(_ tracking: Double) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func baselineOffset(_ offset: Double) -> TextState { fatalError() }

    /// Unavailable: a text is a string.
    @available(
      *,
      unavailable,
      message:
        "Leave it out: a text is a string here. Styles need SwiftUI, and come on Apple platforms in a later version."
    )
    public func accessibilityLabel(_ label: String) -> TextState { fatalError() }
  }
#endif
