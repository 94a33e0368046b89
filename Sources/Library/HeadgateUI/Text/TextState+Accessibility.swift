#if canImport(SwiftUI)
  public import HeadgateCore

  extension TextState {
    /// Returns the text with another text for VoiceOver.
    ///
    /// ```swift
    /// TextState("5′").accessibilityLabel(TextState("Five minutes"))
    /// ```
    public func accessibilityLabel(_ label: TextState) -> TextState { styled(.accessibilityLabel(label)) }

    /// Returns the text as a heading for VoiceOver.
    ///
    /// ```swift
    /// TextState("Settings").accessibilityHeading(.h1)
    /// ```
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> TextState {
      styled(.accessibilityHeading(level))
    }

    /// Returns the text with a kind of text for VoiceOver.
    ///
    /// ```swift
    /// TextState(path).accessibilityTextContentType(.fileSystem)
    /// ```
    public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> TextState {
      styled(.accessibilityTextContentType(type))
    }

    /// Returns the text with another pitch of speech: a positive value is higher, a negative value is lower.
    ///
    /// ```swift
    /// TextState("Title").speechAdjustedPitch(0.5)
    /// ```
    public func speechAdjustedPitch(_ value: Double) -> TextState { styled(.speechAdjustedPitch(value)) }

    /// Returns the text, whose punctuation is read aloud.
    ///
    /// ```swift
    /// TextState(code).speechAlwaysIncludesPunctuation()
    /// ```
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> TextState {
      styled(.speechAlwaysIncludesPunctuation(value))
    }

    /// Returns the text, which is read after other announcements and does not interrupt them.
    ///
    /// ```swift
    /// TextState("Saved").speechAnnouncementsQueued()
    /// ```
    public func speechAnnouncementsQueued(_ value: Bool = true) -> TextState {
      styled(.speechAnnouncementsQueued(value))
    }

    /// Returns the text, which is spelled letter by letter.
    ///
    /// ```swift
    /// TextState(code).speechSpellsOutCharacters()
    /// ```
    public func speechSpellsOutCharacters(_ value: Bool = true) -> TextState {
      styled(.speechSpellsOutCharacters(value))
    }
  }
#endif
